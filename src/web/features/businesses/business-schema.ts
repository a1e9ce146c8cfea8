/** A business as search engines read it (schema.org): never more of its text than a snippet. */
import type { LocalBusiness } from "schema-dts";
import type { BusinessView } from "#contract/businesses.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import type { Language } from "#messages/words.ts";
import { cityName, stateName } from "#web/features/places/place-name.ts";

type LocalBusinessNode = Extract<LocalBusiness, { "@type": "LocalBusiness" }>;

const DAYS = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
} as const;

/** What is true of every viewer's page: it is made from the served view. */
export function businessSchema(served: BusinessView, language: Language): LocalBusinessNode {
  const place = cityName(served, language);
  return {
    "@type": "LocalBusiness",
    address: {
      "@type": "PostalAddress",
      addressLocality: place,
      addressRegion: stateName(served, language),
      addressCountry: "IN",
    },
    aggregateRating:
      served.rating === null
        ? undefined
        : { "@type": "AggregateRating", ratingValue: served.rating, reviewCount: served.reviewsCount },
    areaServed: served.serviceArea ?? { "@type": "City", name: place },
    foundingDate: served.openSince === null ? undefined : String(served.openSince),
    knowsLanguage: served.languages.length > 0 ? served.languages : undefined,
    openingHoursSpecification: served.openingHours
      ?.filter(({ isClosed }) => !isClosed)
      .flatMap(({ day, spans }) =>
        spans.map(({ from, to }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: DAYS[day],
          opens: from,
          closes: to,
        })),
      ),
  };
}

/** The first words of a text, as many as a snippet may show. */
export function startOf(text: string): string {
  if (text.length <= SNIPPET_CHARACTERS) return text;
  return `${text.slice(0, SNIPPET_CHARACTERS - 1).replace(/\s+\S*$/u, "")}…`;
}
