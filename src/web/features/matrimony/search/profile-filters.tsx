/** The filters of the list of profiles: a GET form that works without scripts, folded on phones. */
import * as choices from "#contract/matrimony/choices.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { FilterInput, FilterPanel, FilterSelect } from "#web/ui/filter-panel.tsx";
import { heightChoices, heightText } from "../heights.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { chosenFilters } from "./chosen-filters.tsx";
import { type Choice, listed, type ProfileQuery, sideOf } from "./profile-query.ts";

interface Props {
  query: ProfileQuery;
  states: readonly Choice[];
  qualifications: readonly Choice[];
}

const AGES = Array.from({ length: 43 }, (_, at) => String(18 + at));

export function ProfileFilters({ query, states, qualifications }: Props) {
  const t = useWords();
  const here = useHere();
  // What a teaser does not say, no filter says either.
  const { paid } = useSession();
  const heights = heightChoices(0).map((cm): Choice => [String(cm), heightText(t, cm)]);
  const named = (values: readonly string[], start: string) =>
    values.map((value): Choice => [value, t.of(`matrimony.${start}.${value}`)]);
  const select = (name: keyof ProfileQuery, label: string, options: readonly Choice[]) => (
    <FilterSelect label={label} name={name} chosen={query[name]} any={t("matrimony.filter.any")} options={options} />
  );
  const several = (name: keyof ProfileQuery, label: string, options: readonly Choice[]) => (
    <ChoiceGroup
      name={name}
      label={label}
      any={t("matrimony.filter.any")}
      choices={options}
      chosen={listed(query[name])}
    />
  );
  const typed = (name: keyof ProfileQuery, label: string, hint?: string) => (
    <FilterInput label={label} name={name} typed={query[name]} hint={hint} maxLength={200} />
  );
  const ages = AGES.map((age): Choice => [age, t("matrimony.age", { n: Number(age) })]);
  return (
    <FilterPanel
      label={t("matrimony.filters")}
      fold={t("matrimony.filters.count", { n: chosenFilters(query, paid).length })}
      action={here(paths.profileList())}
      query={query}
    >
      <input type="hidden" name="gender" value={sideOf(query)} />
      {select("ageFrom", t("matrimony.filter.age-from"), ages)}
      {select("ageTo", t("matrimony.filter.age-to"), ages)}
      {select("heightFrom", t("matrimony.filter.height-from"), heights)}
      {select("heightTo", t("matrimony.filter.height-to"), heights)}
      {several("maritalStatus", t("matrimony.label.marital-status"), named(choices.MARITAL_STATUSES, "marital"))}
      {several("motherTongue", t("matrimony.label.mother-tongue"), named(choices.MOTHER_TONGUES, "tongue"))}
      {typed("subCommunity", t("matrimony.filter.sub-community"), t("matrimony.filter.sub-community.hint"))}
      {paid && typed("avoidGotra", t("matrimony.filter.avoid-gotra"), t("matrimony.filter.avoid-gotra.hint"))}
      {several("qualification", t("matrimony.filter.qualification"), qualifications)}
      {several("workKind", t("matrimony.label.work-kind"), named(choices.WORK_KINDS, "work"))}
      {paid && select("incomeFrom", t("matrimony.filter.income-from"), named(choices.INCOME_BANDS.slice(1), "income"))}
      {several("diet", t("matrimony.label.diet"), named(choices.DIETS, "diet"))}
      {several("state", t("matrimony.filter.state"), states)}
      {paid && typed("city", t("matrimony.filter.city"), t("matrimony.filter.city.hint"))}
      {paid && (
        <CheckboxInput
          name="notManglik"
          label={t("matrimony.filter.not-manglik")}
          defaultChecked={query.notManglik === "on"}
        />
      )}
      <CheckboxInput
        name="withPhoto"
        label={t("matrimony.filter.with-photo")}
        defaultChecked={query.withPhoto === "on"}
      />
      <Button type="submit" look="quiet" className="self-end sm:justify-self-start">
        {t("matrimony.filters.apply")}
      </Button>
    </FilterPanel>
  );
}
