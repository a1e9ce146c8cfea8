/** What the member has answered to requirements of others, and whether they are told of new ones. */
import { useEffect, useState } from "react";
import type { OwnAnswerView } from "#contract/want-answers.ts";
import { wantAnswers } from "#contract/want-answers.ts";
import { wants } from "#contract/wants.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { AnswerBadge } from "./answer-badge.tsx";
import { listPath, wantPath } from "./want-ways.ts";

const fetchMine = (cursor?: string) => call(wantAnswers.fetchMine, { cursor });
type Page = Awaited<ReturnType<typeof fetchMine>>;

export default function OwnAnswers() {
  const t = useWords();
  const [page, setPage] = useState<Page>();
  useEffect(() => {
    fetchMine().then(setPage, () => undefined);
  }, []);
  return (
    <section aria-labelledby="own-answers" className="flex flex-col gap-4">
      <h2 id="own-answers" className="text-xl">
        {t("answers.own")}
      </h2>
      {page && page.answers.length > 0 && <List first={page} />}
      <ToldSwitch />
    </section>
  );
}

function List({ first }: { first: Page }) {
  const t = useWords();
  const pages = useMorePages(first, ({ answers }) => answers, fetchMine);
  return (
    <PagedList pages={pages} hrefOf={() => listPath("requirement")} moreLabel={t("answers.own.more")}>
      <ul className="grid gap-3 md:grid-cols-2">
        {pages.items.map((own) => (
          <li key={own.answer._id}>
            <OwnAnswerCard own={own} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

function OwnAnswerCard({ own: { answer, requirement, title } }: { own: OwnAnswerView }) {
  const t = useWords();
  const here = useHere();
  const name = title || t("answers.own.gone");
  const to = requirement
    ? wantPath(requirement)
    : wantPath({ kind: "requirement", slug: "", _id: answer.fkRequirementId });
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <p>
        <AnswerBadge state={answer.state} />
      </p>
      <h3 className="text-lg wrap-anywhere">
        {title ? (
          <Link to={here(to)} lang={langOf(name, t.language)} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p lang={langOf(answer.message, t.language)} className="line-clamp-2 text-ink-soft wrap-anywhere">
        {answer.message}
      </p>
    </Card>
  );
}

function ToldSwitch() {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [on, setOn] = useState<boolean>();
  useEffect(() => {
    call(wants.fetchSettings, {}).then(
      ({ tellsOfRequirements }) => setOn(tellsOfRequirements),
      () => undefined,
    );
  }, []);
  if (on === undefined) return null;
  const toggle = async () => {
    setOn(!on);
    try {
      await call(wants.updateSettings, { tellsOfRequirements: !on });
    } catch (error) {
      setOn(on);
      sayFailure(error);
    }
  };
  return (
    <div>
      <Switch label={t("settings.requirements")} on={on} onToggle={() => void toggle()} />
      <p className="max-w-text text-sm text-ink-soft">{t("settings.requirements.text")}</p>
    </div>
  );
}
