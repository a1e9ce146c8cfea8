/** /userAdmin/favourites/compare: up to four favourites side by side, in a table that scrolls aside below its fixed first column. */
import { lazy, type ReactNode, Suspense } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { type ComparedView, favourites } from "#contract/favourites.ts";
import { paths } from "#contract/paths.ts";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { favouriteCardOf } from "./favourite-card.ts";

const HoursDisplay = lazy(() => import("#web/features/directory/hours/hours-display.tsx"));

export const handle: ScreenHandle = { title: "favourites.compare.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const ids = new URL(request.url).searchParams.get("ids");
  return ids ? call(favourites.compare, { ids }) : { compared: [] };
}

export default function CompareScreen() {
  return (
    <WithWords group="public">
      <WithWords group="business-facts">
        <CompareTable />
      </WithWords>
    </WithWords>
  );
}

function CompareTable() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { compared } = useLoaderData<typeof clientLoader>();
  const columns = compared.map((one) => ({
    ...one,
    card: favouriteCardOf(one.favourite, { iconOf: () => "", language }),
  }));
  return (
    <>
      <BackLink to={here(paths.favourites())}>{t("favourites.title")}</BackLink>
      <div className="mt-3 overflow-x-auto rounded-lg border border-line bg-card">
        <table className="w-full border-separate border-spacing-0 text-start">
          <caption className="sr-only">{t("favourites.compare.title")}</caption>
          <thead>
            <tr>
              <td className={FIRST} />
              {columns.map(({ favourite: { _id, name }, card }) => (
                <th key={_id} scope="col" lang={langOf(name, language)} className={CELL}>
                  {card ? (
                    <a href={card.to} className="link">
                      {card.name}
                    </a>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ label, Cell }) => (
              <tr key={label}>
                <th scope="row" className={FIRST}>
                  {t(label)}
                </th>
                {columns.map((column) => (
                  <td key={column.favourite._id} className={CELL}>
                    <Cell {...column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const CELL = "min-w-44 border-b border-line p-3 text-start align-top";
const FIRST =
  "sticky start-0 z-10 w-28 min-w-28 border-e border-b border-line bg-card p-3 text-start align-top text-sm font-semibold";

type CellProps = ComparedView & { card: CardData | undefined };
const NONE = "–";

const ROWS = [
  { label: "favourites.compare.what", Cell: ({ card }: CellProps) => card?.what ?? <Gone /> },
  { label: "favourites.compare.place", Cell: ({ card }: CellProps) => card?.place ?? NONE },
  { label: "favourites.compare.price", Cell: Price },
  { label: "favourites.compare.hours", Cell: Hours },
  { label: "favourites.compare.since", Cell: ({ facts }: CellProps) => facts?.openSince ?? NONE },
  { label: "favourites.compare.languages", Cell: Spoken },
  { label: "favourites.compare.pay", Cell: Payment },
  { label: "favourites.compare.rating", Cell: Rating },
  { label: "favourites.label.note", Cell: ({ favourite }: CellProps) => favourite.note || NONE },
] as const;

function Gone() {
  return useWords()("favourites.gone");
}

function Price({ card }: CellProps): ReactNode {
  const t = useWords();
  if (card?.price === undefined) return NONE;
  return card.price ?? t("home.price-on-request");
}

function Hours({ facts }: CellProps): ReactNode {
  if (!facts?.openingHours) return NONE;
  return (
    <Suspense>
      <HoursDisplay hours={facts.openingHours} look="badge" />
    </Suspense>
  );
}

function Spoken({ facts }: CellProps): ReactNode {
  const t = useWords();
  return facts?.languages.map((code) => t(`business.language.${code}`)).join(", ") || NONE;
}

function Payment({ facts }: CellProps): ReactNode {
  const t = useWords();
  return facts?.paymentWays.map((way) => t(`business.pay.${way}`)).join(", ") || NONE;
}

function Rating({ facts }: CellProps): ReactNode {
  const t = useWords();
  if (!facts?.reviewsCount) return NONE;
  const count = t("results.reviews", { n: facts.reviewsCount });
  return facts.rating === null ? count : `★ ${facts.rating.toFixed(1)} (${count})`;
}
