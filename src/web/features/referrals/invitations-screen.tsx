/** /userAdmin/invitations: the member's link to pass on, and who came by it. */
import { UserRoundPlus } from "lucide-react";
import { useLoaderData } from "react-router";
import { showDate } from "#base/dates.ts";
import { members } from "#contract/members.ts";
import { paths } from "#contract/paths.ts";
import { type Referral, referrals } from "#contract/referrals.ts";
import { InviteSection } from "#web/features/members/invite-section.tsx";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";

export const handle: ScreenHandle = { title: "referrals.title" };

const fetchPage = (cursor?: string) => call(referrals.fetchMine, { cursor });

export async function clientLoader() {
  const [{ userData }, first] = await Promise.all([call(members.fetch, {}), fetchPage()]);
  return { profile: userData, first };
}

export default function InvitationsScreen() {
  const t = useWords();
  const { profile, first } = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(first, ({ referrals }) => referrals, fetchPage);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:order-last">
        <InviteSection profile={profile} />
      </div>
      <section aria-labelledby="came" className="grid gap-4">
        {first.joined === 0 ? (
          <EmptyState picture={<DiyaPicture />} title={t("referrals.empty")}>
            {t("referrals.empty.text")}
          </EmptyState>
        ) : (
          <>
            <div>
              <h2 id="came" className="text-xl">
                {t("referrals.who")}
              </h2>
              <p className="mt-1 flex items-start gap-2 text-ink-soft">
                <UserRoundPlus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-maroon" />
                <span>
                  {t("referrals.joined", { n: first.joined })}, {t("referrals.paid", { n: first.paid })}
                </span>
              </p>
            </div>
            <PagedList pages={pages} hrefOf={(cursor) => paths.invitations({ cursor })} moreLabel={t("referrals.more")}>
              <ul className="grid gap-2.5">
                {pages.items.map((one, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two of one name are told apart by nothing that the member may know
                  <Came key={at} referral={one} />
                ))}
              </ul>
            </PagedList>
          </>
        )}
        <p className="text-sm text-ink-soft">{t("referrals.note")}</p>
      </section>
    </div>
  );
}

function Came({ referral: { firstName, state, joinedAt, paidAt } }: { referral: Referral }) {
  const t = useWords();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-card p-4 shadow-card">
      <Avatar name={firstName} size="small" />
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold wrap-anywhere" lang={langOf(firstName, t.language)}>
          {firstName}
        </p>
        <p className="text-sm text-ink-soft">{t("referrals.on", { date: showDate(paidAt ?? joinedAt, t.language) })}</p>
      </div>
      <Badge tone={state === "paid" ? "open" : "plain"}>{t(`referrals.state.${state}`)}</Badge>
    </li>
  );
}
