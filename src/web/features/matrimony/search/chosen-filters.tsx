/** What a list of profiles is narrowed to: each choice as a chip that takes it away. */
import type { Words } from "#messages/words.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ChipLink } from "#web/ui/chip-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { heightText } from "../heights.ts";
import {
  type Choice,
  listed,
  type ProfileParameter,
  type ProfileQuery,
  pathWithout,
  profileListPath,
} from "./profile-query.ts";

interface Props {
  query: ProfileQuery;
  states: readonly Choice[];
  qualifications: readonly Choice[];
}

type Text = (t: Words, value: string, props: Props) => string;

const named =
  (start: string): Text =>
  (t, value) =>
    t.of(`matrimony.${start}.${value}`);
const nameAmong = (choices: readonly Choice[], value: string) => choices.find(([one]) => one === value)?.[1] ?? value;

/** Those that hold for members with a plan alone are told to nobody else. */
const FILTERS: ReadonlyArray<[name: ProfileParameter, text: Text, paidOnly?: "paid"]> = [
  ["ageFrom", (t, value) => `${t("matrimony.filter.age-from")} ${value}`],
  ["ageTo", (t, value) => `${t("matrimony.filter.age-to")} ${value}`],
  ["heightFrom", (t, value) => `${t("matrimony.filter.height-from")} ${heightText(t, Number(value))}`],
  ["heightTo", (t, value) => `${t("matrimony.filter.height-to")} ${heightText(t, Number(value))}`],
  ["maritalStatus", named("marital")],
  ["motherTongue", named("tongue")],
  ["subCommunity", (_, value) => value],
  ["avoidGotra", (t, value) => `${t("matrimony.filter.avoid-gotra")}: ${value}`, "paid"],
  ["qualification", (_, value, { qualifications }) => nameAmong(qualifications, value)],
  ["workKind", named("work")],
  ["incomeFrom", (t, value) => `${t("matrimony.filter.income-from")}: ${t.of(`matrimony.income.${value}`)}`, "paid"],
  ["diet", named("diet")],
  ["state", (_, value, { states }) => nameAmong(states, value)],
  ["city", (_, value) => value, "paid"],
  ["notManglik", (t) => t("matrimony.filter.not-manglik"), "paid"],
  ["withPhoto", (t) => t("matrimony.filter.with-photo")],
];

/** What holds for whoever looks, one entry for every value. */
export function chosenFilters(query: ProfileQuery, paid: boolean) {
  return FILTERS.filter(([, , paidOnly]) => paid || !paidOnly).flatMap(([name, textOf]) =>
    listed(query[name]).map((value) => ({ name, value, textOf })),
  );
}

export function ChosenFilters(props: Props) {
  const { query } = props;
  const t = useWords();
  const here = useHere();
  const { paid } = useSession();
  const chips = chosenFilters(query, paid).map(({ name, value, textOf }) => ({
    name,
    value,
    text: textOf(t, value, props),
  }));
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("matrimony.filters")} className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ name, value, text }) => (
        <ChipLink key={`${name}-${value}`} slim to={here(pathWithout(query, name, value))}>
          {text}
        </ChipLink>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={here(profileListPath({ gender: query.gender }))}
            className="link inline-flex min-h-11 items-center px-2"
          >
            {t("matrimony.filters.clear")}
          </Link>
        </li>
      )}
    </ul>
  );
}
