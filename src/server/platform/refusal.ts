/** An expected error of server code: a code of the one catalogue. */
import type { ErrorCode, RefusedForNow } from "#contract/errors.ts";

/** How long whoever finds all places taken is asked to wait. */
export const BUSY_SECONDS = 5;

type Values = Record<string, string | number>;
/** What a sentence needs: whoever is refused for now is told the seconds. */
export type ValuesOf<Code extends ErrorCode> = Code extends RefusedForNow ? Values & { seconds: number } : Values;
type Rest<Code extends ErrorCode> = Code extends RefusedForNow
  ? [values: ValuesOf<Code>, payload?: Record<string, unknown>]
  : [values?: Values, payload?: Record<string, unknown>];

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly values: Values;
  readonly payload: Record<string, unknown>;

  constructor(code: ErrorCode, values: Values = {}, payload: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.values = values;
    this.payload = payload;
  }
}

/** Ends the call with the refusal of that code; `values` fill the sentence, `payload` goes along in the answer. */
export function refuse<Code extends ErrorCode>(code: Code, ...[values, payload]: Rest<Code>): never {
  throw new Refusal(code, values, payload);
}

/** Ends the call as a validation failure of these fields (field -> message id, see contract/message-refs.ts). */
export function refuseFields(fields: Record<string, string>): never {
  throw new Refusal("input.invalid", {}, { fields });
}
