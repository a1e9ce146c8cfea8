/** Three steps, each with a drawing. */
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useWords } from "#web/platform/language/words.tsx";

const STEPS = [
  ["home.how.find", "no-results"],
  ["home.how.reach", "phone"],
  ["home.how.grow", "shop"],
] as const;

export function HomeHow() {
  const t = useWords();
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-6">
        {t("home.how")}
      </h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map(([step, drawing]) => (
          <li key={step} className="flex items-start gap-4 md:flex-col">
            <span className="w-24 shrink-0 md:w-44">
              <DrawingOf name={drawing} />
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
