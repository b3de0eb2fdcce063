/** The matches of an event: rule, place, and whether they counted. An admin may suppress one from here. */

import type { EventDetail, EventMatch } from "@portcullis/contract/admin";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { ruleAddress } from "../../addresses.ts";
import { useRole } from "../../api/role.ts";
import { SeverityBadge } from "../../parts/badges.tsx";
import { Button } from "../../parts/controls.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { SuppressDialog } from "../../parts/suppress-dialog.tsx";
import { nameOf } from "../../words.ts";

export function Matches({ event }: { readonly event: EventDetail }) {
  const [chosen, choose] = useState<EventMatch | null>(null);
  const isAdmin = useRole() === "admin";
  const columns = useMemo(() => columnsFor(isAdmin, choose), [isAdmin]);
  if (event.matches.length === 0) return <p className="soft inset">No rule matched.</p>;
  return (
    <>
      <DataTable
        label="Matches"
        rows={event.matches}
        columns={columns}
        idOf={(match) => `${match.rule_id} ${match.start} ${match.end} ${match.fingerprint}`}
      />
      <SuppressDialog
        open={chosen !== null}
        onClose={() => choose(null)}
        tenantId={event.tenant_id}
        ruleId={chosen?.rule_id ?? ""}
        fingerprint={chosen?.fingerprint ?? null}
      />
    </>
  );
}

function columnsFor(isAdmin: boolean, choose: (match: EventMatch) => void): readonly Column<EventMatch>[] {
  return [
    {
      name: "Rule",
      cell: (match) => <Link href={ruleAddress(match.rule_id)}>{match.rule_id}</Link>,
    },
    { name: "Category", cell: (match) => (match.category ? nameOf(match.category) : "–") },
    { name: "Severity", cell: (match) => <SeverityBadge severity={match.severity} /> },
    {
      name: "Place",
      cell: (match) => <span className="num nowrap">{match.start === null ? "–" : `${match.start}–${match.end}`}</span>,
    },
    { name: "Counted", cell: (match) => <Counted match={match} /> },
    {
      name: "Actions",
      silent: true,
      end: true,
      cell: (match) =>
        isAdmin && !match.suppressed ? (
          <Button small onClick={() => choose(match)}>
            Suppress this
          </Button>
        ) : null,
    },
  ];
}

function Counted({ match }: { readonly match: EventMatch }) {
  if (match.suppressed) return <span className="badge">no: on the allow-list</span>;
  if (match.shadowed) return <span className="badge">no: shadowed</span>;
  return <>yes</>;
}
