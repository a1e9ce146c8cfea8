/** Rows of the log of who of the staff did what. */
import type { Generated, JSONColumnType } from "kysely";

export interface StaffLogTable {
  id: string;
  staff_id: string;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  subject_name: Generated<string>;
  detail: JSONColumnType<Record<string, string>>;
  done_at: Date;
}
