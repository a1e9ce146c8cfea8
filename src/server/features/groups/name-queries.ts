/** Whether a member is called by the whole name before others: where it stands on a public page of theirs. */
import { sql } from "kysely";

/** For the member of the table `m`. */
export const HAS_PAGE = sql<boolean>`(m.show_on_map or exists (select from businesses o where o.owner_id = m.id and o.approval = 'approved' and o.deleted_at is null))`;
