/** The photos that the reader may see, beyond the first, and how many are kept for families that were granted them. */
import type { ProfileView } from "#contract/matrimony/views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { nameText } from "./profile-texts.ts";

export function MorePhotos({ profile }: { profile: ProfileView }) {
  const t = useWords();
  const kept = profile.photosCount - profile.photos.length;
  if (profile.photos.length < 2 && kept === 0) return null;
  const name = nameText(t, profile);
  return (
    <section aria-label={t("matrimony.label.photos")} className="flex flex-col gap-3">
      <h2 className="text-xl">{t("matrimony.label.photos")}</h2>
      {profile.photos.length > 1 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {profile.photos.map(({ small, large }, at) => (
            <li key={large}>
              <a href={large} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md bg-sunken">
                <img
                  src={small}
                  alt={t("matrimony.photo.number", { n: at + 1, name })}
                  loading="lazy"
                  className="aspect-[3/4] size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {kept > 0 && <p className="text-ink-soft">{t("matrimony.photos.kept", { n: kept })}</p>}
    </section>
  );
}
