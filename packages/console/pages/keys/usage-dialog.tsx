/** What a tenant has used, month by month, beside what its plan allows now. */
import type { Tenant, Usage } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client.ts";
import { formatCount } from "../../formats.ts";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Answer } from "../../parts/notes.tsx";
import { QuotaMeters } from "../overview/figures.tsx";

type Month = Usage["months"][number];

export function UsageDialog({ tenant, onClose }: { readonly tenant: Tenant | null; readonly onClose: () => void }) {
  const id = tenant?.id ?? "";
  const asked = useQuery({
    queryKey: ["usage", id],
    enabled: id !== "",
    queryFn: ({ signal }) => get<Usage>(`/tenants/${encodeURIComponent(id)}/usage`, {}, signal),
  });
  return (
    <Dialog title={`Usage of ${tenant?.name ?? ""}`} open={tenant !== null} onClose={onClose} wide>
      <Answer of={asked}>
        {({ quota, months }) => (
          <>
            <QuotaMeters quota={quota} />
            <DataTable label="Usage by month" rows={months} columns={COLUMNS} idOf={({ period }) => period} />
          </>
        )}
      </Answer>
    </Dialog>
  );
}

const figure = (name: string, of: (month: Month) => number): Column<Month> => ({
  name,
  end: true,
  cell: (month) => <span className="num">{formatCount(of(month))}</span>,
});

const COLUMNS: readonly Column<Month>[] = [
  { name: "Month", cell: ({ period }) => <span className="num">{period}</span> },
  figure("Scans", ({ aho_scans }) => aho_scans),
  figure("Blocks", ({ aho_blocks }) => aho_blocks),
  figure("Semantic scans", ({ ai_scans }) => ai_scans),
  figure("Semantic blocks", ({ ai_blocks }) => ai_blocks),
  figure("Past the limit", ({ overflow }) => overflow),
];
