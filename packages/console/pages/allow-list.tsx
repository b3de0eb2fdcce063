/** The allow-list: matches that a person vouches for, with the reason and the end. Expired entries stay to be seen. */

import type { Suppression } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { ruleAddress } from "../addresses.ts";
import { send } from "../api/client.ts";
import { queryClient, suppressionsQuery } from "../api/queries.ts";
import { useRole } from "../api/role.ts";
import { Button } from "../parts/controls.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { ReasonDialog } from "../parts/dialog.tsx";
import { Answer, Empty } from "../parts/notes.tsx";
import { Card, Page } from "../parts/page.tsx";
import { TenantSelect, useTenant } from "../parts/tenant-select.tsx";
import { Ago } from "../parts/time.tsx";
import { say } from "../parts/toast.tsx";

export default function AllowListPage() {
  const asked = useQuery(suppressionsQuery);
  const [params] = useSearchParams();
  const rule = params.get("rule");
  const tenant = useTenant();
  const isAdmin = useRole() === "admin";
  const [removing, setRemoving] = useState<Suppression | null>(null);
  const columns = useMemo(() => columnsFor(isAdmin, setRemoving), [isAdmin]);
  const remove = async (reason: string) => {
    await send("POST", `/suppressions/${encodeURIComponent(removing!.id)}/remove`, { body: { reason } });
    await queryClient.invalidateQueries();
    say("Removed. The match counts again within five seconds.");
  };
  const shown = (entries: readonly Suppression[]) =>
    entries.filter((entry) => (!rule || entry.rule_id === rule) && (!tenant || entry.tenant_id === tenant));
  return (
    <Page
      title="Allow-list"
      lead={
        rule ? (
          <>
            Entries for <code>{rule}</code>. <Link href="/allow-list">Show all</Link>
          </>
        ) : (
          "Matches that are reported and no longer count."
        )
      }
      actions={<TenantSelect />}
    >
      <Card flush>
        <Answer of={asked}>
          {(entries) =>
            shown(entries).length === 0 ? (
              <Empty icon="allow" title="Nothing is suppressed">
                <p>
                  When a rule objects to text that is yours, open the <Link href="/events?decision=block">event</Link>{" "}
                  and press “Suppress this” beside the match. An entry names the matched words by a fingerprint, has a
                  reason and should have an end.
                </p>
              </Empty>
            ) : (
              <DataTable label="Allow-list" rows={shown(entries)} columns={columns} idOf={({ id }) => id} />
            )
          }
        </Answer>
      </Card>
      <ReasonDialog
        title="Remove the entry"
        open={removing !== null}
        onClose={() => setRemoving(null)}
        action="Remove"
        danger
        onReason={remove}
      >
        <p className="soft">
          Matches of <code>{removing?.rule_id}</code> count again for tenant {removing?.tenant_id}.
        </p>
      </ReasonDialog>
    </Page>
  );
}

function columnsFor(isAdmin: boolean, remove: (entry: Suppression) => void): readonly Column<Suppression>[] {
  return [
    {
      name: "Rule",
      sort: ({ rule_id }) => rule_id,
      cell: ({ rule_id }) => <Link href={ruleAddress(rule_id)}>{rule_id}</Link>,
    },
    {
      name: "Covers",
      cell: ({ fingerprint }) =>
        fingerprint ? (
          <code className="small">{fingerprint}</code>
        ) : (
          <span className="badge medium">the whole rule</span>
        ),
    },
    { name: "Tenant", sort: ({ tenant_id }) => tenant_id, cell: ({ tenant_id }) => tenant_id },
    { name: "Reason", cell: ({ reason }) => <span className="break">{reason}</span> },
    { name: "Owner", sort: ({ owner }) => owner, cell: ({ owner }) => owner },
    { name: "Made", sort: ({ created_at }) => created_at, cell: ({ created_at }) => <Ago time={created_at} /> },
    {
      name: "Ends",
      sort: ({ expires_at }) => expires_at ?? "9999",
      cell: ({ expires_at, active }) =>
        active ? (
          <Ago time={expires_at} />
        ) : (
          <span className="badge unrun">
            expired <Ago time={expires_at} />
          </span>
        ),
    },
    {
      name: "Actions",
      silent: true,
      end: true,
      cell: (entry) =>
        isAdmin ? (
          <Button small onClick={() => remove(entry)} aria-label={`Remove the entry for ${entry.rule_id}`}>
            Remove
          </Button>
        ) : null,
    },
  ];
}
