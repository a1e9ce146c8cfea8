/** The filters of the staff's list of volunteers. */
import type { ReactNode } from "react";
import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { VOLUNTEER_DAYS, VOLUNTEER_SKILLS, VOLUNTEER_STATES, VOLUNTEER_TIMES } from "#contract/volunteer-choices.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** As it stands in the address. */
export type VolunteerQuery = Record<string, string>;

export function VolunteerFilters({ query }: { query: VolunteerQuery }) {
  const t = useWords();
  const here = useHere();
  const select = (name: string, label: string, options: ReactNode) => (
    <Field label={label}>
      <SelectInput name={name} defaultValue={query[name] ?? ""}>
        <option value="">{t("staff.volunteers.any")}</option>
        {options}
      </SelectInput>
    </Field>
  );
  const options = <Choice extends string>(choices: readonly Choice[], textOf: (choice: Choice) => string) =>
    choices.map((choice) => (
      <option key={choice} value={choice}>
        {textOf(choice)}
      </option>
    ));
  return (
    <Form
      // Another list has other values in its controls.
      key={JSON.stringify(query)}
      action={here(paths.staffVolunteers())}
      aria-label={t("staff.volunteers.filters")}
      className="grid items-end gap-3 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 md:grid-cols-3"
    >
      {select(
        "skill",
        t("staff.volunteers.filter.skill"),
        options(VOLUNTEER_SKILLS, (skill) => t(`volunteer.skill.${skill}`)),
      )}
      <Field label={t("staff.volunteers.filter.city")}>
        <TextInput name="city" defaultValue={query.city} maxLength={60} />
      </Field>
      {select(
        "day",
        t("staff.volunteers.filter.day"),
        options(VOLUNTEER_DAYS, (day) => t(`volunteer.day.${day}`)),
      )}
      {select(
        "time",
        t("staff.volunteers.filter.time"),
        options(VOLUNTEER_TIMES, (time) => t(`volunteer.time.${time}`)),
      )}
      {select(
        "state",
        t("staff.volunteers.state"),
        options(VOLUNTEER_STATES, (state) => t(`staff.volunteers.state.${state}`)),
      )}
      <Button type="submit">{t("staff.volunteers.apply")}</Button>
    </Form>
  );
}
