/** The community in numbers that the portal has counted; small ones are left out, and one alone says nothing. */
import type { CommunityNumbers } from "#contract/landing.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";

const NUMBERS = ["businesses", "offerings", "cities", "members"] as const;
const LEAST = 2;

export function HomeNumbers({ numbers }: { numbers: CommunityNumbers }) {
  const t = useWords();
  const facts = useSiteFacts();
  const told = NUMBERS.flatMap((name) => (numbers[name] === null ? [] : [[name, numbers[name]] as const]));
  if (told.length < LEAST) return null;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="mb-4">
        {t("home.numbers", { brand: facts?.brand ?? t("site.brand") })}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {told.map(([name, n]) => (
          <div key={name} className="flex flex-col-reverse border-s-2 border-accent ps-4">
            <dt className="text-ink-soft">{t(`home.numbers.${name}`)}</dt>
            <dd className="font-display text-3xl leading-head font-bold tabular-nums">
              {t("home.numbers.more", { n: n.toLocaleString("en-IN") })}
            </dd>
          </div>
        ))}
      </dl>
      {facts?.isDemo && <p className="mt-4 text-sm text-ink-soft">{t("home.numbers.demo")}</p>}
    </section>
  );
}
