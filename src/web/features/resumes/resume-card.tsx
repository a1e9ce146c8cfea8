/** Candidates in a list: what they do, where, how long already, and what they look for; nobody is named. */
import { Briefcase, GraduationCap, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { ResumeCard as Resume } from "#contract/resumes/views.ts";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { resumePath } from "./resume-path.ts";
import {
  areaText,
  experienceText,
  modesText,
  noticeText,
  placeText,
  qualificationText,
  salaryText,
} from "./resume-texts.ts";

const SKILLS_SHOWN = 5;

interface Props {
  resumes: readonly Resume[];
  /** What stands in the corner of a card. */
  cornerOf?: (resume: Resume) => ReactNode;
}

export function ResumeGrid({ resumes, cornerOf }: Props) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too
    <ul onClick={follow} className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
      {resumes.map((resume) => (
        <li key={resume._id}>
          <ResumeCard resume={resume} corner={cornerOf?.(resume)} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is its link. */
function ResumeCard({ resume, corner }: { resume: Resume; corner: ReactNode }) {
  const t = useWords();
  const here = useHere();
  const { headline, skills } = resume;
  return (
    <article className="group relative flex h-full flex-col gap-2 rounded-lg border border-line bg-card p-4 shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
      {corner && <div className="absolute end-1 top-1 z-10">{corner}</div>}
      <p className="pe-8 text-sm text-ink-soft">{areaText(t, resume)}</p>
      <h3 className="text-lg">
        <a
          href={here(resumePath(resume))}
          lang={langOf(headline, t.language)}
          className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          {headline}
        </a>
      </h3>
      <p className="font-semibold tabular-nums">{salaryText(t, resume)}</p>
      <ul className="flex flex-col gap-1 text-sm text-ink-soft">
        <Fact icon={<Briefcase aria-hidden="true" />}>{experienceText(t, resume)}</Fact>
        <Fact icon={<MapPin aria-hidden="true" />}>{`${placeText(t, resume)} · ${modesText(t, resume)}`}</Fact>
        <Fact icon={<GraduationCap aria-hidden="true" />}>{qualificationText(t, resume)}</Fact>
      </ul>
      {skills.length > 0 && (
        <ul aria-label={t("resumes.skills")} className="flex flex-wrap gap-1.5 pt-1 text-sm">
          {skills.slice(0, SKILLS_SHOWN).map((skill) => (
            <li key={skill} lang={langOf(skill, t.language)} className="rounded-full bg-sunken px-2.5 py-0.5">
              {skill}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-auto pt-2 text-sm text-ink-soft">{noticeText(t, resume)}</p>
    </article>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
