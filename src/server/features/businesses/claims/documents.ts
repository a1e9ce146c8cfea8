/** Documents that members send to the staff, with a claim or to have a profile checked: a picture is made anew as any other, a PDF is left as it came; both stay in the database, which no address serves. */
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";

const PDF_START = "%PDF-";
const PDF_MAX_BYTES = IMAGE_MAX_BYTES / 2;

export interface ClaimDocument {
  document: Buffer;
  document_type: "image/jpeg" | "application/pdf";
}

/** Refuses pictures as the encoder does, and PDF files of more than five megabytes. */
export async function documentOf(ctx: Ctx, memberId: string, bytes: Buffer): Promise<ClaimDocument> {
  if (bytes.subarray(0, PDF_START.length).toString("latin1") === PDF_START) {
    if (bytes.length > PDF_MAX_BYTES) refuse("body.too-large");
    return { document: bytes, document_type: "application/pdf" };
  }
  const { files } = await ctx.ports.encodeImage(memberId, bytes);
  const picture = files.find(({ ending }) => ending.endsWith(".jpg"));
  if (!picture) throw new Error("the encoder made no JPEG");
  return { document: Buffer.from(picture.bytes), document_type: "image/jpeg" };
}
