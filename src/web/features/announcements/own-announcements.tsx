/** What the signed-in member has written, with its state and the ways to change it; loaded in the browser alone. */
import { Pencil, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { AnnouncementView } from "#contract/announcements/announcement-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { fetchOwnAnnouncements } from "./announcement-calls.ts";
import { announcementPath } from "./announcement-path.ts";
import { AnnouncementStatus } from "./announcement-status.tsx";
import { happenedText, placeText } from "./announcement-texts.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type OwnPage = Awaited<ReturnType<typeof fetchOwnAnnouncements>>;

/** Nothing until they are here, nor for a member who has written none. */
export default function OwnAnnouncements() {
  const t = useWords();
  const [page, setPage] = useState<OwnPage | "failed">();
  useEffect(() => {
    let gone = false;
    fetchOwnAnnouncements().then(
      (first) => gone || setPage(first),
      () => gone || setPage("failed"),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (page === undefined || (page !== "failed" && page.announcements.length === 0)) return null;
  return (
    <section aria-labelledby="own-announcements" className="border-t border-line pt-6">
      <h2 id="own-announcements" className="mb-4">
        {t("announcements.own")}
      </h2>
      {page === "failed" ? <p className="text-ink-soft">{t("announcements.own.failed")}</p> : <OwnList first={page} />}
    </section>
  );
}

function OwnList({ first }: { first: OwnPage }) {
  const t = useWords();
  const pages = useMorePages(first, ({ announcements }) => announcements, fetchOwnAnnouncements);
  const [asked, ask] = useState<AnnouncementView>();
  return (
    <>
      <PagedList pages={pages} hrefOf={() => paths.announcements()} moreLabel={t("announcements.own.more")}>
        <ul className="grid gap-3 md:grid-cols-2">
          {pages.items.map((one) => (
            <li key={one._id}>
              <OwnAnnouncement announcement={one} onWithdraw={() => ask(one)} />
            </li>
          ))}
        </ul>
      </PagedList>
      <WithdrawDialog
        announcement={asked}
        onClose={() => ask(undefined)}
        onWithdrawn={({ _id }) => pages.change((items) => items.filter((one) => one._id !== _id))}
      />
    </>
  );
}

function OwnAnnouncement({
  announcement: one,
  onWithdraw,
}: {
  announcement: AnnouncementView;
  onWithdraw: () => void;
}) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { _id, slug, title } = one;
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <p className="text-sm text-ink-soft">
        {t(`announcements.kind.${one.kind}`)} · {placeText(one, language)}
      </p>
      <h3 className="text-lg">
        <Link to={here(announcementPath(one))} lang={langOf(title, language)} className="hover:underline">
          {title}
        </Link>
      </h3>
      <p className="text-sm tabular-nums">{happenedText(t, one)}</p>
      <AnnouncementStatus announcement={one} />
      <div className="mt-auto flex items-center justify-between gap-2 pt-2">
        <ButtonLink
          size="small"
          to={here(paths.editAnnouncement(slugWithId(slug, _id)))}
          aria-label={t("announcements.edit.of", { title })}
          icon={<Pencil aria-hidden="true" />}
        >
          {t("announcements.edit")}
        </ButtonLink>
        <IconButton label={t("announcements.withdraw.of", { title })} onClick={onWithdraw}>
          <Undo2 aria-hidden="true" />
        </IconButton>
      </div>
    </Card>
  );
}
