/** How to list a business, step by step. */
import { BUSINESS_IMAGES } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

const STEPS = ["list.step1", "list.step2", "list.step3", "list.step4"] as const;

export default function ListBusinessScreen() {
  const t = useWords();
  const here = useHere();
  const values = { price: usePlanPrice(), n: BUSINESS_IMAGES };
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-8 md:grid-cols-[1fr_22rem] md:px-6 md:pt-12">
      <PageHead title={t("list.title")} description={t("list.intro")} path={paths.listBusiness()} />
      <div>
        <h1>{t("list.title")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("list.intro")}</p>
        <ol className="mt-8 flex flex-col gap-6">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-lg font-bold text-maroon"
              >
                {index + 1}
              </span>
              <div>
                <h2 className="text-lg">{t(step)}</h2>
                <p className="mt-1 text-ink-soft">{t(`${step}.text`, values)}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-8">
          <ButtonLink look="primary" to={here(paths.signUp({ kind: "business" }))} className="member:hidden">
            {t("site.register")}
          </ButtonLink>
          <ButtonLink look="primary" to={here(paths.registerBusiness("part1"))} className="visitor:hidden">
            {t("list.add")}
          </ButtonLink>
        </div>
      </div>
      <div className="hidden self-center md:block">
        <DrawingOf name="shop" />
      </div>
    </div>
  );
}
