/** Reads a form with pictures: text fields and the buffers of the files, within the call's limits. */
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { Refusal, refuse } from "#server/platform/refusal.ts";
import { plainTexts } from "./input.ts";
import type { UploadShare } from "./upload-budget.ts";

export interface Upload {
  name: string;
  bytes: Buffer;
}
export interface Form {
  fields: Record<string, unknown>;
  files: Upload[];
}
interface Expected {
  field: string;
  most: number;
}

/** The fields (a value that is JSON of an object or list is parsed) and at most `most` files of the field. Refuses other file fields, too many or too large files, and broken forms. */
export async function readMultipart(request: FastifyRequest, expected: Expected, share: UploadShare): Promise<Form> {
  const form: Form = { fields: {}, files: [] };
  const limits = { fileSize: IMAGE_MAX_BYTES, files: expected.most + 1, fields: 60, fieldSize: 20_000 };
  try {
    for await (const part of request.parts({ limits })) await readPart(form, part, expected, share);
  } catch (error) {
    // The rest of the form is discarded, so that the sender gets to read the refusal and the connection ends.
    request.raw.unpipe().resume();
    throw refusalOf(error);
  }
  return form;
}

async function readPart(form: Form, part: Multipart, { field, most }: Expected, share: UploadShare): Promise<void> {
  if (part.type === "file") {
    if (part.fieldname !== field && part.fieldname !== `${field}[]`) refuse("body.broken");
    if (form.files.length >= most) refuse("images.too-many", { n: most });
    form.files.push({ name: part.filename, bytes: await readFile(part, share) });
    return;
  }
  if (Object.hasOwn(form.fields, part.fieldname) || part.fieldname === "__proto__" || part.valueTruncated)
    refuse("body.broken");
  form.fields[part.fieldname] = plainTexts(structured(part.value as string));
}

async function readFile(part: MultipartFile, share: UploadShare): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    share.take(chunk.length);
    chunks.push(chunk);
  }
  if (part.file.truncated) refuse("body.too-large");
  return Buffer.concat(chunks);
}

function structured(value: string): unknown {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The parser throws plain errors for forms that end early or have no boundary. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code } = error as { code?: string };
  return new Refusal(code === "FST_REQ_FILE_TOO_LARGE" ? "body.too-large" : "body.broken");
}
