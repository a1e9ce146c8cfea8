/** Payloads that are JSON text already: joined as text and sent as text, without being parsed or serialised again. */

declare const meaning: unique symbol;
/** JSON text of a value of this type. */
export type JsonText<Value> = string & { readonly [meaning]: Value };

/** The value as JSON text. */
export function toJson<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value) as JsonText<Value>;
}

/** A result whose payload is JSON text. */
export class JsonPayload<Payload> {
  readonly json: JsonText<Payload>;

  constructor(json: JsonText<Payload>) {
    this.json = json;
  }

  /** The payload as a value, for callers in this process. */
  get payload(): Payload {
    return JSON.parse(this.json);
  }
}

/** An object with one value under this name. */
export function jsonOf<Name extends string, Value>(
  name: Name,
  value: JsonText<Value>,
): JsonPayload<Record<Name, Value>> {
  return new JsonPayload(`{${toJson(name)}:${value}}` as JsonText<Record<Name, Value>>);
}

type ItemsOf<List> = List extends Array<infer Item> ? JsonText<Item>[] : never;

/** An object with a list of values under this name, and the rest beside it. */
export function jsonList<Payload extends object, Name extends keyof Payload & string>(
  name: Name,
  items: ItemsOf<Payload[Name]>,
  rest: Omit<Payload, Name>,
): JsonPayload<Payload> {
  return new JsonPayload(`{${toJson(name)}:[${items.join(",")}],${toJson(rest).slice(1)}` as JsonText<Payload>);
}

/** The object's members as JSON text without the braces, to be joined with others. */
export function membersOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
