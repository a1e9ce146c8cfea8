/** How much of a doubtful time each finding holds. */

export interface PartOfTime {
  /** The part of the stated birth time for which it holds, above 0 up to 1. */
  share: number;
}

/** Each different entry (by its values) once, with the part of `total` that it makes up, the largest first. */
export function shares<T extends object>(entries: T[], total: number): Array<T & PartOfTime> {
  const groups = Map.groupBy(entries, (entry) => Object.values(entry).join(" "));
  return [...groups.values()]
    .map((group) => ({ ...group[0]!, share: group.length / total }))
    .sort((a, b) => b.share - a.share);
}
