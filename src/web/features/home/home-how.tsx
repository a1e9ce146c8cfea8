/** Three steps, each with a drawing. */
import { useWords } from "#web/platform/language/words.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";
import { ShopPicture } from "#web/ui/pictures/shop-picture.tsx";
import { WeddingPicture } from "#web/ui/pictures/wedding-picture.tsx";

const STEPS = [
  ["home.how.find", DiyaPicture],
  ["home.how.reach", WeddingPicture],
  ["home.how.grow", ShopPicture],
] as const;

export function HomeHow() {
  const t = useWords();
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-6">
        {t("home.how")}
      </h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map(([step, Picture]) => (
          <li key={step} className="flex items-start gap-4 md:flex-col">
            <span className="w-24 shrink-0 md:w-44">
              <Picture />
            </span>
            <div>
              <h3>{t(step)}</h3>
              <p className="mt-1 text-ink-soft">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
