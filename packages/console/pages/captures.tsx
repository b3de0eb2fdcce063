/** Captured bodies: listed by what is outside of them, read one at a time with a reason, erased. */
import type { CaptureBody, CapturePage, CaptureRow } from "@portcullis/contract/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { eventAddress } from "../addresses.ts";
import { get, send } from "../api/client.ts";
import { queryClient } from "../api/queries.ts";
import { useRole } from "../api/role.ts";
import { formatBytes, formatCount } from "../formats.ts";
import { Button } from "../parts/controls.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Dialog, ReasonDialog } from "../parts/dialog.tsx";
import { Answer, Empty } from "../parts/notes.tsx";
import { Card, Page } from "../parts/page.tsx";
import { Snippet } from "../parts/snippet.tsx";
import { TenantSelect, useOneTenant } from "../parts/tenant-select.tsx";
import { Moment } from "../parts/time.tsx";
import { say } from "../parts/toast.tsx";

export default function CapturesPage() {
  const tenantId = useOneTenant();
  const wanted = useSearchParams()[0].get("id");
  const isAdmin = useRole() === "admin";
  const asked = useInfiniteQuery({
    queryKey: ["captures", tenantId],
    enabled: tenantId !== null,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      get<CapturePage>("/captures", { tenant_id: tenantId, limit: 50, cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
  });
  const [reading, setReading] = useState<CaptureRow | null>(null);
  const [erasing, setErasing] = useState<CaptureRow | "all" | null>(null);
  const [body, setBody] = useState<CaptureBody | null>(null);
  const columns = useMemo(() => columnsFor(isAdmin, { read: setReading, erase: setErasing }), [isAdmin]);

  const read = async (reason: string) => {
    const place = { tenant_id: reading!.tenant_id, id: reading!.id };
    setBody(await send<CaptureBody>("POST", "/captures/read", { body: { ...place, reason } }));
  };
  const erase = async (reason: string) => {
    const what = erasing === "all" ? { all: true } : { id: erasing!.id };
    const { erased } = await send<{ erased: number }>("POST", "/captures/erase", {
      body: { tenant_id: tenantId, ...what, reason },
    });
    await queryClient.invalidateQueries({ queryKey: ["captures"] });
    say(`${formatCount(erased)} erased.`);
  };

  return (
    <Page
      title="Captures"
      lead="Bodies that clients sent with keys that allow it. Credentials and card data are masked; reading one is written down."
      actions={<TenantSelect all={false} />}
    >
      <Card flush>
        <Answer of={asked}>
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items).filter(({ id }) => wanted === null || id === wanted);
            if (rows.length === 0) return <NoCaptures />;
            return (
              <>
                <DataTable label="Captured bodies" rows={rows} columns={columns} idOf={({ id }) => id} />
                <div className="list-foot">
                  <span className="small soft">
                    {formatCount(rows.length)} shown {wanted === null ? null : <Link href="/captures">Show all</Link>}
                  </span>
                  <span className="row">
                    {isAdmin ? <Button onClick={() => setErasing("all")}>Erase all of the tenant…</Button> : null}
                    {asked.hasNextPage ? <Button onClick={() => asked.fetchNextPage()}>Show more</Button> : null}
                  </span>
                </div>
              </>
            );
          }}
        </Answer>
      </Card>
      <ReasonDialog
        title="Read the body"
        open={reading !== null}
        onClose={() => setReading(null)}
        action="Read"
        onReason={read}
      >
        <p className="soft">It holds what a person or a model wrote. Your name and reason go to the audit log first.</p>
      </ReasonDialog>
      <ReasonDialog
        title={erasing === "all" ? `Erase every capture of ${tenantId}` : "Erase the capture"}
        open={erasing !== null}
        onClose={() => setErasing(null)}
        action="Erase for good"
        danger
        onReason={erase}
      />
      <Dialog title="Captured body" open={body !== null} onClose={() => setBody(null)} wide>
        {body ? <Snippet label="Body, masked as stored" code={JSON.stringify(body.record, null, 2)} /> : null}
      </Dialog>
    </Page>
  );
}

function NoCaptures() {
  return (
    <Empty icon="captures" title="No bodies are kept">
      <p>
        Nothing is captured unless a key allows it. Open <Link href="/keys">Keys</Link>, choose “Keep bodies” for one
        key, and have its client send request and response bodies:
      </p>
      <Snippet
        label="Send a body"
        code={[
          `curl -s ${location.origin}/v1/captures \\`,
          '  -H "Authorization: Bearer $PORTCULLIS_API_KEY" \\',
          '  -H "Content-Type: application/json" \\',
          `  -d '{"records":[{"id":"cap-1","ts":"${new Date().toISOString()}","request":{"messages":[{"role":"user","content":"Hello"}]}}]}'`,
        ].join("\n")}
      />
    </Empty>
  );
}

function columnsFor(
  isAdmin: boolean,
  deeds: { readonly read: (row: CaptureRow) => void; readonly erase: (row: CaptureRow) => void },
): readonly Column<CaptureRow>[] {
  return [
    {
      name: "When",
      cell: ({ at }) => (
        <span className="nowrap">
          <Moment time={at} />
        </span>
      ),
    },
    { name: "Id", cell: ({ id }) => <code className="small break">{id}</code> },
    {
      name: "Event",
      cell: ({ event_id, tenant_id }) =>
        event_id ? (
          <Link href={eventAddress({ tenant_id, id: event_id })}>{event_id}</Link>
        ) : (
          <span className="faint">none</span>
        ),
    },
    { name: "Key", cell: ({ key_id }) => <code className="small">{key_id}</code> },
    { name: "Size", end: true, cell: ({ bytes }) => <span className="num">{formatBytes(bytes)}</span> },
    {
      name: "Actions",
      silent: true,
      end: true,
      cell: (row) =>
        isAdmin ? (
          <span className="row end">
            <Button small onClick={() => deeds.read(row)} aria-label={`Read ${row.id}`}>
              Read
            </Button>
            <Button small onClick={() => deeds.erase(row)} aria-label={`Erase ${row.id}`}>
              Erase
            </Button>
          </span>
        ) : null,
    },
  ];
}
