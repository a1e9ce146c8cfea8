/** What a call throws: who refused it and why, in codes of the catalogue. */

/** A call that was refused or never arrived. `code` is the catalogue's ('network.failed' when nothing answered, empty when the answer names none but says something); `values` fill its sentence. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly values: Record<string, string | number>;
  /** Messages per field, as contract/message-refs.ts writes them. */
  readonly fields: Record<string, string>;
  readonly payload: Record<string, unknown>;

  constructor(status: number, message: string, payload: Record<string, unknown> = {}) {
    super(message);
    const {
      code = message ? "" : codeOfStatus(status),
      fields = {},
      ...values
    } = (payload.error ?? (message ? {} : { status, message: String(status) })) as {
      code?: string;
      fields?: Record<string, string>;
    } & Record<string, string | number>;
    this.status = status;
    this.code = code;
    this.values = values;
    this.fields = fields;
    this.payload = payload;
  }
}

/** What an answer that is not ours (of a proxy, of a network's own page) is called, by its status (section 8). */
const CODES: Record<number, string> = {
  400: "input.invalid",
  401: "request.unauthorized",
  403: "staff.needed",
  404: "call.unknown",
  413: "body.too-large",
  429: "server.busy",
  500: "server.failed",
  502: "server.unavailable",
  503: "server.unavailable",
  504: "server.unavailable",
};

function codeOfStatus(status: number): string {
  return CODES[status] ?? "error.status";
}
