/** A member in the map's list: name, picture, the city around whose middle they are; no way to reach them. */
import type { PersonOnMap } from "#contract/map.ts";
import { imagePath, paths } from "#contract/paths.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Link } from "#web/ui/link.tsx";
import { Distance } from "./distance.tsx";

export function PersonRow({ person }: { person: PersonOnMap }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { name } = person;
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <Avatar name={name} size="small" src={person.logo ? imagePath(person.logo, 160) : undefined} />
      <div className="min-w-0">
        <h3 className="text-base" lang={langOf(name, language)}>
          {person.hasPage ? (
            <Link to={here(paths.userProfile(person._id))} className="link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-sm text-ink-soft">
          {person.isMine ? t("map.you") : t("map.about", { city: cityName(person, language) })}
          <Distance km={person.distanceKm} />
        </p>
      </div>
    </li>
  );
}
