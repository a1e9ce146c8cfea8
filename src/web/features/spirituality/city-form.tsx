/** The city whose panchang is shown: a plain form that works without scripts, and a few large cities beside it. */
import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";

const CITIES: ReadonlyArray<readonly [slug: string, en: string, hi: string]> = [
  ["delhi", "Delhi", "दिल्ली"],
  ["varanasi", "Varanasi", "वाराणसी"],
  ["ujjain", "Ujjain", "उज्जैन"],
  ["jaipur", "Jaipur", "जयपुर"],
  ["pune", "Pune", "पुणे"],
  ["indore", "Indore", "इंदौर"],
];

export function CityForm({ chosen }: { chosen: string }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      <Form action={here(paths.spirituality())} className="flex items-end gap-2">
        <label className="flex min-w-0 flex-1 flex-col gap-1.5 font-semibold">
          {t("spirituality.city")}
          <input
            key={chosen}
            name="city"
            defaultValue={chosen}
            maxLength={60}
            autoComplete="address-level2"
            className="field-box font-normal"
          />
        </label>
        <Button type="submit">{t("spirituality.city.show")}</Button>
      </Form>
      <ul className="flex flex-wrap gap-x-1">
        {CITIES.map(([slug, en, hi]) => {
          const name = language === "hi" ? hi : en;
          return (
            <li key={slug}>
              <Link
                to={here(paths.spirituality({ city: slug }))}
                aria-current={name === chosen ? "true" : undefined}
                className={classNames(
                  "inline-flex min-h-11 items-center rounded-full px-3 hover:bg-sunken",
                  name === chosen && "bg-sunken font-semibold",
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
