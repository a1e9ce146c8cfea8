/** Functions of a text that remember their answers. */

/**
 * The same pure function, quicker for the at most `most` texts that it was asked about last. Two generations instead of a list in the order of use: what was asked for
 * since the younger one began outlives the older one, and nothing has to be moved within a list at each look.
 */
export function memoized<Result extends NonNullable<unknown>>(
  answer: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const mostOfGeneration = Math.ceil(most / 2);
  let younger = new Map<string, Result>();
  let older = new Map<string, Result>();
  return (text) => {
    const known = younger.get(text);
    if (known !== undefined) return known;
    const result = older.get(text) ?? answer(text);
    if (younger.size >= mostOfGeneration) {
      older = younger;
      younger = new Map();
    }
    younger.set(text, result);
    return result;
  };
}
