/** The data of a page as the router's scripts in the browser read it: turbo-stream, version 2 (docs/decisions/0102-patches.md). */

/** What the format says of these in place of a place. */
const UNDEFINED = -7;
const NULL = -5;

class NotPlain extends Error {}

/** A line of JSON: a list in which every value stands once and names the values within it by their places. Undefined where something is not plain data: text, whole or broken number, truth value, list, or object without a class. */
export function pageData(value: object): string | undefined {
  const written: string[] = [];
  const places = new Map<unknown, number>();
  const placeOf = (one: unknown): number => {
    if (one === undefined) return UNDEFINED;
    if (one === null) return NULL;
    const known = places.get(one);
    if (known !== undefined) return known;
    const place = written.length;
    places.set(one, place);
    written.push("");
    written[place] = textOf(one, placeOf);
    return place;
  };
  try {
    placeOf(value);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
  return `[${written.join(",")}]\n`;
}

function textOf(value: unknown, placeOf: (one: unknown) => number): string {
  if (typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  // Those that JSON cannot say have signs of their own.
  if (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) return String(value);
  if (Array.isArray(value)) return `[${Array.from(value, placeOf).join(",")}]`;
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) throw new NotPlain();
  let members = "";
  for (const [name, member] of Object.entries(value as object))
    members += `${members && ","}"_${placeOf(name)}":${placeOf(member)}`;
  return `{${members}}`;
}
