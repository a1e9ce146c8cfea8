/** The wants that were found, page after page, and above them what the search made of the text. */
import { type ComponentProps, useState } from "react";
import type { WantKind } from "#contract/want-choices.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { StatusNote } from "#web/ui/status-note.tsx";
import { WantGrid } from "./want-card.tsx";
import type { WantPage } from "./want-list-loader.ts";
import { formPath, listPath, type WantQuery } from "./want-ways.ts";

interface Props {
  kind: WantKind;
  query: WantQuery;
  first: WantPage;
  cornerOf: ComponentProps<typeof WantGrid>["cornerOf"];
}

export function WantList({ kind, query, first, cornerOf }: Props) {
  const t = useWords();
  const here = useHere();
  const [start] = useState(first);
  const pages = useMorePages(
    start,
    ({ wants }) => wants,
    (cursor) => fetchMore(kind, { ...query, cursor }),
  );
  const match = first.understood?.match ?? "all";
  const isPlain = Object.keys(query).length === 0;
  return (
    <PagedList
      pages={pages}
      hrefOf={(cursor) => here(listPath(kind, { ...query, cursor }))}
      moreLabel={t("wants.more")}
    >
      {match !== "all" && pages.items.length > 0 && (
        <div className="mb-4">
          <StatusNote>{t(`wants.match.${match}`)}</StatusNote>
        </div>
      )}
      {pages.items.length === 0 && !pages.nextCursor ? (
        <EmptyState
          picture={<DrawingOf name="no-results" />}
          title={t(isPlain ? `wants.${kind}.none` : "wants.none.filtered")}
          action={
            <ButtonLink to={here(isPlain ? formPath(kind) : listPath(kind))}>
              {t(isPlain ? `wants.${kind}.post` : "wants.show-all")}
            </ButtonLink>
          }
        >
          <p>{t(isPlain ? "wants.none.text" : "wants.none.filtered.text")}</p>
        </EmptyState>
      ) : (
        <WantGrid wants={pages.items} cornerOf={cornerOf} />
      )}
    </PagedList>
  );
}

/** Loaded when more is wanted: a served page has its first ones already. */
const fetchMore = async (kind: WantKind, query: WantQuery) => (await import("./want-calls.ts")).fetchWants(kind, query);
