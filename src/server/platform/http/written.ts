/** Payloads that are JSON text already: kept as text, joined as text, sent as text. */

declare const meaning: unique symbol;
/** JSON text of a value of this type. */
export type Json<Value> = string & { readonly [meaning]: Value };

/** The value as JSON text. */
export function toJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value) as Json<Value>;
}

/** A result whose payload is written already. */
export class Written<Payload> {
  readonly json: Json<Payload>;

  constructor(json: Json<Payload>) {
    this.json = json;
  }

  /** The payload as a value, for whoever shows it in this process. */
  get payload(): Payload {
    return JSON.parse(this.json);
  }
}

/** An object that has one written value under this name. */
export function writtenAs<Name extends string, Value>(name: Name, value: Json<Value>): Written<Record<Name, Value>> {
  return new Written(`{${toJson(name)}:${value}}` as Json<Record<Name, Value>>);
}

type ItemsOf<List> = List extends Array<infer Item> ? Json<Item>[] : never;

/** An object that has a list of written items under this name, and the rest beside it. */
export function writtenList<Payload extends object, Name extends keyof Payload & string>(
  name: Name,
  items: ItemsOf<Payload[Name]>,
  rest: Omit<Payload, Name>,
): Written<Payload> {
  return new Written(`{${toJson(name)}:[${items.join(",")}],${toJson(rest).slice(1)}` as Json<Payload>);
}

/** The object's members as JSON text without the braces, to be joined with others. */
export function membersOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
