/** Rows of notifications. */
import type { Generated, JSONColumnType } from "kysely";

export interface NotificationsTable {
  id: string;
  member_id: string;
  /** A message of the area notices. */
  key: string;
  parameters: JSONColumnType<Record<string, string | number>>;
  redirect: string | null;
  about: string | null;
  read_at: Date | null;
  created_at: Generated<Date>;
}
