/** What the picture of an item tells that messengers show beside a link to it: what its card tells everybody, and no contact. */
import { monogramLetter, tintOf } from "#contract/monogram.ts";
import { previewPath } from "#contract/previews.ts";
import type { Language } from "#messages/words.ts";
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import { viewCards } from "#server/features/directory/cards.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

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

interface Card extends Record<"_id" | "fkSubCategoryId" | "subCategory" | "subCategoryHi" | "city", string> {
  cityHi: string | null;
  images: string[];
}

/** Undefined for what strangers may not see. It is read anew each time, so that nothing stays that was hidden. */
export async function findPreview(
  ctx: Handle,
  { kind, id, language }: { kind: Kind; id: string; language: Language },
): Promise<Preview | undefined> {
  const [json] = await viewCards<Card>(ctx, kind, [{ id }]);
  if (!json || !kind.preview) return undefined;
  const card: Card & Record<string, unknown> = JSON.parse(json);
  const field = (name: string | undefined) => (name === undefined ? undefined : String(card[name]));
  const name = field(kind.preview.name)!;
  const by = field(kind.preview.by);
  const what = language === "hi" ? card.subCategoryHi : card.subCategory;
  const place = (language === "hi" && card.cityHi) || card.city;
  const brand = await brandIn(ctx, language);
  const image = card.images[0];
  const tint = tintOf(await iconOf(ctx, Number(card.fkSubCategoryId)));
  return {
    texts: { brand, name, by, what, place, letter: monogramLetter(name), tint },
    image,
    path: previewPath({ language, kind: kind.key, id: card._id }, [brand, name, by, what, place, image]),
  };
}

async function iconOf(ctx: Handle, subcategoryId: number): Promise<string> {
  const { subcategoryOf, categoryOf } = await catalogueIndex(ctx);
  return categoryOf.get(subcategoryOf.get(subcategoryId)?.category_id ?? "")?.icon ?? "store";
}
