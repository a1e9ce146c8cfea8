/** The ways to join, each with what it is for; an invitation in the address goes along. */
import { Briefcase, Store, User } from "lucide-react";
import { useSearchParams } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";

const KINDS = [
  ["individual", User],
  ["professional", Briefcase],
  ["business", Store],
] as const;

export default function RegisterNowScreen() {
  const t = useWords();
  const here = useHere();
  const [query] = useSearchParams();
  const refId = query.get("refId");
  const invitation = refId ? { refId, referredby: query.get("referredby") ?? "" } : {};
  const signUp = (kind: string) => here(paths.signUp({ ...invitation, kind }));
  return (
    <div className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <PageHead title={t("register.title")} description={t("register.intro")} path={paths.registerNow()} />
      <h1>{t("register.title")}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t("register.intro")}</p>
      <p className="mt-6 rounded-md bg-accent-soft px-4 py-3 visitor:hidden">
        {t("register.known")}{" "}
        <Link to={here(paths.businesses())} className="link">
          {t("site.my-business")}
        </Link>
      </p>
      <ul className="mt-8 grid gap-4 member:hidden md:grid-cols-3">
        {KINDS.map(([kind, Icon]) => (
          <li key={kind} className="flex flex-col items-start rounded-lg border border-line bg-card p-6">
            <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-maroon">
              <Icon aria-hidden="true" className="size-7" />
            </span>
            <h2 className="mt-4 text-lg">{t(`register.kind.${kind}`)}</h2>
            <p className="mt-1 mb-5 text-ink-soft">{t(`register.kind.${kind}.text`)}</p>
            <ButtonLink
              look={kind === "individual" ? "primary" : "secondary"}
              wide
              to={signUp(kind)}
              aria-label={`${t("register.start")}: ${t(`register.kind.${kind}`)}`}
              className="mt-auto"
            >
              {t("register.start")}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 member:hidden">
        <p className="text-ink-soft">{t("register.need")}</p>
        <Link to={here(paths.login())} className="link inline-flex min-h-11 items-center">
          {t("register.have")}
        </Link>
      </div>
    </div>
  );
}
