/** What the person at the screen may do. The service decides it anew on every request; this only hides what would fail. */
import type { AdminRole } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "./queries.ts";

export function useRole(): AdminRole {
  return useQuery(sessionQuery).data?.admin.role ?? "viewer";
}
