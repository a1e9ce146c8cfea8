/** A call that takes pictures: its form is read within the memory for uploads, and a picture that is refused is wrong in its field. */
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { statusOf } from "#contract/errors.ts";
import { messageRef } from "#contract/message-refs.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { withParams } from "./input.ts";
import { readMultipart, type Upload } from "./multipart.ts";
import type { UploadShare } from "./upload-budget.ts";

/** Does the work with the form's fields and files, and then returns their memory to the budget. */
export async function withUpload(
  rules: NonNullable<Endpoint["upload"]>,
  request: FastifyRequest,
  share: UploadShare,
  work: (input: object, files: Upload[]) => Promise<unknown>,
): Promise<unknown> {
  try {
    const { fields, files } = await readMultipart(request, rules, share);
    return await work(withParams(fields, request), files);
  } catch (error) {
    throw inField(error, rules.field);
  } finally {
    share.close();
  }
}

/** What is wrong with a picture is told in the field that it came in. */
function inField(error: unknown, field: string): unknown {
  if (!(error instanceof Refusal && error.code.startsWith("images.") && statusOf(error.code) === 400)) return error;
  return new Refusal(error.code, error.values, { fields: { [field]: messageRef(error.code, error.values) } });
}
