/** Keys, the tenants that own them, and the plans those are on. */
import { useSearchParams } from "wouter";
import { Page } from "../../parts/page.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { Keys } from "./keys.tsx";
import { Plans } from "./plans.tsx";
import { Tenants } from "./tenants.tsx";

const PANELS = [
  { id: "keys", name: "API keys", show: () => <Keys /> },
  { id: "tenants", name: "Tenants", show: () => <Tenants /> },
  { id: "plans", name: "Plans", show: () => <Plans /> },
];

export default function AccountsPage() {
  const [params, setParams] = useSearchParams();
  const chosen = PANELS.find(({ id }) => id === params.get("tab"))?.id ?? "keys";
  return (
    <Page
      title="Keys and tenants"
      lead="A key names its tenant; a tenant is on a plan. Keys are shown once and kept as a hash."
    >
      <div>
        <Tabs
          label="Keys and tenants"
          panels={PANELS}
          selected={chosen}
          onSelect={(id) => setParams({ tab: id }, { replace: true })}
        />
      </div>
    </Page>
  );
}
