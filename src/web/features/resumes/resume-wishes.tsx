/** What a candidate brings and looks for, as a card. */
import { Briefcase, CalendarClock, GraduationCap, House, IndianRupee, MapPin, Truck } from "lucide-react";
import type { ReactNode } from "react";
import type { ResumeCard } from "#contract/resumes/views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import {
  experienceText,
  modesText,
  noticeText,
  placeText,
  qualificationText,
  salaryText,
  typesText,
} from "./resume-texts.ts";

export function ResumeWishes({ resume, className }: { resume: ResumeCard; className: string }) {
  const t = useWords();
  return (
    <Card as="section" aria-label={t("resumes.wants")} className={className}>
      <ul className="flex flex-col gap-4">
        <Fact icon={<Briefcase aria-hidden="true" />}>{experienceText(t, resume)}</Fact>
        <Fact icon={<GraduationCap aria-hidden="true" />}>{qualificationText(t, resume)}</Fact>
        <Fact icon={<MapPin aria-hidden="true" />}>{placeText(t, resume)}</Fact>
        <Fact icon={<Truck aria-hidden="true" />}>{t(`resumes.move.${resume.relocation}`)}</Fact>
        <Fact icon={<IndianRupee aria-hidden="true" />}>{salaryText(t, resume)}</Fact>
        <Fact icon={<House aria-hidden="true" />}>{`${typesText(t, resume)} · ${modesText(t, resume)}`}</Fact>
        <Fact icon={<CalendarClock aria-hidden="true" />}>{noticeText(t, resume)}</Fact>
      </ul>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 text-ink-soft [&>svg]:size-5">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
