/** Programs that are let in by a secret of the operator's, sent as `Authorization: Bearer`. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Whether the request carries this secret. */
export function hasBearer({ headers: { authorization } }: FastifyRequest, secret: string): boolean {
  return timingSafeEqual(hash(authorization ?? ""), hash(`Bearer ${secret}`));
}

/** Of one length, whatever was sent. */
function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
