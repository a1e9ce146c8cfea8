/** The condition by which rows of a kind are public, for the query builder. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ListedKind } from "./kinds.ts";

export function publicRows({ isPublic }: ListedKind, alias: string): RawBuilder<SqlBool> {
  return sql.raw(isPublic(alias));
}
