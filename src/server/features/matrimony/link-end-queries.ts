/** The SQL that ends what a profile shares by links: those who end it need nothing else of biodatas. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** All of a profile that are still open. */
export async function endLinksOf({ db }: Handle, profileId: string, now: Date): Promise<void> {
  await db
    .updateTable("biodata_links")
    .set({ revoked_at: now })
    .where("profile_id", "=", profileId)
    .where("revoked_at", "is", null)
    .execute();
}
