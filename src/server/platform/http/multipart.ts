/** Reads a form with pictures: text fields and the buffers of the files, within the call's limits. */
import type { FastifyRequest } from "fastify";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { refuse } from "#server/platform/refusal.ts";

export interface Upload {
  name: string;
  bytes: Buffer;
}

/** The fields (a value that is JSON of an object or list is parsed) and at most `most` files of the field. Refuses other file fields and too many or too large files. */
export async function readMultipart(
  request: FastifyRequest,
  { field, most }: { field: string; most: number },
): Promise<{ fields: Record<string, unknown>; files: Upload[] }> {
  const fields: Record<string, unknown> = {};
  const files: Upload[] = [];
  for await (const part of request.parts({
    limits: { fileSize: IMAGE_MAX_BYTES, files: most + 1, fields: 60, fieldSize: 20_000 },
  })) {
    if (part.type === "file") {
      if (part.fieldname !== field && part.fieldname !== `${field}[]`) refuse("body.broken");
      files.push({ name: part.filename, bytes: await part.toBuffer() });
      if (files.length > most) refuse("images.too-many", { n: most });
    } else if (!Object.hasOwn(fields, part.fieldname) && part.fieldname !== "__proto__")
      fields[part.fieldname] = structured(part.value as string);
    else refuse("body.broken");
  }
  return { fields, files };
}

function structured(value: string): unknown {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
