/** What the signed-in member has entered, with its state and the ways to change it; loaded in the browser alone. */
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { paths, slugWithId } from "#contract/paths.ts";
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { fetchOwnEntries } from "./entry-calls.ts";
import { entryPath } from "./entry-path.ts";
import { EntryStatus } from "./entry-status.tsx";
import { kindText, placeText } from "./entry-texts.ts";

type OwnPage = Awaited<ReturnType<typeof fetchOwnEntries>>;

/** Nothing until they are here, nor for a member who has entered none. */
export default function OwnEntries() {
  const t = useWords();
  const [page, setPage] = useState<OwnPage | "failed">();
  useEffect(() => {
    let gone = false;
    fetchOwnEntries().then(
      (first) => gone || setPage(first),
      () => gone || setPage("failed"),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (page === undefined || (page !== "failed" && page.entries.length === 0)) return null;
  return (
    <section aria-labelledby="own-entries">
      <h2 id="own-entries" className="mb-4">
        {t("spirituality.own")}
      </h2>
      {page === "failed" ? <p className="text-ink-soft">{t("spirituality.own.failed")}</p> : <OwnList first={page} />}
    </section>
  );
}

function OwnList({ first }: { first: OwnPage }) {
  const t = useWords();
  const pages = useMorePages(first, ({ entries }) => entries, fetchOwnEntries);
  const [asked, ask] = useState<EntryView>();
  return (
    <>
      <PagedList pages={pages} hrefOf={() => paths.spirituality()} moreLabel={t("spirituality.own.more")}>
        <ul className="grid gap-3 md:grid-cols-2">
          {pages.items.map((entry) => (
            <li key={entry._id}>
              <OwnEntry entry={entry} onDelete={() => ask(entry)} />
            </li>
          ))}
        </ul>
      </PagedList>
      <DeleteEntryDialog
        entry={asked}
        onClose={() => ask(undefined)}
        onDeleted={({ _id }) => pages.change((items) => items.filter((one) => one._id !== _id))}
      />
    </>
  );
}

function OwnEntry({ entry, onDelete }: { entry: EntryView; onDelete: () => void }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { _id, slug, title } = entry;
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <p className="text-sm text-ink-soft">
        {kindText(t, entry)} · {placeText(entry, language)}
      </p>
      <h3 className="text-lg">
        {entry.approvalStatus === "Approved" ? (
          <Link to={here(entryPath(entry))} lang={langOf(title, language)} className="hover:underline">
            {title}
          </Link>
        ) : (
          <span lang={langOf(title, language)}>{title}</span>
        )}
      </h3>
      <EntryStatus entry={entry} />
      <div className="mt-auto flex items-center justify-between gap-2 pt-2">
        <ButtonLink
          size="small"
          to={here(paths.editSevaEntry(slugWithId(slug, _id)))}
          aria-label={t("spirituality.edit.of", { title })}
          icon={<Pencil aria-hidden="true" />}
        >
          {t("spirituality.edit")}
        </ButtonLink>
        <IconButton label={t("spirituality.delete.of", { title })} onClick={onDelete} className="text-danger">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </Card>
  );
}
