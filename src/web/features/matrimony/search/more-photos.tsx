/** The photos that the reader may see, each opened large on demand, and how many are kept for families that were granted them. */
import { lazy, Suspense, useState } from "react";
import type { ProfileView } from "#contract/matrimony/views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { nameText } from "./profile-texts.ts";

const PhotoViewer = lazy(() => import("../photos/photo-viewer.tsx"));

export function MorePhotos({ profile }: { profile: ProfileView }) {
  const t = useWords();
  const [open, setOpen] = useState<number>();
  const { photos, photosCount } = profile;
  const kept = photosCount - photos.length;
  if (photosCount === 0) return null;
  const name = nameText(t, profile);
  return (
    <section aria-label={t("matrimony.label.photos")} className="flex flex-col gap-3">
      <h2 className="text-xl">{t("matrimony.label.photos")}</h2>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {photos.map(({ small, large }, at) => (
            <li key={large}>
              <button
                type="button"
                aria-label={t("matrimony.photo.open", { n: at + 1, name })}
                aria-haspopup="dialog"
                onClick={() => setOpen(at)}
                className="block w-full cursor-zoom-in overflow-hidden rounded-md bg-sunken"
              >
                <img src={small} alt="" loading="lazy" className="aspect-[3/4] size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {kept > 0 && <p className="text-ink-soft">{t("matrimony.photos.kept", { n: kept })}</p>}
      {open !== undefined && (
        <Suspense>
          <PhotoViewer photos={photos} name={name} at={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
