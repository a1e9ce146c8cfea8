/** /userAdmin/savedSearches: the searches whose news the member gets, how much is new in each, and the one that the address asks to save. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { SAVED_SEARCHES } from "#contract/limits.ts";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { type SavedSearchView, savedSearches } from "#contract/saved-searches.ts";
import { ProfileSearches } from "#web/features/matrimony/searches/profile-searches.tsx";
import { savedResultsPath } from "#web/features/search/results/saved-search.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";
import { SaveWish } from "./save-wish.tsx";
import { searchLimits, searchTitle } from "./saved-search-names.ts";
import { loadSaved } from "./saved-searches-loader.ts";

export const handle: ScreenHandle = { title: "saved.title" };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadSaved(new URL(request.url).searchParams);
}

export default function SavedSearchesScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { saved, profiles, wish } = useLoaderData<typeof clientLoader>();
  const [stopping, setStopping] = useState<SavedSearchView>();
  /** Loads anew, without what the address asked for. */
  const reload = () => void navigate(here(paths.savedSearches()), { replace: true });
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {wish && <SaveWish wish={wish} onSaved={reload} />}
      {saved.length + profiles.length === 0 && !wish && <NothingSaved />}
      {saved.length > 0 && (
        <>
          <p className="text-ink-soft">{t("saved.how", { n: SAVED_SEARCHES })}</p>
          <ul className="flex flex-col gap-2.5">
            {saved.map((one) => (
              <SavedSearch key={one._id} saved={one} onStop={() => setStopping(one)} />
            ))}
          </ul>
        </>
      )}
      <ProfileSearches searches={profiles} onChanged={reload} />
      <DeleteDialog
        item={stopping}
        title={t("saved.stop.title")}
        text={t("saved.stop.text", { title: stopping ? searchTitle(stopping, t) : "" })}
        yes={t("saved.stop.yes")}
        no={t("saved.stop.no")}
        deleted={t("saved.stopped")}
        remove={({ _id }) => call(savedSearches.delete, { id: _id })}
        onClose={() => setStopping(undefined)}
        onDeleted={reload}
      />
    </div>
  );
}

function SavedSearch({ saved, onStop }: { saved: SavedSearchView; onStop: () => void }) {
  const t = useWords();
  const here = useHere();
  const title = searchTitle(saved, t);
  const isNew = saved.newItems > 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4 shadow-card">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="text-sm text-ink-soft">{searchLimits(saved, t)}</p>
        <Badge tone={isNew ? "accent" : "plain"} className="mt-2">
          {t("saved.new", { n: saved.newItems })}
        </Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          size="small"
          to={here(savedResultsPath(saved))}
          onClick={() => isNew && void call(savedSearches.markAsSeen, { id: saved._id }).catch(() => undefined)}
        >
          {t(isNew ? "saved.open" : "saved.open.all")}
        </ButtonLink>
        <Button size="small" look="quiet" onClick={onStop}>
          {t("saved.stop")}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

function NothingSaved() {
  const t = useWords();
  const here = useHere();
  return (
    <EmptyState
      picture={<DiyaPicture />}
      title={t("saved.empty")}
      action={
        <ButtonLink look="primary" to={here(paths.place(ALL_OVER_INDIA))}>
          {t("saved.empty.search")}
        </ButtonLink>
      }
    >
      {t("saved.empty.text")}
    </EmptyState>
  );
}
