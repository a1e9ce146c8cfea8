/** What entries about spirituality are, and what their form and filters offer to choose from. */

export const ENTRY_KINDS = ["temple", "priest", "service", "event", "text"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What priests and temples are asked to hold; those with a row in muhurat-rules.ts have days that suit them. */
export const RITES = [
  "griha-pravesh",
  "vivah",
  "satyanarayan-katha",
  "namkaran",
  "annaprashan",
  "mundan",
  "upanayan",
  "bhoomi-pujan",
  "vahan-puja",
  "rudrabhishek",
  "sundarkand",
  "havan",
  "shraddha",
  "jyotish",
] as const;
export type Rite = (typeof RITES)[number];

/** Veda and shakha, as priests name what they have learnt. */
export const SHAKHAS = [
  "rig-shakala",
  "shukla-madhyandina",
  "shukla-kanva",
  "krishna-taittiriya",
  "sama-kauthuma",
  "sama-jaiminiya",
  "atharva-shaunaka",
] as const;

export const TEXT_KINDS = ["stotra", "aarti", "mantra", "katha", "vidhi"] as const;

/** The kinds that somebody can ask for on a day. */
export const ASKED_KINDS: readonly EntryKind[] = ["temple", "priest", "service"];

export const ENTRY_IMAGES = 6;
export const ENTRY_DESCRIPTION_LIMIT = 2000;
/** A part of a form with pictures has at most 20,000 bytes, and a Devanagari letter has three. */
export const BODY_LIMIT = 6000;
export const TIMINGS_MAX = 12;
/** Days ahead that an event may end on. */
export const EVENT_DAYS_MAX = 366;
