/** Success stories as members send them: they wait for the staff, who may still change the words. */
import { maskContacts } from "#base/contact-mask.ts";
import { newId } from "#base/ids.ts";
import type { OwnStory, stories } from "#contract/articles/articles.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { fingerprints } from "#server/platform/images/images.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { imageOf, placeOf, textsOf } from "./article-values.ts";
import { findArticle, listSent } from "./queries.ts";
import { viewOwnStory } from "./view.ts";
import { countWaitingInTurn, insertArticle } from "./write-queries.ts";

/** So many of one member wait at once. */
const WAITING_MOST = 3;
const LISTED_MOST = 50;

/** A repeated key is answered with the first. Contacts are masked before it is stored: the staff know whose story it is. */
export function sendStory(
  ctx: Ctx,
  { idempotencyKey: key, imageOrder = [], ...given }: ParsedOf<typeof stories.send>,
  files: Upload[],
): Promise<{ story: OwnStory }> {
  const body = { ...given, imageOrder, files: fingerprints(files) };
  return once(ctx, { call: "story.send", key, body }, async (keep) => {
    const [title, text] = [maskContacts(given.title), maskContacts(given.body)];
    const texts = given.language === "hi" ? { titleHi: title, bodyHi: text } : { titleEn: title, bodyEn: text };
    const place = await placeOf(ctx, given.fkCityId);
    const image_id = await imageOf(ctx, undefined, imageOrder, files);
    const alt = given.imageAlt === undefined ? null : maskContacts(given.imageAlt);
    return inTransaction(ctx, async (ctx) => {
      const { id: memberId } = memberOf(ctx);
      if ((await countWaitingInTurn(ctx, memberId)) >= WAITING_MOST) refuse("story.too-many", { n: WAITING_MOST });
      const [id, now] = [newId(), ctx.clock.now()];
      await insertArticle(ctx, {
        id,
        kind: "story",
        owner_id: memberId,
        ...textsOf(texts),
        ...place,
        image_id,
        image_alt_en: given.language === "en" ? alt : null,
        image_alt_hi: given.language === "hi" ? alt : null,
        state: "sent",
        published_at: now,
        sent_at: now,
        created_at: now,
        updated_at: now,
      });
      const row = (await findArticle(ctx, id))!;
      return keep(ctx, { story: viewOwnStory(row) });
    });
  });
}

export async function ownStories(ctx: Ctx): Promise<OwnStory[]> {
  return (await listSent(ctx, memberOf(ctx).id, LISTED_MOST)).map(viewOwnStory);
}
