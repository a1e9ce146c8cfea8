/** Guna milan in full: the total, the eight kootas with what each compares, what traditions let pass, and by which rules. */
import type { Fit } from "#contract/matrimony/matches.ts";
import type { Words } from "#messages/words.ts";
import { useWords } from "#web/platform/language/words.tsx";

type Guna = Fit["guna"];
type Sentences = Guna["rules"];

export function KootaTable({ guna }: { guna: Guna }) {
  const t = useWords();
  const { detail, kootas, exceptions, rules, ownStars, otherStars } = guna;
  const tellsPoints = detail === "points" || detail === "stars";
  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg font-semibold">{totalText(t, guna)}</p>
      {guna.summary.slice(1).map(({ id, values }) => (
        <p key={id}>{t.of(id, values)}</p>
      ))}
      {detail === "range" && <p className="text-sm text-ink-soft">{t("matches.fit.coarse")}</p>}
      {detail === "points" && <p className="text-sm text-ink-soft">{t("matches.fit.points-only")}</p>}
      {ownStars.length > 0 && <p>{t("matches.fit.own-stars", { stars: said(t, ownStars, "; ") })}</p>}
      {otherStars.length > 0 && <p>{t("matches.fit.other-stars", { stars: said(t, otherStars, "; ") })}</p>}
      {detail !== "none" && (
        <table className="w-full border-collapse">
          <caption className="sr-only">{t("matches.fit.guna")}</caption>
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th scope="col" className="py-2 pe-3 text-start font-semibold">
                {t("matches.fit.koota")}
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                {t("matches.fit.points")}
              </th>
            </tr>
          </thead>
          <tbody>
            {kootas.map(({ koota, name, about, most, points, reasons }) => (
              <tr key={koota} className="border-b border-line align-top">
                <th scope="row" className="py-2 pe-3 text-start font-normal">
                  <span className="block font-semibold">{t.of(name.id)}</span>
                  <span className="block text-sm text-ink-soft">{t.of(about.id)}</span>
                  {reasons.map(({ id, values }) => (
                    <span key={id + JSON.stringify(values)} className="block text-sm">
                      {t.of(id, values)}
                    </span>
                  ))}
                </th>
                <td className="py-2 text-end whitespace-nowrap tabular-nums">
                  {tellsPoints ? pointsText(t, points, most) : t("matches.fit.of", { most })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {exceptions.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{t("matches.fit.exceptions")}</p>
          <ul className="list-disc ps-5">
            {exceptions.map((sentences) => (
              <li key={JSON.stringify(sentences)}>{said(t, sentences, " · ")}</li>
            ))}
          </ul>
          <p className="text-ink-soft">{t("matches.fit.exceptions.note")}</p>
        </div>
      )}
      <p className="text-sm text-ink-soft">{said(t, rules, " ")}</p>
    </div>
  );
}

function totalText(t: Words, { detail, total, summary, most }: Guna): string {
  if (detail === "none") return t("matches.fit.kept");
  const [first] = summary;
  if (first) return t.of(first.id, first.values);
  return total ? t("matches.fit.between", { ...total, most }) : t("matches.guna.unknown");
}

function pointsText(t: Words, points: Guna["total"], most: number): string {
  if (!points) return t("horoscope.points.unknown");
  const { min, max } = points;
  return min === max
    ? t("horoscope.points.exact", { points: min, most })
    : t("horoscope.points.range", { min, max, most });
}

function said(t: Words, sentences: Sentences, between: string): string {
  return sentences.map(({ id, values }) => t.of(id, values)).join(between);
}
