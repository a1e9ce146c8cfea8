/** /matrimonial/user-profile: the profiles that a member writes, how each stands, and what can be done with it. */
import { Plus } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { fetchOwnProfiles, type OwnPage } from "./own-profile-calls.ts";
import { OwnProfiles } from "./own-profiles.tsx";

export const handle: ScreenHandle = { title: "matrimony.own.title" };

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<OwnPage> {
  return fetchOwnProfiles(new URL(request.url).searchParams.get("cursor") ?? undefined);
}
clientLoader.hydrate = true as const;

export default function OwnProfilesScreen() {
  const t = useWords();
  const here = useHere();
  const { paid } = useSession();
  const pages = useMorePages(useLoaderData<typeof clientLoader>(), ({ profiles }) => profiles, fetchOwnProfiles);
  const register = (
    <ButtonLink look="primary" to={here(paths.newProfile())} icon={<Plus aria-hidden="true" />}>
      {t("matrimony.form.new")}
    </ButtonLink>
  );
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-6 md:px-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl md:text-3xl">{t("matrimony.own.title")}</h1>
          <p className="mt-2 max-w-text text-ink-soft">{t(paid ? "matrimony.own.intro" : "matrimony.own.plan")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {(pages.items.length > 0 || !paid) && register}
          <ButtonLink to={here(paths.families())}>{t("matrimony.family.title")}</ButtonLink>
        </div>
      </header>
      {!paid && (
        <ButtonLink to={here(paths.subscriptionInfo())} className="self-start">
          {t("matrimony.own.plan.link")}
        </ButtonLink>
      )}
      {paid && pages.items.length === 0 && (
        <EmptyState picture={<CommunityPicture />} title={t("matrimony.own.empty")} action={register}>
          {t("matrimony.own.empty.text")}
        </EmptyState>
      )}
      {pages.items.length > 0 && (
        <PagedList pages={pages}>
          <OwnProfiles pages={pages} />
        </PagedList>
      )}
    </div>
  );
}
