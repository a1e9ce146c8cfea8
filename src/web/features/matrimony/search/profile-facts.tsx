/** The whole profile as members with a plan read it, in the order of a biodata; what the family has not told is left out. */
import type { ReactNode } from "react";
import type { ProfileFacts as Facts, ProfileView } from "#contract/matrimony/views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { ProfilePhotos } from "./profile-photos.tsx";

export default function ProfileFacts({ profile, facts }: { profile: ProfileView; facts: Facts }) {
  const t = useWords();
  const siblings = (all: number, married: number) => (all === 0 ? null : t("matrimony.siblings", { n: all, married }));
  return (
    <div className="flex flex-col gap-8">
      <ProfilePhotos profile={profile} />
      <Words title={t("matrimony.label.about")} text={facts.about} />
      <Section title={t("matrimony.section.person")}>
        <Fact title={t("matrimony.label.children")}>{facts.children > 0 ? facts.children : null}</Fact>
        <Fact title={t("matrimony.label.blood-group")}>{facts.bloodGroup}</Fact>
        <Fact title={t("matrimony.label.disability")}>{facts.disability}</Fact>
        <Fact title={t("matrimony.label.diet")}>{t(`matrimony.diet.${profile.diet}`)}</Fact>
        <Fact title={t("matrimony.label.smoking")}>{t(`matrimony.habit.${facts.smoking}`)}</Fact>
        <Fact title={t("matrimony.label.drinking")}>{t(`matrimony.habit.${facts.drinking}`)}</Fact>
        <Fact title={t("matrimony.label.languages")}>
          {facts.languages.map((one) => t(`matrimony.tongue.${one}`)).join(", ")}
        </Fact>
        <Fact title={t("matrimony.label.would-relocate")}>{t(`matrimony.relocation.${facts.wouldRelocate}`)}</Fact>
      </Section>
      <Section title={t("matrimony.section.community")}>
        <Fact title={t("matrimony.label.sub-community")}>{profile.subCommunity}</Fact>
        <Fact title={t("matrimony.label.gotra")}>{profile.gotra}</Fact>
        <Fact title={t("matrimony.label.mother-gotra")}>{facts.motherGotra}</Fact>
        <Fact title={t("matrimony.label.pravara")}>{facts.pravara}</Fact>
        <Fact title={t("matrimony.label.veda")}>{facts.veda && t(`matrimony.veda.${facts.veda}`)}</Fact>
        <Fact title={t("matrimony.label.shakha")}>{facts.shakha}</Fact>
        <Fact title={t("matrimony.label.kuladevata")}>{facts.kuladevata}</Fact>
        <Fact title={t("matrimony.label.native-place")}>{facts.nativePlace}</Fact>
        <Fact title={t("matrimony.label.manglik")}>{profile.manglik && t(`matrimony.manglik.${profile.manglik}`)}</Fact>
      </Section>
      <Section title={t("matrimony.section.work")}>
        <Fact title={t("matrimony.label.education")}>{facts.education}</Fact>
        <Fact title={t("matrimony.label.work-kind")}>{t(`matrimony.work.${profile.workKind}`)}</Fact>
        <Fact title={t("matrimony.label.employer")}>{facts.employer}</Fact>
        <Fact title={t("matrimony.label.income-band")}>
          {profile.incomeBand && t(`matrimony.income.${profile.incomeBand}`)}
        </Fact>
      </Section>
      <Section title={t("matrimony.section.family")}>
        <Fact title={t("matrimony.label.father-name")}>{withWork(facts.fatherName, facts.fatherOccupation)}</Fact>
        <Fact title={t("matrimony.label.mother-name")}>{withWork(facts.motherName, facts.motherOccupation)}</Fact>
        <Fact title={t("matrimony.label.brothers")}>{siblings(facts.brothers, facts.brothersMarried)}</Fact>
        <Fact title={t("matrimony.label.sisters")}>{siblings(facts.sisters, facts.sistersMarried)}</Fact>
        <Fact title={t("matrimony.label.family-type")}>
          {facts.familyType && t(`matrimony.family.${facts.familyType}`)}
        </Fact>
      </Section>
      <Words title={t("matrimony.label.family-about")} text={facts.familyAbout} />
      <Words title={t("matrimony.label.expectations")} text={facts.expectations} />
    </div>
  );
}

const withWork = (name: string | null, work: string | null) => [name, work].filter(Boolean).join(", ");

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  const language = useLanguage();
  if (children === null || children === "" || children === undefined) return null;
  return (
    <div className="flex flex-col border-b border-line pb-2">
      <dt className="text-sm text-ink-soft">{title}</dt>
      <dd lang={typeof children === "string" ? langOf(children, language) : undefined} className="wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

function Words({ title, text }: { title: string; text: string | null }) {
  const language = useLanguage();
  if (!text) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <p lang={langOf(text, language)} className="max-w-text whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
