/** /jobs/resume/{id}: one candidate: for a member with a plan the whole resume, for everybody else what names nobody. */
import { lazy, Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { useFullView } from "#web/features/directory/use-full-view.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { LockedNote } from "./locked-note.tsx";
import { areaText } from "./resume-texts.ts";
import { ResumeWishes } from "./resume-wishes.tsx";

/** What only members with a plan read. */
const WholeResume = lazy(() => import("./whole-resume.tsx"));
const ReportItemButton = lazy(() => import("#web/features/approvals/report-item-button.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.resumeId ?? "";
  return { resume: (await orErrorPage(apiOf(args).call(resumes.fetch, { id }))).resume };
}

export default function ResumeScreen() {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  const served = useLoaderData<typeof loader>().resume;
  const [missing, setMissing] = useState<{ id: string; refusal: unknown }>();
  const resume = useFullView(served, (id) => fetchWhole(id, (refusal) => setMissing({ id, refusal })));
  // As the server answers whoever asks for a resume that does not exist.
  if (missing?.id === served._id) throw missing.refusal;
  const { headline, facts, skills, isMine } = resume;
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("site.jobs"), path: paths.jobs() },
    { title: t("resumes.list.title"), path: paths.resumeList() },
    { title: headline },
  ];
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <PageHead title={headline} description={t("resumes.list.intro")} path={paths.resume(served._id)} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <header>
            <p className="text-ink-soft">{areaText(t, resume)}</p>
            <h1 lang={langOf(headline, t.language)} className="mt-1 text-2xl wrap-anywhere md:text-3xl">
              {headline}
            </h1>
            {facts && (
              <p lang={langOf(facts.fullName, t.language)} className="mt-1 text-lg">
                {facts.fullName}
              </p>
            )}
          </header>
          {isMine && (
            <div className="flex flex-col items-start gap-3 rounded-md bg-accent-soft p-4">
              <p>{t("resumes.mine")}</p>
              <ButtonLink size="small" to={here(paths.ownResume())}>
                {t("resumes.edit")}
              </ButtonLink>
            </div>
          )}
          <ResumeWishes resume={resume} className="lg:hidden" />
          {skills.length > 0 && (
            <section aria-labelledby="resume-skills">
              <h2 id="resume-skills" className="mb-2 text-xl">
                {t("resumes.skills")}
              </h2>
              <ul className="flex flex-wrap gap-2">
                {skills.map((skill) => (
                  <li key={skill} lang={langOf(skill, t.language)} className="rounded-full bg-sunken px-3.5 py-1.5">
                    {skill}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {facts ? (
            <Suspense>
              <WithWords group="resume-form">
                <WholeResume resume={resume} facts={facts} />
              </WithWords>
            </Suspense>
          ) : (
            <LockedNote />
          )}
          {user && !isMine && (
            <Suspense>
              <div className="self-end">
                <ReportItemButton kind="resume" id={resume._id} name={headline} />
              </div>
            </Suspense>
          )}
        </div>
        <ResumeWishes resume={resume} className="max-lg:hidden lg:sticky lg:top-20" />
      </div>
    </div>
  );
}

const fetchWhole = async (id: string, onMissing: (refusal: unknown) => void) =>
  (await import("./resume-calls.ts")).fetchResume(id, onMissing);
