/** An expected error of server code: a code of the one catalogue. */
import type { ErrorCode } from "#contract/errors.ts";

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly values: Record<string, string | number>;
  readonly payload: Record<string, unknown>;

  constructor(code: ErrorCode, values: Record<string, string | number> = {}, payload: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.values = values;
    this.payload = payload;
  }
}

/** Ends the call with the refusal of that code; `values` fill the sentence, `payload` goes along in the answer. */
export function refuse(
  code: ErrorCode,
  values?: Record<string, string | number>,
  payload?: Record<string, unknown>,
): never {
  throw new Refusal(code, values, payload);
}

/** Ends the call as a validation failure of these fields (field -> message id, see contract/message-refs.ts). */
export function refuseFields(fields: Record<string, string>): never {
  throw new Refusal("input.invalid", {}, { fields });
}
