/** /staff/consents: requests for a contact, and answers to requirements, whose words ask for money; who was written to reads them only once they are passed on. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { rupees } from "#base/money.ts";
import { paths } from "#contract/paths.ts";
import { type PausedAnswer, type PausedConsent, staffAnswers, staffConsents } from "#contract/staff-consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { scopesText } from "./consent-texts.ts";
import { PausedList } from "./paused-list.tsx";

const PAGE = 10;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const both = Promise.all([fetchConsents(), fetchAnswers()]).then(([consents, answers]) => ({ consents, answers }));
  return loadForRole(request, both, paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffConsentsScreen() {
  const t = useWords();
  const { consents, answers } = useLoaderData<typeof clientLoader>();
  const total = consents.total + answers.total;
  const requestedOf = ({ subjectTitle, scopesAsked }: PausedConsent) => [subjectTitle, scopesText(t, scopesAsked)];
  const answeredOf = ({ title, pricePaise }: PausedAnswer) => [title, pricePaise === null ? null : rupees(pricePaise)];
  return (
    <section className="grid gap-6" aria-labelledby="consents-title">
      <title>{`${t("staff.consents.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="consents-title" className="text-2xl">
          {t("staff.consents.title")}
        </h1>
        <p className={total === 0 ? "sr-only" : "text-ink-soft"} role="status">
          {t("staff.consents.count", { n: total })}
        </p>
        {total > 0 && <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff.consents.note")}</p>}
      </div>
      {total === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.consents.empty")}>
          {t("staff.consents.empty.text")}
        </EmptyState>
      )}
      <PausedList
        kind="contacts"
        calls={staffConsents}
        first={consents}
        fetchPage={fetchConsents}
        aboutOf={requestedOf}
      />
      <PausedList kind="answers" calls={staffAnswers} first={answers} fetchPage={fetchAnswers} aboutOf={answeredOf} />
    </section>
  );
}

const fetchConsents = (cursor?: string) =>
  call(staffConsents.fetchPaused, { limit: PAGE, cursor }).then(({ consents: paused, ...page }) => ({
    paused,
    ...page,
  }));
const fetchAnswers = (cursor?: string) =>
  call(staffAnswers.fetchPaused, { limit: PAGE, cursor }).then(({ answers: paused, ...page }) => ({ paused, ...page }));
