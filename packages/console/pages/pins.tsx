/** Tool pins: which declaration stands under each tool's name. One that changed after it was approved waits here. */
import type { Pin } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { send } from "../api/client.ts";
import { pinsQuery, queryClient } from "../api/queries.ts";
import { useRole } from "../api/role.ts";
import { formatCount } from "../formats.ts";
import { Button } from "../parts/controls.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { ReasonDialog } from "../parts/dialog.tsx";
import { Answer, Empty, Note } from "../parts/notes.tsx";
import { Card, Page } from "../parts/page.tsx";
import { TenantSelect, useTenant } from "../parts/tenant-select.tsx";
import { Ago } from "../parts/time.tsx";
import { say } from "../parts/toast.tsx";

export default function PinsPage() {
  const asked = useQuery(pinsQuery);
  const tenant = useTenant();
  const isAdmin = useRole() === "admin";
  const [accepting, setAccepting] = useState<Pin | null>(null);
  const columns = useMemo(() => columnsFor(isAdmin, setAccepting), [isAdmin]);
  const accept = async (reason: string) => {
    const { tenant_id, key_id, tool, hash } = accepting!;
    await send("POST", "/pins/accept", { body: { tenant_id, key_id, tool, hash, reason } });
    await queryClient.invalidateQueries({ queryKey: ["pins"] });
    say("Accepted.");
  };
  return (
    <Page
      title="Tool pins"
      lead="A tool whose declaration changes after it was approved is how a trusted server turns."
      actions={<TenantSelect />}
    >
      <Answer of={asked}>
        {(all) => {
          const pins = all.filter(({ tenant_id }) => !tenant || tenant_id === tenant);
          const changed = pins.filter((pin) => pin.changed).length;
          if (pins.length === 0) return <NoPins />;
          return (
            <>
              {changed > 0 ? (
                <Note look="unrun">
                  {formatCount(changed)} {changed === 1 ? "declaration has" : "declarations have"} changed and wait to
                  be looked at. Until then each call reports <code>declaration_changed</code>.
                </Note>
              ) : null}
              <Card flush>
                <DataTable
                  label="Tool declarations"
                  rows={pins}
                  columns={columns}
                  idOf={({ tenant_id, key_id, tool }) => `${tenant_id} ${key_id} ${tool}`}
                />
              </Card>
            </>
          );
        }}
      </Answer>
      <ReasonDialog
        title="Accept the declaration"
        open={accepting !== null}
        onClose={() => setAccepting(null)}
        action="Accept"
        onReason={accept}
      >
        <p className="soft">
          The declaration of <strong>{accepting?.tool}</strong> that was seen last becomes the one that is held to.
          Compare its hash with the one that your tool server publishes:
        </p>
        <p>
          <code className="break">{accepting?.hash}</code>
        </p>
      </ReasonDialog>
    </Page>
  );
}

function NoPins() {
  return (
    <Card>
      <Empty icon="pins" title="No tool has been declared yet">
        <p>
          Send <code>tools</code> with a scan, and each declaration is pinned by its hash. When it changes later, the
          finding <code>declaration_changed</code> says so, and it waits here.
        </p>
      </Empty>
    </Card>
  );
}

function columnsFor(isAdmin: boolean, accept: (pin: Pin) => void): readonly Column<Pin>[] {
  return [
    { name: "Tool", sort: ({ tool }) => tool, cell: ({ tool }) => <strong className="break">{tool}</strong> },
    {
      name: "State",
      sort: ({ changed }) => (changed ? 0 : 1),
      cell: ({ changed, changed_at }) =>
        changed ? (
          <span className="badge unrun">
            changed <Ago time={changed_at} />
          </span>
        ) : (
          <span className="badge allow">as accepted</span>
        ),
    },
    { name: "Tenant", sort: ({ tenant_id }) => tenant_id, cell: ({ tenant_id }) => tenant_id },
    { name: "Key", cell: ({ key_id }) => <code className="small">{key_id}</code> },
    {
      name: "Declaration",
      cell: ({ hash }) => (
        <code className="small" title={hash}>
          {hash.slice(0, 12)}…
        </code>
      ),
    },
    { name: "Seen", sort: ({ seen_at }) => seen_at, cell: ({ seen_at }) => <Ago time={seen_at} /> },
    {
      name: "Actions",
      silent: true,
      end: true,
      cell: (pin) =>
        isAdmin && pin.changed ? (
          <Button small onClick={() => accept(pin)} aria-label={`Accept the declaration of ${pin.tool}`}>
            Accept
          </Button>
        ) : null,
    },
  ];
}
