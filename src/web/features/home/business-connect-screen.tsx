/** For owners of businesses who are not here yet: what it brings and what it costs. */
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

const REASONS = [
  ["connect.found", "no-results"],
  ["connect.leads", "phone"],
  ["connect.offerings", "sweets"],
] as const;

export default function BusinessConnectScreen() {
  const t = useWords();
  const here = useHere();
  const price = usePlanPrice();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-14 px-4 pt-8 md:px-6 md:pt-12">
      <PageHead title={t("connect.title")} description={t("connect.intro")} path={paths.businessConnect()} />
      <header className="grid items-center gap-8 md:grid-cols-[1fr_22rem]">
        <div>
          <h1>{t("connect.title")}</h1>
          <p className="mt-3 max-w-text text-lg text-ink-soft">{t("connect.intro")}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink look="primary" to={here(paths.signUp({ kind: "business" }))} className="member:hidden">
              {t("connect.start")}
            </ButtonLink>
            <ButtonLink to={here(paths.listBusiness())}>{t("connect.list")}</ButtonLink>
          </div>
        </div>
        <div className="max-w-72 md:max-w-none">
          <DrawingOf name="shop" />
        </div>
      </header>
      <ul className="grid gap-8 md:grid-cols-3">
        {REASONS.map(([reason, drawing]) => (
          <li key={reason}>
            <div className="w-40">
              <DrawingOf name={drawing} />
            </div>
            <h2 className="mt-3 text-lg">{t(reason)}</h2>
            <p className="mt-1 text-ink-soft">{t(`${reason}.text`)}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="cost" className="rounded-xl border border-line bg-card p-6 md:p-10">
        <h2 id="cost">{t("connect.cost")}</h2>
        <p className="mt-2 max-w-text">{t("connect.cost.text", { price })}</p>
      </section>
    </div>
  );
}
