/** City and language of the posts: one GET form that works without scripts. */
import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import type { FeedQuery } from "./feed-query.ts";

export function FeedFilters({ query }: { query: FeedQuery }) {
  const t = useWords();
  const here = useHere();
  return (
    <Form
      // Another list has other values in its controls.
      key={JSON.stringify(query)}
      action={here(paths.feed())}
      aria-label={t("feed.filters")}
      className="grid items-end gap-3 rounded-lg border border-line bg-card p-4 sm:grid-cols-[1fr_10rem_auto]"
    >
      <label className="flex min-w-0 flex-col gap-1.5 font-semibold">
        {t("feed.filter.city")}
        <input
          name="city"
          defaultValue={query.city}
          placeholder={t("feed.filter.city.hint")}
          autoComplete="address-level2"
          maxLength={60}
          className="field-box font-normal"
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label className="flex min-w-0 flex-col gap-1.5 font-semibold">
        {t("feed.filter.language")}
        <SelectInput name="language" defaultValue={query.language ?? ""} className="font-normal">
          <option value="">{t("feed.filter.any")}</option>
          <option value="en" lang="en">
            English
          </option>
          <option value="hi" lang="hi">
            हिंदी
          </option>
        </SelectInput>
      </label>
      <Button type="submit">{t("feed.filter.apply")}</Button>
    </Form>
  );
}
