/** The search box of candidates; it keeps the filters of the list where it stands. */
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import type { ResumeQuery } from "./resume-query.ts";

export function ResumeSearch({ query }: { query: ResumeQuery }) {
  const t = useWords();
  const here = useHere();
  const { searchQuery, cursor: _, ...filters } = query;
  return (
    <SearchBox
      key={JSON.stringify(query)}
      action={here(paths.resumeList())}
      name="searchQuery"
      label={t("resumes.search.label")}
      placeholder={t("resumes.search.hint")}
      defaultValue={searchQuery}
      submitLabel={t("home.search")}
    >
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SearchBox>
  );
}
