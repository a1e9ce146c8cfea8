/** /matrimonial/family: the profiles that a member acts for, each with the way to its workspace, and invitations to more. */
import { UsersRound } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { FamilyPage, useRoleText, WithFamilyWords } from "./family-page.tsx";
import { Invitations } from "./invitations.tsx";

export const handle: ScreenHandle = { title: "matrimony.family.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [page, { invitations }] = await Promise.all([
    fetchFamilies(new URL(request.url).searchParams.get("cursor") ?? undefined),
    call(matrimonyManagers.fetchInvitations, {}),
  ]);
  return { page, invitations };
}
clientLoader.hydrate = true as const;

export default function FamiliesScreen() {
  return (
    <WithFamilyWords>
      <Families />
    </WithFamilyWords>
  );
}

function Families() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const roleText = useRoleText();
  const { page, invitations } = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(page, ({ families }) => families, fetchFamilies);
  return (
    <FamilyPage
      back={here(paths.matrimonial())}
      backLabel={t("matrimony.title")}
      title={t("matrimony.family.title")}
      intro={<p className="mt-2 max-w-text text-ink-soft">{t("family.intro")}</p>}
    >
      <Invitations invitations={invitations} />
      {pages.items.length === 0 && invitations.length === 0 && (
        <EmptyState
          picture={<CommunityPicture />}
          title={t("family.none")}
          action={
            <ButtonLink look="primary" to={here(paths.newProfile())}>
              {t("matrimony.register")}
            </ButtonLink>
          }
        >
          {t("family.none.text")}
        </EmptyState>
      )}
      <PagedList pages={pages} moreLabel={t("family.more")}>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
          {pages.items.map((family) => (
            <li
              key={family._id}
              className="relative flex items-center gap-3 rounded-lg border border-line bg-card p-4 shadow-card hover:border-control"
            >
              <UsersRound aria-hidden="true" className="size-6 shrink-0 text-maroon" />
              <div className="min-w-0">
                <h2 className="text-lg wrap-anywhere">
                  <Link
                    to={here(paths.family(family._id))}
                    lang={langOf(family.fullName, language)}
                    className="after:absolute after:inset-0 after:rounded-lg hover:underline"
                  >
                    {family.fullName}
                  </Link>
                </h2>
                <p className="text-sm text-ink-soft">{roleText(family)}</p>
                {family.state !== "open" && <Badge>{t(`matrimony.status.${family.state}`)}</Badge>}
              </div>
            </li>
          ))}
        </ul>
      </PagedList>
    </FamilyPage>
  );
}

function fetchFamilies(cursor?: string) {
  return call(matrimonyFamily.fetchAll, { cursor });
}
