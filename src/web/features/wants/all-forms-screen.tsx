/** /allforms: every form of the portal, with a sentence on each. */
import {
  Briefcase,
  FileText,
  Flame,
  HandCoins,
  HandHeart,
  Heart,
  Package,
  ShoppingCart,
  Sparkles,
  Store,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Link } from "#web/ui/link.tsx";

const FORMS = [
  ["buyer", paths.buyers(), <ShoppingCart key="i" aria-hidden="true" />],
  ["seller", paths.sellers(), <Package key="i" aria-hidden="true" />],
  ["requirement", paths.requirements(), <Sparkles key="i" aria-hidden="true" />],
  ["business", paths.listBusiness(), <Store key="i" aria-hidden="true" />],
  ["job", paths.newJob(), <Briefcase key="i" aria-hidden="true" />],
  ["resume", paths.ownResume(), <FileText key="i" aria-hidden="true" />],
  ["seva", paths.newSevaEntry(), <Flame key="i" aria-hidden="true" />],
  ["volunteer", paths.volunteer(), <HandHeart key="i" aria-hidden="true" />],
  ["donation", paths.donation(), <HandCoins key="i" aria-hidden="true" />],
  ["matrimonial", paths.newProfile(), <Heart key="i" aria-hidden="true" />],
  ["register", paths.registerNow(), <UserPlus key="i" aria-hidden="true" />],
] as const satisfies Array<[name: string, path: string, icon: ReactNode]>;

export default function AllFormsScreen() {
  const t = useWords();
  const here = useHere();
  const title = t("allforms.title");
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-3 md:px-6">
      <PageHead title={title} description={t("allforms.intro")} path={paths.allForms()} />
      <header>
        <Breadcrumbs crumbs={[{ title: t("site.home"), path: paths.home() }, { title }]} />
        <h1 className="mt-1 text-2xl md:text-3xl">{title}</h1>
        <p className="mt-2 max-w-text text-ink-soft">{t("allforms.intro")}</p>
      </header>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {FORMS.map(([name, path, icon]) => (
          <li key={name}>
            <article className="group relative flex h-full gap-4 rounded-lg border border-line bg-card p-4 shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
              <span className="mt-1 text-maroon [&>svg]:size-6">{icon}</span>
              <div className="min-w-0">
                <h2 className="text-lg">
                  <Link
                    to={here(path)}
                    className="outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
                  >
                    {t(`allforms.${name}`)}
                  </Link>
                </h2>
                <p className="mt-1 text-ink-soft">{t(`allforms.${name}.text`)}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
