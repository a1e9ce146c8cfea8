/** A business in the map's list: name, what it is, where and how far, and how to reach it. */
import { MessageCircle, Navigation, Phone } from "lucide-react";
import type { NearBusiness } from "#contract/map.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { type ContactTarget, useContact } from "#web/features/directory/contact.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Distance } from "./distance.tsx";
import { useDirections } from "./use-directions.ts";

export function BusinessRow({ business }: { business: NearBusiness }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const contact = useContact();
  const openDirections = useDirections();
  const name = business.businessName;
  const path = here(paths.business(business.citySlug, slugWithId(business.slug, business._id)));
  const target: ContactTarget = { kind: "business", id: business._id, name, path };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-3">
      <div className="min-w-40 flex-1">
        <h3 className="text-base" lang={langOf(name, language)}>
          <Link to={path} className="link">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {language === "hi" ? business.subCategoryHi : business.subCategory} · {cityName(business, language)}
          <Distance km={business.distanceKm} />
        </p>
      </div>
      <div className="flex gap-1.5">
        <IconButton
          look="framed"
          label={t("map.call", { name })}
          aria-busy={contact.busy === `call:${target.id}` || undefined}
          onClick={() => contact.call(target)}
        >
          <Phone aria-hidden="true" />
        </IconButton>
        <IconButton
          look="framed"
          label={t("map.whatsapp", { name })}
          aria-busy={contact.busy === `whatsapp:${target.id}` || undefined}
          onClick={() => contact.whatsApp(target)}
        >
          <MessageCircle aria-hidden="true" />
        </IconButton>
        <IconButton
          look="framed"
          label={t("map.directions", { name })}
          onClick={() => contact.whenPaid(() => void openDirections(target), target)}
        >
          <Navigation aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
