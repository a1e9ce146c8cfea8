/** What a family does with the biodata of its profile: reads it, saves it as a PDF. */
import { join } from "node:path";
import type { BiodataParts, BiodataSheet } from "#contract/matrimony/biodata-views.ts";
import type { Language } from "#messages/words.ts";
import { getCommonInfo } from "#server/features/content/content.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { draw } from "#server/platform/drawings/draw.ts";
import { FileAnswer } from "#server/platform/http/envelope.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { refuse } from "#server/platform/refusal.ts";
import { mayShare } from "../family/rights.ts";
import { photoLink } from "../photo-links.ts";
import { findProfile, type ProfileRow } from "../queries.ts";
import type { Drawing } from "./pdf/biodata-document.ts";
import { sheetOf } from "./sheet.ts";

const PROGRAM = join(import.meta.dirname, "pdf/drawing-program.ts");
/** For one member, receipts and cards included. */
const DOCUMENTS = { name: "document", most: 30, seconds: 3600 };

type Chosen = BiodataParts & { id: string; language: Language };

export async function showOwnBiodata(ctx: Ctx, { id, ...chosen }: Chosen): Promise<BiodataSheet> {
  const row = await getApproved(ctx, id);
  const [first] = row.photos;
  const photo =
    chosen.withPhoto && first
      ? photoLink(ctx, { profileId: row.id, key: first.key, width: 480, viewerId: memberOf(ctx).id })
      : null;
  return { ...(await sheetOf(ctx, row, chosen)), photo, watermark: null };
}

/** Biodata.pdf. */
export async function makeOwnBiodata(ctx: Ctx, { id, ...chosen }: Chosen): Promise<FileAnswer> {
  const row = await getApproved(ctx, id);
  const who = memberOf(ctx).id;
  await takeAttempt(ctx, DOCUMENTS, who);
  return makeBiodata(ctx, row, { ...chosen, who, watermark: null });
}

/** The PDF of a profile; whether the reader may have it has been asked. */
export async function makeBiodata(
  ctx: Ctx,
  row: ProfileRow,
  { who, watermark, ...chosen }: BiodataParts & { language: Language; who: string; watermark: string | null },
): Promise<FileAnswer> {
  const { brand } = await getCommonInfo(ctx, chosen.language);
  const [first] = row.photos;
  const photo = chosen.withPhoto && first ? await ctx.ports.images.get(`${first.key}-1200.jpg`) : undefined;
  const sheet = await sheetOf(ctx, row, chosen);
  const { language } = chosen;
  const bytes = await draw<Drawing>(who, PROGRAM, { language, brand, sheet, photo: photo ?? null, watermark });
  return new FileAnswer(bytes, { name: "Biodata.pdf", type: "application/pdf" });
}

/** One that the caller may save and share, whatever its state. */
export async function findOwn(ctx: Ctx, id: string): Promise<ProfileRow | undefined> {
  const row = await findProfile(ctx, id);
  return row && (await mayShare(ctx, id)) ? row : undefined;
}

/** A refusal does not tell another's from a missing one. */
export async function getOwn(ctx: Ctx, id: string): Promise<ProfileRow> {
  return (await findOwn(ctx, id)) ?? refuse("profile.not-found");
}

async function getApproved(ctx: Ctx, id: string): Promise<ProfileRow> {
  const row = await getOwn(ctx, id);
  if (row.approval !== "approved") refuse("biodata.not-approved");
  return row;
}
