/** Who is signed in, from where and until when; and, for admins, who may sign in at all. */
import type { Admin, Session } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { get, send } from "../api/client.ts";
import { queryClient, sessionQuery, sessionsQuery } from "../api/queries.ts";
import { useRole } from "../api/role.ts";
import { StateBadge } from "../parts/badges.tsx";
import { Button } from "../parts/controls.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { ReasonDialog } from "../parts/dialog.tsx";
import { Answer } from "../parts/notes.tsx";
import { Card, Page } from "../parts/page.tsx";
import { Ago } from "../parts/time.tsx";
import { say } from "../parts/toast.tsx";

export default function SessionsPage() {
  const asked = useQuery(sessionsQuery);
  const isAdmin = useRole() === "admin";
  return (
    <Page title="Sessions" lead="A session ends by itself, on sign-out, or here.">
      <Card title="Open sessions" flush>
        <Answer of={asked}>
          {(sessions) => (
            <DataTable label="Open sessions" rows={sessions} columns={SESSION_COLUMNS} idOf={({ id }) => id} />
          )}
        </Answer>
      </Card>
      {isAdmin ? <Admins /> : null}
    </Page>
  );
}

const SESSION_COLUMNS: readonly Column<Session>[] = [
  {
    name: "Who",
    sort: ({ admin_name }) => admin_name,
    cell: ({ admin_name, role, current }) => (
      <span className="row">
        <strong>{admin_name}</strong> <span className="badge plain">{role}</span>
        {current ? <span className="badge allow">this one</span> : null}
      </span>
    ),
  },
  { name: "From", cell: ({ address }) => <code className="small">{address ?? "–"}</code> },
  { name: "With", cell: ({ agent }) => <span className="small soft break">{agent ?? "–"}</span> },
  { name: "Opened", sort: ({ created_at }) => created_at, cell: ({ created_at }) => <Ago time={created_at} /> },
  { name: "Seen", sort: ({ last_seen_at }) => last_seen_at, cell: ({ last_seen_at }) => <Ago time={last_seen_at} /> },
  { name: "Ends", cell: ({ expires_at }) => <Ago time={expires_at} /> },
  {
    name: "Actions",
    silent: true,
    end: true,
    cell: (session) => (
      <Button small onClick={() => end(session)} aria-label={`End the session of ${session.admin_name}`}>
        End
      </Button>
    ),
  },
];

async function end(session: Session): Promise<void> {
  await send("DELETE", `/sessions/${encodeURIComponent(session.id)}`);
  if (session.current) queryClient.setQueryData(sessionQuery.queryKey, null);
  else await queryClient.invalidateQueries({ queryKey: ["sessions"] });
  say("Session ended.");
}

function Admins() {
  const asked = useQuery({
    queryKey: ["admins"],
    queryFn: async ({ signal }) => (await get<{ items: readonly Admin[] }>("/admins", {}, signal)).items,
  });
  const me = useQuery(sessionQuery).data?.admin.id;
  const [revoking, setRevoking] = useState<Admin | null>(null);
  const columns = useMemo(() => adminColumns(me, setRevoking), [me]);
  const revoke = async (reason: string) => {
    await send("POST", `/admins/${encodeURIComponent(revoking!.id)}/revoke`, { body: { reason } });
    await queryClient.invalidateQueries();
    say("Revoked, and every session of it ended.");
  };
  return (
    <Card title="Who may sign in" aside={<code className="small soft">portcullis admin create</code>} flush>
      <Answer of={asked}>
        {(admins) => <DataTable label="Who may sign in" rows={admins} columns={columns} idOf={({ id }) => id} />}
      </Answer>
      <ReasonDialog
        title={`Revoke the credential of ${revoking?.name ?? ""}`}
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        action="Revoke for good"
        danger
        onReason={revoke}
      />
    </Card>
  );
}

function adminColumns(me: string | undefined, revoke: (admin: Admin) => void): readonly Column<Admin>[] {
  return [
    { name: "Name", sort: ({ name }) => name, cell: ({ name }) => <strong className="break">{name}</strong> },
    { name: "Role", sort: ({ role }) => role, cell: ({ role }) => <span className="badge plain">{role}</span> },
    { name: "State", cell: ({ revoked_at }) => <StateBadge state={revoked_at ? "revoked" : "active"} /> },
    { name: "Last signed in", cell: ({ last_sign_in_at }) => <Ago time={last_sign_in_at} /> },
    { name: "Made", cell: ({ created_at }) => <Ago time={created_at} /> },
    {
      name: "Actions",
      silent: true,
      end: true,
      cell: (admin) =>
        admin.revoked_at === null && admin.id !== me ? (
          <Button small onClick={() => revoke(admin)} aria-label={`Revoke ${admin.name}`}>
            Revoke
          </Button>
        ) : null,
    },
  ];
}
