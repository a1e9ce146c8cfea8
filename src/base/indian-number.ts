/** A whole number in the groups in which Indians say it: crores, lakhs, thousands, hundreds, and what is below a hundred. */

export type NumberGroup = { unit: "crore" | "lakh" | "thousand" | "hundred" | "one"; count: number };

/** The groups of a whole number from 0 on, largest first, empty ones left out; a count of crores may itself be large. */
export function indianGroups(whole: number): NumberGroup[] {
  const groups: NumberGroup[] = [
    { unit: "crore", count: Math.floor(whole / 10_000_000) },
    { unit: "lakh", count: Math.floor(whole / 100_000) % 100 },
    { unit: "thousand", count: Math.floor(whole / 1000) % 100 },
    { unit: "hundred", count: Math.floor(whole / 100) % 10 },
    { unit: "one", count: whole % 100 },
  ];
  const said = groups.filter(({ count }) => count > 0);
  return said.length ? said : [{ unit: "one", count: 0 }];
}
