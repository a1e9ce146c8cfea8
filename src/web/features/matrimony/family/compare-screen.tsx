/** /matrimonial/compare: up to four profiles side by side, in a table that scrolls both ways below its fixed heads. */
import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Link } from "#web/ui/link.tsx";
import { ProfileFace } from "../search/profile-face.tsx";
import { nameText } from "../search/profile-texts.ts";
import { compareRows } from "./compare-rows.ts";
import { FamilyPage, WithFamilyWords } from "./family-page.tsx";

export const handle: ScreenHandle = { title: "matrimony.compare.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const ids = searchParams.get("ids");
  const { comparison } = ids ? await orErrorPage(call(matrimonyFamily.compare, { ids })) : { comparison: [] };
  if (comparison.length === 0) throw redirect(inLanguage(languageOf(pathname).language, paths.families()));
  return { comparison };
}
clientLoader.hydrate = true as const;

export default function CompareScreen() {
  return (
    <WithFamilyWords>
      <CompareTable />
    </WithFamilyWords>
  );
}

function CompareTable() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { comparison } = useLoaderData<typeof clientLoader>();
  return (
    <FamilyPage
      back={here(paths.families())}
      backLabel={t("matrimony.family.title")}
      title={t("matrimony.compare.title")}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section tabIndex={0} aria-label={t("matrimony.compare.title")} className={FRAME}>
        <table className="w-full border-separate border-spacing-0 text-start">
          <thead>
            <tr>
              <td className={CORNER} />
              {comparison.map((profile) => {
                const name = nameText(t, profile);
                return (
                  <th key={profile._id} scope="col" className={HEAD}>
                    {profile.photos.length > 0 && <ProfileFace profile={profile} className="mb-2 w-14 md:w-20" />}
                    <Link to={here(paths.profile(profile._id))} lang={langOf(name, language)} className="link">
                      {name}
                    </Link>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {compareRows(t, comparison).map(({ label, texts }) => (
              <tr key={label}>
                <th scope="row" className={FIRST}>
                  {label}
                </th>
                {comparison.map(({ _id }, at) => (
                  <td key={_id} lang={langOf(texts[at] ?? "", language)} className={CELL}>
                    {texts[at] || "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </FamilyPage>
  );
}

/** The table scrolls inside, so that its heads stay in sight. */
const FRAME = "max-h-[calc(100dvh-7rem)] overflow-auto rounded-lg border border-line bg-card";
/** On a phone two stand side by side; more scroll aside. */
const BOX = "min-w-30 border-b border-line p-2 text-start align-top text-sm md:min-w-44 md:p-3 md:text-base";
const CELL = `${BOX} whitespace-pre-line wrap-anywhere`;
/** As wide as the longest word of a name. */
const HEAD = `sticky top-0 z-10 bg-card ${BOX}`;
const FIRST =
  "sticky start-0 z-10 w-24 min-w-24 border-e border-b border-line bg-card p-2 text-start align-top text-xs font-semibold hyphens-auto wrap-break-word md:w-36 md:min-w-36 md:p-3 md:text-sm";
const CORNER = `top-0 z-20 ${FIRST}`;
