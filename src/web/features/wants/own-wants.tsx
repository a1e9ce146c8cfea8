/** What the signed-in member has posted of a kind, and beside requirements what they have answered and the switch; loaded in the browser alone. */
import { Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { WantKind } from "#contract/want-choices.ts";
import type { WantView } from "#contract/want-views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { DeleteWantDialog } from "./delete-want-dialog.tsx";
import { StateLines } from "./own-want-note.tsx";
import { WantBadge } from "./want-badge.tsx";
import { fetchOwnWants } from "./want-calls.ts";
import { untilText } from "./want-texts.ts";
import { editPath, listPath, wantPath } from "./want-ways.ts";

const OwnAnswers = lazy(() => import("./own-answers.tsx"));

const HAS_ANSWERS: Record<WantKind, boolean> = { buyer: false, seller: false, requirement: true };

type OwnPage = Awaited<ReturnType<typeof fetchOwnWants>>;

/** Nothing until they are here, nor for a member who has posted none. */
export default function OwnWants({ kind }: { kind: WantKind }) {
  const t = useWords();
  const [page, setPage] = useState<OwnPage | "failed">();
  useEffect(() => {
    let gone = false;
    fetchOwnWants(kind).then(
      (first) => gone || setPage(first),
      () => gone || setPage("failed"),
    );
    return () => {
      gone = true;
    };
  }, [kind]);
  const hasSome = page === "failed" || (page !== undefined && page.wants.length > 0);
  return (
    <>
      {hasSome && (
        <section aria-labelledby="own-wants">
          <h2 id="own-wants" className="mb-4 text-xl">
            {t(`wants.${kind}.own`)}
          </h2>
          {page === "failed" ? (
            <p className="text-ink-soft">{t("wants.own.failed")}</p>
          ) : (
            <OwnList kind={kind} first={page!} />
          )}
        </section>
      )}
      {HAS_ANSWERS[kind] && (
        <Suspense>
          <OwnAnswers />
        </Suspense>
      )}
    </>
  );
}

function OwnList({ kind, first }: { kind: WantKind; first: OwnPage }) {
  const t = useWords();
  const pages = useMorePages(
    first,
    ({ wants }) => wants,
    (cursor) => fetchOwnWants(kind, cursor),
  );
  const [asked, ask] = useState<WantView>();
  return (
    <>
      <PagedList pages={pages} hrefOf={() => listPath(kind)} moreLabel={t("wants.own.more")}>
        <ul className="grid gap-3 md:grid-cols-2">
          {pages.items.map((want) => (
            <li key={want._id}>
              <OwnWant want={want} onDelete={() => ask(want)} />
            </li>
          ))}
        </ul>
      </PagedList>
      <DeleteWantDialog
        want={asked}
        onClose={() => ask(undefined)}
        onDeleted={({ _id }) => pages.change((items) => items.filter((one) => one._id !== _id))}
      />
    </>
  );
}

function OwnWant({ want, onDelete }: { want: WantView; onDelete: () => void }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { title, answersMost: most, answersCount: taken } = want;
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <WantBadge want={want} />
        {untilText(t, want)}
      </p>
      <h3 className="text-lg wrap-anywhere">
        <Link to={here(wantPath(want))} lang={langOf(title, language)} className="hover:underline">
          {title}
        </Link>
      </h3>
      {most > 0 && <p>{t("wants.places", { taken, most })}</p>}
      <StateLines want={want} />
      <div className="mt-auto flex items-center justify-between gap-2 pt-2">
        <ButtonLink
          size="small"
          to={here(editPath(want))}
          aria-label={t("wants.edit.of", { title })}
          icon={<Pencil aria-hidden="true" />}
        >
          {t("wants.edit")}
        </ButtonLink>
        <IconButton label={t("wants.delete.of", { title })} onClick={onDelete} className="text-danger">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </Card>
  );
}
