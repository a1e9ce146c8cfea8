/** What the operator calls the portal, for what leaves it outside a page: messages, the reference, the demo's page. */
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Read anew each time, so that what was written before a change goes out under the new name. */
export async function brandIn({ db }: Handle, language: Language): Promise<string> {
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "brand")
    .executeTakeFirstOrThrow();
  return (value as { name: Record<Language, string> }).name[language];
}
