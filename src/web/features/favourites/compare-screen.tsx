/** /userAdmin/favourites/compare: up to four favourites side by side, in a table that scrolls aside below its fixed first column. */
import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { favourites } from "#contract/favourites.ts";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { ROWS } from "./compare-rows.tsx";
import { favouriteCardOf } from "./favourite-card.ts";

export const handle: ScreenHandle = { title: "favourites.compare.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const ids = searchParams.get("ids");
  const { comparison } = ids ? await call(favourites.compare, { ids }).catch(none) : { comparison: [] };
  if (comparison.length === 0) throw redirect(inLanguage(languageOf(pathname).language, paths.favourites()));
  return { comparison };
}

/** An address that was cut off names nothing that could be compared. */
function none(error: unknown): PayloadOf<typeof favourites.compare> {
  if (error instanceof CallFailure && error.status === 400) return { comparison: [] };
  throw error;
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
  const { comparison } = useLoaderData<typeof clientLoader>();
  const columns = comparison.map((one) => ({
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
                    <Link to={card.to} className="link">
                      {card.name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.filter(({ has }) => columns.some(has)).map(({ label, Cell }) => (
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

/** On a phone two stand side by side; the edge of a third says that more scroll aside. */
const CELL =
  "min-w-26 border-b border-line p-2 text-start align-top text-sm wrap-anywhere md:min-w-44 md:p-3 md:text-base";
const FIRST =
  "sticky start-0 z-10 w-20 min-w-20 border-e border-b border-line bg-card p-2 text-start align-top text-xs font-semibold md:w-28 md:min-w-28 md:p-3 md:text-sm";
