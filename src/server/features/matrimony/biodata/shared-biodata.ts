/** What a link to a biodata shows to whoever has it, asked anew each time: the page, the PDF and the photo end with the link. */
import { showDate } from "#base/dates.ts";
import type { BiodataSheet } from "#contract/matrimony/biodata-views.ts";
import type { Language } from "#messages/words.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { FileAnswer } from "#server/platform/http/envelope.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { refuse } from "#server/platform/refusal.ts";
import { words } from "#server/platform/words.ts";
import { findProfile } from "../queries.ts";
import { countOpening, findOpenLink, type LinkRow } from "./link-queries.ts";
import { makeBiodata } from "./own-biodata.ts";
import { hashOf } from "./own-links.ts";
import { sharedPhotoLink } from "./shared-photo-links.ts";
import { sheetOf } from "./sheet.ts";

/** For one address, known secrets or not: families behind one address read, and nobody guesses. */
const OPENINGS = { name: "biodata-opening", most: 120, seconds: 3600 };
/** For one link. */
const DOCUMENTS = { name: "biodata-document", most: 30, seconds: 3600 };

interface Asked {
  secret: string;
  language: Language;
}

/** Counts one opening; null for every link that is over or never was. */
export async function openShared(
  ctx: Ctx,
  { secret, language }: Asked,
): Promise<{ shared: { sheet: BiodataSheet; expiresAt: string } | null }> {
  const found = await findShared(ctx, secret);
  if (!found) return { shared: null };
  const { link, row } = found;
  await countOpening(ctx, link.id, ctx.clock.now());
  const [first] = row.photos;
  const sheet = {
    ...(await sheetOf(ctx, row, partsOf(link, language))),
    photo: link.with_photo && first ? sharedPhotoLink(ctx, { linkId: link.id, key: first.key }) : null,
    watermark: watermarkOf(link, language),
  };
  return { shared: { sheet, expiresAt: link.expires_at.toISOString() } };
}

/** Biodata.pdf, with the name of the recipient on every page. */
export async function makeShared(ctx: Ctx, { secret, language }: Asked): Promise<FileAnswer> {
  const { link, row } = (await findShared(ctx, secret)) ?? refuse("biodata.not-shared");
  await takeAttempt(ctx, DOCUMENTS, link.id);
  const file = await makeBiodata(ctx, row, {
    ...partsOf(link, language),
    who: ctx.caller.ip,
    watermark: watermarkOf(link, language),
  });
  // Drawing may have waited in a line: what was taken back meanwhile is not sent any more.
  return (await findOpenLink(ctx, { id: link.id }, ctx.clock.now())) ? file : refuse("biodata.not-shared");
}

async function findShared(ctx: Ctx, secret: string) {
  await takeAttempt(ctx, OPENINGS, ctx.caller.ip);
  const link = await findOpenLink(ctx, { secretHash: hashOf(secret) }, ctx.clock.now());
  const row = link && (await findProfile(ctx, link.profile_id));
  return row && { link, row };
}

function partsOf(link: LinkRow, language: Language) {
  return {
    language,
    withPhoto: link.with_photo,
    withContact: link.with_contact,
    withHoroscope: link.with_horoscope,
  };
}

function watermarkOf({ label, created_at }: LinkRow, language: Language): string {
  return words[language]("biodata.watermark", { label, date: showDate(created_at, language) });
}
