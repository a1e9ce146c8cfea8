/** What the picture of an item tells that messengers show beside a link to it: what its card tells everybody, and no contact. */
import { monogramLetter, tintOf } from "#contract/monogram.ts";
import { previewOf } from "#contract/previews.ts";
import type { Language } from "#messages/words.ts";
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import { viewCards } from "#server/features/directory/cards.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { words } from "#server/platform/words.ts";

/** The texts of a picture, and what stands for a photo. */
export interface PreviewTexts {
  brand: string;
  name: string;
  /** Whose it is, where that is not the name itself. */
  by: string | undefined;
  what: string;
  place: string;
  letter: string;
  tint: number;
}

export interface Preview {
  texts: PreviewTexts;
  /** The key of its first photo. */
  image: string | undefined;
  /** Its present address. */
  path: string;
}

interface Card {
  _id: string;
  fkSubCategoryId?: string;
}

/** Undefined for what strangers may not see. It is read anew each time, so that nothing stays that was hidden. */
export async function findPreview(
  ctx: Handle,
  { kind, id, language }: { kind: Kind; id: string; language: Language },
): Promise<Preview | undefined> {
  const [json] = await viewCards<Card>(ctx, kind, [{ id }]);
  if (!json || !kind.preview) return undefined;
  const card: Card = JSON.parse(json);
  const parts = kind.preview(card as never, words[language]);
  const { name, by, what, place, image } = parts;
  const brand = await brandIn(ctx, language);
  const tint = tintOf(card.fkSubCategoryId ? await iconOf(ctx, Number(card.fkSubCategoryId)) : what);
  return {
    texts: { brand, name, by, what, place, letter: monogramLetter(name), tint },
    image,
    path: previewOf({ language, kind: kind.key, id: card._id }, brand, parts),
  };
}

async function iconOf(ctx: Handle, subcategoryId: number): Promise<string> {
  const { subcategoryOf, categoryOf } = await catalogueIndex(ctx);
  return categoryOf.get(subcategoryOf.get(subcategoryId)?.category_id ?? "")?.icon ?? "store";
}
