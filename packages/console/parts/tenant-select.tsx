/** Whose data is shown. The choice stands in the address, so that a link shows the same to another person. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { tenantsQuery } from "../api/queries.ts";
import { Select } from "./controls.tsx";

/** The tenant in the address, or null for all. */
export function useTenant(): string | null {
  return useSearchParams()[0].get("tenant");
}

/** The tenant in the address, or the first there is; null until the list has come. */
export function useOneTenant(): string | null {
  const chosen = useTenant();
  const { data } = useQuery(tenantsQuery);
  return chosen ?? data?.[0]?.id ?? null;
}

export function TenantSelect({ all = true }: { readonly all?: boolean }) {
  const [params, setParams] = useSearchParams();
  const { data = [] } = useQuery(tenantsQuery);
  const options = data.map(({ id, name }) => ({ value: id, label: name === id ? id : `${name} (${id})` }));
  return (
    <Select
      label="Tenant"
      value={params.get("tenant") ?? (all ? "" : (data[0]?.id ?? ""))}
      options={all ? [{ value: "", label: "All tenants" }, ...options] : options}
      onChange={(value) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            if (value === "") after.delete("tenant");
            else after.set("tenant", value);
            return after;
          },
          { replace: true },
        )
      }
    />
  );
}
