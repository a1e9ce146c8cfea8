/** The search box of entries; it keeps the filters of the list where it stands. */
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import type { EntryQuery } from "./entry-query.ts";

export function EntrySearch({ query = {} }: { query?: EntryQuery }) {
  const t = useWords();
  const here = useHere();
  const { searchQuery, cursor: _, ...filters } = query;
  return (
    <SearchBox
      key={JSON.stringify(query)}
      action={here(paths.sevaList())}
      name="searchQuery"
      label={t("spirituality.search.label")}
      placeholder={t("spirituality.search.hint")}
      defaultValue={searchQuery}
      submitLabel={t("home.search")}
    >
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SearchBox>
  );
}
