/** Rows of the log of who did what. */
import type { Generated, JSONColumnType } from "kysely";

export interface StaffLogTable {
  id: string;
  /** Null: the operator, on the machine itself. */
  staff_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  subject_name: Generated<string>;
  detail: JSONColumnType<Record<string, string>>;
  done_at: Date;
}
