/** The short free texts of a profile and their columns: what a save wants of them, and what others read now. */
import { PROFILE_LINES, type ProfileLine } from "#contract/matrimony/lines.ts";
import type { ProfileInput } from "./columns.ts";
import { keyOfGotra } from "./gotra-key.ts";

const COLUMNS = {
  disability: "disability",
  country: "country",
  subCommunity: "sub_community",
  gotra: "gotra",
  motherGotra: "mother_gotra",
  pravara: "pravara",
  shakha: "shakha",
  kuladevata: "kuladevata",
  nativePlace: "native_place",
  education: "education",
  occupation: "occupation",
  employer: "employer",
  fatherName: "father_name",
  fatherOccupation: "father_occupation",
  motherName: "mother_name",
  motherOccupation: "mother_occupation",
} as const satisfies Record<ProfileLine, string>;

export type Lines = Record<ProfileLine, string | null>;
type LineColumns = Record<(typeof COLUMNS)[ProfileLine], string | null>;

/** As they are typed; null for each that is left empty. */
export function linesOf(given: ProfileInput): Lines {
  return linesBy((line) => given[line] ?? null);
}

/** As others read them. */
export function linesIn(row: LineColumns): Lines {
  return linesBy((line) => row[COLUMNS[line]]);
}

/** Those of them that are given, as columns, with the key of the gotra. */
export function lineColumns<Given extends Partial<Lines>>(
  given: Given,
): Partial<LineColumns> & { gotra_key?: string | null } {
  const columns = PROFILE_LINES.filter((line) => given[line] !== undefined).map((line) => [COLUMNS[line], given[line]]);
  const { gotra } = given;
  return {
    ...Object.fromEntries(columns),
    ...(gotra === undefined ? {} : { gotra_key: gotra === null ? null : keyOfGotra(gotra) }),
  };
}

function linesBy(textOf: (line: ProfileLine) => string | null): Lines {
  return Object.fromEntries(PROFILE_LINES.map((line) => [line, textOf(line)])) as Lines;
}
