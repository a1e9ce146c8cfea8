/** The first photo that the reader may see, or a calm place for it that says why there is none: with the initials, where the name may be read. */
import { UserRound } from "lucide-react";
import { initials } from "#base/initials.ts";
import type { ProfileCard } from "#contract/matrimony/views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { nameText } from "./profile-texts.ts";

type Props = { profile: ProfileCard; className?: string };

export function ProfileFace({ profile, className }: Props) {
  const t = useWords();
  const [photo] = profile.photos;
  const box = "grid aspect-[3/4] place-items-center overflow-hidden rounded-md bg-sunken text-ink-soft";
  if (photo)
    return (
      <span className={classNames(box, className)}>
        <img
          src={photo.small}
          alt={t("matrimony.photo.of", { name: nameText(t, profile) })}
          loading="lazy"
          className="size-full object-cover"
        />
      </span>
    );
  return (
    <span className={classNames(box, className)}>
      <span className="flex flex-col items-center gap-1.5 p-2 text-center">
        {profile.fullName === null ? (
          <UserRound aria-hidden="true" className="size-8" />
        ) : (
          <span aria-hidden="true" className="font-display text-3xl font-bold text-maroon">
            {initials(profile.fullName)}
          </span>
        )}
        {/* Where initials stand, the eye needs no more to know that there is none. */}
        <span className={profile.fullName !== null && profile.photosCount === 0 ? "sr-only" : "text-xs"}>
          {t("matrimony.photos.count", { n: profile.photosCount })}
        </span>
      </span>
    </span>
  );
}
