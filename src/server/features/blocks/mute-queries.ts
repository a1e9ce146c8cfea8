/** The condition of lists that leaves out whom the caller has muted: for the reader alone, where a block holds both ways. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Ctx } from "#server/platform/context.ts";

/** True of rows of members whom the caller has not muted; the table is the feed's, where members mute. */
export const notMuted = ({ viewer }: Pick<Ctx, "viewer">, column: string): RawBuilder<SqlBool> =>
  viewer.kind === "member"
    ? sql`not exists (select from feed_mutes u where u.member_id = ${viewer.id}::uuid and u.muted_id = ${sql.ref(column)})`
    : sql`true`;
