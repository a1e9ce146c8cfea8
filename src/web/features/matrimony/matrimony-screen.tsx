/** /matrimonial: what this room is, how it keeps families safe, and the ways in; it shows no profile to strangers and machines. */
import { Eye, Phone, ShieldCheck, UserCheck } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

export default function MatrimonyScreen() {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-6 md:gap-14 md:px-6 md:pt-10">
      <PageHead title={t("matrimony.title")} description={t("matrimony.intro")} path={paths.matrimonial()} />
      <header className="grid items-center gap-6 md:grid-cols-[1fr_16rem]">
        <div>
          <h1>{t("matrimony.title")}</h1>
          <p className="mt-3 mb-6 max-w-text text-lg text-ink-soft">{t("matrimony.intro")}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={here(paths.profileList({ gender: "female" }))}>{t("matrimony.find.female")}</ButtonLink>
            <ButtonLink to={here(paths.profileList({ gender: "male" }))}>{t("matrimony.find.male")}</ButtonLink>
            <ButtonLink look="primary" to={here(paths.newProfile())}>
              {t("matrimony.register")}
            </ButtonLink>
            {user && <ButtonLink to={here(paths.ownProfiles())}>{t("matrimony.own-profiles")}</ButtonLink>}
          </div>
        </div>
        <div className="w-44 max-md:hidden md:w-full">
          <DrawingOf name="community" />
        </div>
      </header>
      <section aria-labelledby="matrimony-safe">
        <h2 id="matrimony-safe" className="mb-4">
          {t("matrimony.safe")}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          <Assurance icon={<Eye aria-hidden="true" />} title={t("matrimony.safe.seen")}>
            {t("matrimony.safe.seen.text")}
          </Assurance>
          <Assurance icon={<Phone aria-hidden="true" />} title={t("matrimony.safe.contact")}>
            {t("matrimony.safe.contact.text")}
          </Assurance>
          <Assurance icon={<UserCheck aria-hidden="true" />} title={t("matrimony.safe.person")}>
            {t("matrimony.safe.person.text")}
          </Assurance>
          <Assurance icon={<ShieldCheck aria-hidden="true" />} title={t("matrimony.safe.checked")}>
            {t("matrimony.safe.checked.text")}
          </Assurance>
        </ul>
      </section>
      <p className="max-w-text border-t border-line pt-4 text-sm text-ink-soft">{t("matrimony.declaration")}</p>
    </div>
  );
}

function Assurance({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 rounded-lg border border-line bg-card p-4">
      <span className="mt-0.5 text-accent [&>svg]:size-6">{icon}</span>
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
