/** Payloads that are JSON text already: joined as text and sent as text, without being parsed or serialised again. */

declare const meaning: unique symbol;
/** JSON text of a value of this type. */
export type JsonText<Value> = string & { readonly [meaning]: Value };

/** The value as JSON text. */
export function toJson<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value) as JsonText<Value>;
}

/** A result of which a part is JSON text: an object with that part under a name, and the rest beside it. */
export class JsonPayload<Payload> {
  private readonly name: string;
  private readonly text: string;
  private readonly rest: object;

  constructor(name: keyof Payload & string, text: string, rest: object) {
    this.name = name;
    this.text = text;
    this.rest = rest;
  }

  /** The payload as text, for an answer. */
  get json(): JsonText<Payload> {
    const rest = toJson(this.rest).slice(1);
    return `{${toJson(this.name)}:${this.text}${rest === "}" ? "" : ","}${rest}` as JsonText<Payload>;
  }

  /** The payload as a value, for callers in this process. */
  get payload(): Payload {
    return { [this.name]: JSON.parse(this.text), ...this.rest } as Payload;
  }
}

/** An object with one value under this name. */
export function jsonOf<Name extends string, Value>(
  name: Name,
  value: JsonText<Value>,
): JsonPayload<Record<Name, Value>> {
  return new JsonPayload<Record<string, Value>>(name, value, {}) as JsonPayload<Record<Name, Value>>;
}

type ItemsOf<List> = List extends Array<infer Item> ? JsonText<Item>[] : never;

/** An object with a list of values under this name, and the rest beside it. */
export function jsonList<Payload extends object, Name extends keyof Payload & string>(
  name: Name,
  items: ItemsOf<Payload[Name]>,
  rest: Omit<Payload, Name>,
): JsonPayload<Payload> {
  return new JsonPayload(name, `[${items.join(",")}]`, rest);
}

/** The object's members as JSON text without the braces, to be joined with others. */
export function membersOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
