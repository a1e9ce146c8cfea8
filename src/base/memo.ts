/** Remembers what a pure function answered, within a bound. */

/** The same function, quicker for arguments it was asked about before; beyond `most` of them it forgets them all and begins anew. */
export function memoized<Result>(answer: (text: string) => Result, most: number): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const result = answer(text);
    known.set(text, result);
    return result;
  };
}
