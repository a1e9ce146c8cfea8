/** A biodata in one language with the parts that were chosen: what the page shows and the PDF prints, so that neither says more than the other. */
import { maskContacts } from "#base/contact-mask.ts";
import type { BiodataParts, BiodataSheet } from "#contract/matrimony/biodata-views.ts";
import type { Language, Words } from "#messages/words.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { words } from "#server/platform/words.ts";
import type { ProfileRow } from "../queries.ts";
import { contactLines, familyLines, wishLines, workLines } from "./family-lines.ts";
import { ageAndHeight, communityLines, horoscopeLines, inWords, type Line, personLines } from "./person-lines.ts";

export type SheetTexts = Omit<BiodataSheet, "photo" | "watermark">;

/** Of what is approved: an edit that waits is not in it. Without the contact no text of the family holds one either. */
export async function sheetOf(
  ctx: Ctx,
  row: ProfileRow,
  { language, withContact, withHoroscope }: Omit<BiodataParts, "withPhoto"> & { language: Language },
): Promise<SheetTexts> {
  const t = words[language];
  const now = ctx.clock.now();
  const told = (text: string | null) => text && (withContact ? text : maskContacts(text));
  const birthPlace = row.birth_place_id === null ? undefined : await getPlace(ctx, row.birth_place_id);
  const { age, height } = ageAndHeight(t, row, now);
  const sections = [
    section(t("biodata.section.person"), personLines(t, row, told, now)),
    section(t("matrimony.step.community"), communityLines(t, row, told)),
    withHoroscope && horoscopeSection(t, row, birthPlace),
    section(t("matrimony.step.work"), workLines(t, row, told)),
    section(t("matrimony.step.family"), familyLines(t, row, told), told(row.family_about)),
    section(t("matrimony.label.about"), [], told(row.about)),
    section(t("biodata.section.wishes"), wishLines(t, row, told), told(row.expectations)),
    withContact && section(t("biodata.section.contact"), contactLines(t, row)),
  ];
  return {
    name: told(row.full_name) ?? "",
    summary: [age, height, inWords(t, row.place_name, row.place_name_hi)].join(" · "),
    sections: sections.filter((one) => one !== false).filter((one) => one.facts.length + one.paragraphs.length > 0),
  };
}

/** What was not told leaves no line. */
function section(title: string, lines: Line[], paragraph: string | null = null) {
  return {
    title,
    facts: lines.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    paragraphs: paragraph ? [paragraph] : [],
  };
}

/** How star and lagna were counted stands below them, where they were. */
function horoscopeSection(t: Words, row: ProfileRow, place: Parameters<typeof horoscopeLines>[2]) {
  const isComputed = row.birth_time !== null;
  const lines = horoscopeLines(t, row, place);
  return section(t("biodata.section.horoscope"), lines, isComputed ? t("biodata.horoscope.rules") : null);
}
