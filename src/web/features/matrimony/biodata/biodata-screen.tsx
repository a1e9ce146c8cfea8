/** /matrimonial/biodata/{profile}: a family chooses what the biodata of its profile holds, saves it, and shares it by links that it can take back. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import type { BiodataParts } from "#contract/matrimony/biodata-views.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { fetchLinks, fetchProfile } from "./biodata-calls.ts";
import { BiodataPreview } from "./biodata-preview.tsx";
import { FilePart } from "./file-part.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";

export const handle: ScreenHandle = { title: "biodata.title" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const id = idInSlug(params.profileId ?? "");
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [profile, links] = await orErrorPage(Promise.all([fetchProfile(id), fetchLinks(id, cursor)]));
  return { id, profile, links };
}
clientLoader.hydrate = true as const;

const NOTHING: BiodataParts = { withPhoto: false, withContact: false, withHoroscope: false };

export default function BiodataScreen() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { id, profile, links } = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(
    links,
    ({ links }) => links,
    (cursor) => fetchLinks(id, cursor),
  );
  const [parts, setParts] = useState(NOTHING);
  const back = <ButtonLink to={here(paths.ownProfiles())}>{t("biodata.back")}</ButtonLink>;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-6 md:px-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{t("biodata.title")}</h1>
          <p lang={langOf(profile.fullName, language)} className="mt-1 text-lg font-semibold wrap-anywhere">
            {profile.fullName}
          </p>
          <p className="mt-1 max-w-text text-ink-soft">{t("biodata.intro")}</p>
        </div>
        {back}
      </header>
      {profile.approvalStatus !== "Approved" ? (
        <EmptyState picture={<CommunityPicture />} title={t("biodata.waiting")}>
          {t("biodata.waiting.text")}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <div className="flex flex-col gap-6">
            <FilePart id={id} parts={parts} onChange={setParts} />
            <LinkForm
              profile={profile}
              parts={parts}
              onMade={(link) => pages.change((items) => [link, ...items.filter(({ _id }) => _id !== link._id)])}
            />
            <LinkList name={profile.fullName} pages={pages} />
          </div>
          <BiodataPreview id={id} parts={parts} />
        </div>
      )}
    </div>
  );
}
