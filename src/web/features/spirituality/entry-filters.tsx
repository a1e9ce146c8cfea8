/** The filters of the list of entries: a GET form that works without scripts, folded on phones. */
import { paths } from "#contract/paths.ts";
import type { ENTRY_KINDS, RITES } from "#contract/spirituality/choices.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip-link.tsx";
import { FilterInput, FilterPanel, FilterSelect } from "#web/ui/filter-panel.tsx";
import { type EntryQuery, entryListPath } from "./entry-query.ts";

interface FilterProps {
  query: EntryQuery;
  kinds: typeof ENTRY_KINDS;
  rites: typeof RITES;
}

export function EntryFilters({ query, kinds, rites }: FilterProps) {
  const t = useWords();
  const here = useHere();
  const { searchQuery, cursor: _, ...chosen } = query;
  const options = {
    kind: kinds.map((kind) => [kind, t(`spirituality.kinds.${kind}`)] as const),
    service: rites.map((rite) => [rite, t(`spirituality.rite.${rite}`)] as const),
  };
  const select = (name: keyof typeof options, label: string) => (
    <FilterSelect
      label={label}
      name={name}
      chosen={query[name]}
      any={t("spirituality.filter.any")}
      options={options[name]}
    />
  );
  return (
    <FilterPanel
      label={t("spirituality.filters")}
      fold={t("spirituality.filters.count", { n: Object.keys(chosen).length })}
      action={here(paths.sevaList())}
      query={query}
    >
      {searchQuery && <input type="hidden" name="searchQuery" value={searchQuery} />}
      <FilterInput
        label={t("spirituality.filter.city")}
        name="city"
        typed={query.city}
        hint={t("spirituality.filter.city.hint")}
        autoComplete="address-level2"
      />
      {select("kind", t("spirituality.filter.kind"))}
      {select("service", t("spirituality.filter.service"))}
      <Button type="submit" look="primary" className="self-end sm:justify-self-start">
        {t("spirituality.filters.apply")}
      </Button>
    </FilterPanel>
  );
}

/** Each chosen filter as a chip that takes it away. */
export function ChosenFilters({ query }: Pick<FilterProps, "query">) {
  const t = useWords();
  const here = useHere();
  const { city, kind, service } = query;
  const chosen = {
    ...(city && { city }),
    ...(kind && { kind: t.of(`spirituality.kinds.${kind}`) }),
    ...(service && { service: t.of(`spirituality.rite.${service}`) }),
  };
  const names = Object.keys(chosen) as Array<keyof typeof chosen>;
  if (names.length === 0) return null;
  return (
    <ul aria-label={t("spirituality.filters")} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <ChipLink key={name} to={here(entryListPath(query, { [name]: undefined }))}>
          {chosen[name]}
        </ChipLink>
      ))}
    </ul>
  );
}
