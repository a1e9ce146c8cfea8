/** /userAdmin/favourites: what the member keeps of the directory, newest first, with private notes. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import { COMPARISON_MAX, type FavouriteView, favourites } from "#contract/favourites.ts";
import { paths } from "#contract/paths.ts";
import { iconsOf } from "#web/features/catalogue/category-names.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { favouriteCardOf } from "./favourite-card.ts";
import { FavouriteRow } from "./favourite-row.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import RecentSection from "./recent-section.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

export const handle: ScreenHandle = { title: "favourites.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [page, { categories }] = await Promise.all([fetchPage(cursor), call(catalogue.fetchAllCategories, {})]);
  return { page, categories };
}

export default function FavouritesScreen() {
  const t = useWords();
  const { page, categories } = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(page, (one) => one.favourites, fetchPage);
  const language = useLanguage();
  const [open, setOpen] = useState<{ what: "note" | "remove"; favourite: FavouriteView }>();
  const [chosen, setChosen] = useState<string[]>([]);
  const context = { iconOf: iconsOf(categories), language };
  const close = () => setOpen(undefined);
  return (
    // The texts of cards, which otherwise stand on public pages.
    <WithWords group="public">
      <div className="flex max-w-3xl flex-col gap-8">
        {pages.items.length === 0 ? (
          <NoFavourites />
        ) : (
          <PagedList pages={pages}>
            <h2 className="sr-only">{t("favourites.list")}</h2>
            <CompareBar chosen={chosen} />
            <ul className="flex flex-col gap-6">
              {pages.items.map((favourite) => (
                <FavouriteRow
                  key={favourite._id}
                  favourite={favourite}
                  card={favouriteCardOf(favourite, context)}
                  onNote={() => setOpen({ what: "note", favourite })}
                  onRemove={() => setOpen({ what: "remove", favourite })}
                >
                  <CheckboxInput
                    label={t("favourites.compare")}
                    aria-label={`${t("favourites.compare")}: ${favourite.name}`}
                    checked={chosen.includes(favourite._id)}
                    disabled={chosen.length >= COMPARISON_MAX && !chosen.includes(favourite._id)}
                    onChange={({ target }) =>
                      setChosen((before) =>
                        target.checked ? [...before, favourite._id] : before.filter((id) => id !== favourite._id),
                      )
                    }
                  />
                </FavouriteRow>
              ))}
            </ul>
          </PagedList>
        )}
        <RecentSection />
      </div>
      {open?.what === "note" && (
        <NoteDialog
          favourite={open.favourite}
          onClose={close}
          onSaved={(note) =>
            pages.change((all) => all.map((one) => (one._id === open.favourite._id ? { ...one, note } : one)))
          }
        />
      )}
      <RemoveDialog
        favourite={open?.what === "remove" ? open.favourite : undefined}
        onClose={close}
        onDeleted={({ _id }) => {
          pages.change((all) => all.filter((one) => one._id !== _id));
          setChosen((before) => before.filter((id) => id !== _id));
        }}
      />
    </WithWords>
  );
}

function NoFavourites() {
  const t = useWords();
  const here = useHere();
  return (
    <EmptyState
      picture={<DiyaPicture />}
      title={t("favourites.empty")}
      action={
        <ButtonLink look="primary" to={here(paths.home())}>
          {t("favourites.look")}
        </ButtonLink>
      }
    >
      {t("favourites.empty.text")}
    </EmptyState>
  );
}

function fetchPage(cursor?: string) {
  return call(favourites.fetchAll, { cursor });
}
