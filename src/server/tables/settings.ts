/** Rows of the operator's settings and of the reference files that were loaded. */
import type { Generated, JSONColumnType } from "kysely";

export interface SettingsTable {
  key: string;
  value: JSONColumnType<object>;
  updated_at: Generated<Date>;
}

export interface ReferenceFilesTable {
  name: string;
  hash: string;
  loaded_at: Generated<Date>;
}
