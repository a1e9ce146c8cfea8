/** The photos of a profile where its writer, its person and the staff see them; photos without an address are counted. */
import { ContactRound } from "lucide-react";
import { useWords } from "#web/platform/language/words.tsx";

interface Photo {
  key: string;
  /** Its address for this viewer; a private picture has no other. */
  small?: string;
}

/** The first one, in a table. */
export function ProfilePhoto({ photos: [first] }: { photos: readonly Photo[] }) {
  if (first?.small)
    return (
      <img src={first.small} alt="" width={48} height={48} className="size-12 shrink-0 rounded-full object-cover" />
    );
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-maroon-soft text-maroon">
      <ContactRound aria-hidden="true" />
    </span>
  );
}

/** All of them in their order. */
export function ProfilePhotos({ photos }: { photos: readonly Photo[] }) {
  const t = useWords();
  if (photos.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-ink-soft">{t("matrimony.form.photos-count", { n: photos.length })}</p>
      <ul className="mt-1 flex gap-2 overflow-x-auto">
        {photos.map(
          ({ key, small }, at) =>
            small && (
              <li key={key} className="shrink-0">
                <img
                  src={small}
                  alt={t("matrimony.photo", { n: at + 1 })}
                  width={144}
                  height={192}
                  className="h-48 w-36 rounded-md object-cover"
                />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
