/** Remembers what a pure function answered, within a bound. */

/**
 * The same function, quicker for texts it was asked about before: the last `most` different ones are known, and up to as many before them. What is asked for
 * again and again stays known however much else passes by.
 */
export function memoized<Result>(answer: (text: string) => Result, most: number): (text: string) => Result {
  let young = new Map<string, Result>();
  let old = new Map<string, Result>();
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const result = old.get(text) ?? answer(text);
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, result);
    return result;
  };
}
