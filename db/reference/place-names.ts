/** How a source's name becomes the plain English name and the slug of a place. */

const JOINING = new Set(["urf", "on", "de", "do", "da", "of", "and", "the"]);

/** The name without accents, superfluous spaces or a small first letter: `koppana Āgrahāra` becomes `Koppana Agrahara`. */
export function plainName(name: string): string {
  return withoutAccents(name)
    .split(" ")
    .filter(Boolean)
    .map((word) => (JOINING.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

/** The name in unaccented letters; everything else stays as the source has it. */
export function withoutAccents(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim();
}

/** The district by the name it has in sentences: `District Rampur` and `Rampur district` are both `Rampur`. */
export function plainDistrict(name: string): string {
  return plainName(name)
    .replace(/^District /, "")
    .replace(/ ([Dd]istrict|Division)$/, "");
}

/** Lower case ASCII words joined by hyphens, as they stand in a link. */
export function slugOf(...names: string[]): string {
  return withoutAccents(names.filter(Boolean).join(" "))
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
