/** The search box of openings; it keeps the filters of the list where it stands. */
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import type { JobQuery } from "./job-query.ts";

export function JobSearch({ query = {} }: { query?: JobQuery }) {
  const t = useWords();
  const here = useHere();
  const { searchQuery, cursor: _, ...filters } = query;
  return (
    <SearchBox
      key={JSON.stringify(query)}
      action={here(paths.jobList())}
      name="searchQuery"
      label={t("jobs.search.label")}
      placeholder={t("jobs.search.hint")}
      defaultValue={searchQuery}
      submitLabel={t("home.search")}
    >
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SearchBox>
  );
}
