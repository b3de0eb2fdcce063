/** Which tenant something is done for, inside a form. The first one is proposed. */
import { useQuery } from "@tanstack/react-query";
import { tenantsQuery } from "../api/queries.ts";
import { Field, Select } from "./controls.tsx";

/** The tenant that was chosen, or the first there is. */
export function useChosenTenant(chosen: string): string {
  const { data } = useQuery(tenantsQuery);
  return chosen || (data?.[0]?.id ?? "");
}

export function TenantField(props: { readonly value: string; readonly onChange: (tenant: string) => void }) {
  const { data = [] } = useQuery(tenantsQuery);
  return (
    <Field label="Tenant">
      {(aids) => (
        <Select
          aids={aids}
          value={props.value}
          options={data.map(({ id, name }) => ({ value: id, label: name === id ? id : `${name} (${id})` }))}
          onChange={props.onChange}
        />
      )}
    </Field>
  );
}
