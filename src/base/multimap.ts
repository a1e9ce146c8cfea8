/** Maps that hold a list under each key. */

/** Adds a value to the end of a key's list. */
export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
