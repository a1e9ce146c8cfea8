/** The candidates that were found, page after page, and above them what the search made of the text. */
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "#contract/paths.ts";
import type { ResumeCard } from "#contract/resumes/views.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { UnderstoodNote } from "#web/features/directory/understood-note.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ResumeGrid } from "./resume-card.tsx";
import type { ResumePage } from "./resume-list-loader.ts";
import { type ResumeQuery, resumeListPath } from "./resume-query.ts";

/** What the search made of the text. */
export function Understood({ page: { understood, resumes } }: { page: ResumePage }) {
  const t = useWords();
  if (!understood || resumes.length === 0) return null;
  const { corrected, match } = understood;
  const partly = match === "all" ? undefined : t(`resumes.list.${match}`);
  return <UnderstoodNote corrected={corrected} correctedLabel={t("results.corrected")} partly={partly} />;
}

interface Props {
  query: ResumeQuery;
  served: ResumePage;
  cornerOf: (resume: ResumeCard) => ReactNode;
}

export function ResumeList({ query, served, cornerOf }: Props) {
  const t = useWords();
  const here = useHere();
  const pages = useMorePages(
    useOwnReading(query, served),
    ({ resumes }) => resumes,
    (cursor) => fetchMore({ ...query, cursor }),
  );
  const isEmpty = pages.items.length === 0;
  return (
    <section aria-labelledby="found-resumes">
      <h2 id="found-resumes" className="sr-only">
        {t("resumes.list.title")}
      </h2>
      <PagedList
        pages={pages}
        hrefOf={(cursor) => here(resumeListPath(query, { cursor }))}
        moreLabel={t("resumes.list.more")}
      >
        {isEmpty && pages.nextCursor ? <p>{t("jobs.list.empty.go-on")}</p> : null}
        {isEmpty && !pages.nextCursor ? (
          <EmptyState
            picture={<DrawingOf name="no-results" />}
            title={t("resumes.list.empty")}
            action={
              <ButtonLink look="primary" to={here(paths.resumeList())}>
                {t("resumes.list.all")}
              </ButtonLink>
            }
          >
            <p>{t("jobs.list.empty.text")}</p>
          </EmptyState>
        ) : (
          <ResumeGrid resumes={pages.items} cornerOf={cornerOf} />
        )}
      </PagedList>
    </section>
  );
}

/** What was served until the member's own reading is here, in which nobody stands whom a block hides; when that fails, the served one stays. */
function useOwnReading(query: ResumeQuery, served: ResumePage): ResumePage {
  const { user } = useSession();
  const [own, setOwn] = useState<{ served: ResumePage; page: ResumePage }>();
  const memberId = user?._id;
  useEffect(() => {
    if (!memberId) return setOwn(undefined);
    let gone = false;
    fetchMore(query).then(
      (page) => gone || setOwn({ served, page }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [memberId, query, served]);
  return own?.served === served ? own.page : served;
}

/** Loaded when it is wanted: a served page has its first candidates already. */
const fetchMore = async (query: ResumeQuery) => (await import("./resume-calls.ts")).fetchResumes(query);
