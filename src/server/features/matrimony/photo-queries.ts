/** The SQL of who may see a photo of a profile. */
import { sql } from "kysely";
import { notBlockedBy } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { ACTS } from "./family/rights-queries.ts";
import type { PhotoLink } from "./photo-links.ts";

/**
 * Its family and the staff see every photo, also one that waits; the person of the profile those of the link; a member with a plan those for members, of profiles that others find. Of the
 * others the answer is 'granted': whoever holds a grant of the photos sees it.
 */
export async function whoSeesPhoto(
  { db }: Handle,
  { profileId, key, viewerId }: PhotoLink,
  now: Date,
): Promise<"viewer" | "granted" | "nobody"> {
  const { rows } = await sql<{ may: boolean; by_grant: boolean }>`
    select ${viewerId}::uuid is null or coalesce(${ACTS}, false) or coalesce(m.staff_role is not null, false) or (
      ${notBlockedBy(viewerId, "x.owner_id")} and f.privacy = 'members' and x.approval = 'approved' and x.settled_at is null and x.hidden_at is null
      and m.plan_expires_at > ${now} and m.blocked_at is null
    ) as may, coalesce(f.privacy = 'granted', false) as by_grant
    from matrimony_profiles x
    join images i on i.key = ${key} and i.owner_id = x.owner_id
    left join matrimony_photos f on f.profile_id = x.id and f.image_id = i.id
    left join members m on m.id = ${viewerId}
    where x.id = ${profileId} and x.deleted_at is null
      and (f.image_id is not null or x.pending_edit @> jsonb_build_object('photos', jsonb_build_array(jsonb_build_object('imageId', i.id))))`.execute(
    db,
  );
  const [row] = rows;
  return row?.may ? "viewer" : row?.by_grant ? "granted" : "nobody";
}
