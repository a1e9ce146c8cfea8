/** Maps that hold a list under each key. */

/** Below this, a list is made anew rather than grown: a grown one has room for seventeen more and keeps it. */
const SHORT = 8;

/** Adds a value to the end of a key's list. */
export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (list.length < SHORT) map.set(key, list.concat([value]));
  else list.push(value);
}
