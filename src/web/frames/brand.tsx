/** The mark and the portal's name, as a link home. */
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Link } from "#web/ui/link.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";

/** The name the operator gave; the catalogue's when nothing could be loaded. */
export function useBrand(): string {
  const t = useWords();
  return useSiteFacts()?.brand ?? t("site.brand");
}

export function Brand() {
  const here = useHere();
  return (
    <Link to={here(paths.home())} className="flex min-h-11 shrink-0 items-center gap-2 rounded-md">
      <LotusBridge className="size-9" />
      <span className="font-display text-lg leading-none font-bold text-maroon cramped:text-base">{useBrand()}</span>
    </Link>
  );
}
