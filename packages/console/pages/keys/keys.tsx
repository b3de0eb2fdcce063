/** API keys: made, renamed, rotated, revoked; what each may do and when it was last used. */
import type { IssuedKey, Key } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { keysQuery } from "../../api/queries.ts";
import { useRole } from "../../api/role.ts";
import { formatDay } from "../../formats.ts";
import { StateBadge } from "../../parts/badges.tsx";
import { Button } from "../../parts/controls.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { ActionMenu } from "../../parts/menu.tsx";
import { Answer, Empty } from "../../parts/notes.tsx";
import { Card } from "../../parts/page.tsx";
import { Ago } from "../../parts/time.tsx";
import { CaptureDialog, ExpiryDialog, NewKeyDialog, RenameDialog, RevokeDialog, RotateDialog } from "./key-dialogs.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

type Wish = "rename" | "rotate" | "revoke" | "expire" | "capture";

export function Keys() {
  const asked = useQuery(keysQuery);
  const isAdmin = useRole() === "admin";
  const [making, setMaking] = useState(false);
  const [issued, setIssued] = useState<IssuedKey | null>(null);
  const [wish, setWish] = useState<{ readonly what: Wish; readonly key: Key } | null>(null);
  const columns = useMemo(() => columnsFor(isAdmin, (what, key) => setWish({ what, key })), [isAdmin]);
  const close = () => setWish(null);
  const dialog = (what: Wish) => ({ open: wish?.what === what, onClose: close, keyOf: wish?.key ?? null });

  return (
    <>
      {isAdmin ? (
        <div className="row end">
          <Button look="primary" icon="plus" onClick={() => setMaking(true)}>
            New key
          </Button>
        </div>
      ) : null}
      <Card flush>
        <Answer of={asked}>
          {(keys) =>
            keys.length === 0 ? (
              <Empty icon="keys" title="No keys yet">
                <p>A key is what your agents present. Make one, and the first call is shown with it.</p>
              </Empty>
            ) : (
              <DataTable label="API keys" rows={keys} columns={columns} idOf={({ id }) => id} />
            )
          }
        </Answer>
      </Card>
      <NewKeyDialog open={making} onClose={() => setMaking(false)} onIssued={setIssued} />
      <RenameDialog {...dialog("rename")} />
      <RotateDialog {...dialog("rotate")} onIssued={setIssued} />
      <RevokeDialog {...dialog("revoke")} />
      <ExpiryDialog {...dialog("expire")} />
      <CaptureDialog {...dialog("capture")} />
      <SecretDialog issued={issued} onClose={() => setIssued(null)} />
    </>
  );
}

function columnsFor(isAdmin: boolean, wish: (what: Wish, key: Key) => void): readonly Column<Key>[] {
  const columns: Column<Key>[] = [
    {
      name: "Name",
      sort: ({ name }) => name,
      cell: ({ name, hint }) => (
        <>
          <strong className="break">{name}</strong>
          <br />
          <code className="small faint">{hint}…</code>
        </>
      ),
    },
    { name: "Tenant", sort: ({ tenant_id }) => tenant_id, cell: ({ tenant_id }) => tenant_id },
    { name: "State", sort: ({ state }) => state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      name: "Captures",
      cell: ({ capture_enabled }) => (capture_enabled ? <span className="badge medium">bodies kept</span> : "off"),
    },
    {
      name: "Last used",
      sort: ({ last_used_at }) => last_used_at ?? "",
      cell: ({ last_used_at }) => <Ago time={last_used_at} />,
    },
    { name: "Made", sort: ({ created_at }) => created_at, cell: ({ created_at }) => formatDay(created_at) },
    {
      name: "Ends",
      sort: ({ expires_at }) => expires_at ?? "9999",
      cell: ({ expires_at, revoked_at }) =>
        revoked_at ? <Ago time={revoked_at} /> : <Ago time={expires_at} none="never" />,
    },
  ];
  if (!isAdmin) return columns;
  return [
    ...columns,
    {
      name: "Actions",
      silent: true,
      end: true,
      cell: (key) =>
        key.state === "active" ? (
          <ActionMenu
            label={`Actions for ${key.name}`}
            deeds={[
              { name: "Rename…", do: () => wish("rename", key) },
              { name: "Rotate…", do: () => wish("rotate", key) },
              { name: "Set its end…", do: () => wish("expire", key) },
              {
                name: key.capture_enabled ? "Stop keeping bodies…" : "Keep bodies…",
                do: () => wish("capture", key),
              },
              { name: "Revoke…", danger: true, do: () => wish("revoke", key) },
            ]}
          />
        ) : null,
    },
  ];
}
