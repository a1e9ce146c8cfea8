/** Saves the search of a results page: one press for a member, for others and without scripts a link to where it is saved. */
import { BellPlus } from "lucide-react";
import type { MouseEvent } from "react";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePageWord } from "#web/platform/loading/kept-part.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { ButtonLook, ButtonSize } from "#web/ui/button-style.ts";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { ResultsQuery } from "./fetch-results.ts";
import { saveSearchPath } from "./results-address.ts";

interface Props {
  query: ResultsQuery;
  label: "results.tell" | "results.save";
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}

export function SaveSearch({ query, label, ...style }: Props) {
  const t = useWords();
  const here = useHere();
  const toasts = useToasts();
  const { user } = useSession();
  const path = usePageWord("save", here(saveSearchPath(query)));
  const save = async (event: MouseEvent) => {
    if (!user || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { saveSearch } = await import("./saved-search.ts");
    const trouble = await saveSearch(query, t);
    toasts.show(trouble ? { tone: "error", text: trouble } : { tone: "success", text: t("results.saved") });
  };
  return (
    <ButtonLink to={path} onClick={(event) => void save(event)} icon={<BellPlus aria-hidden="true" />} {...style}>
      {t(label)}
    </ButtonLink>
  );
}
