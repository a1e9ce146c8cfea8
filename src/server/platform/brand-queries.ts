/** The name that the operator has given the portal, for what is not a page: messages, the reference, the demo's page. */
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Read each time, so that messages written before a change are sent under the new name. */
export async function brandIn({ db }: Handle, language: Language): Promise<string> {
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "brand")
    .executeTakeFirstOrThrow();
  return (value as { name: Record<Language, string> }).name[language];
}
