/** A business as search engines read it (schema.org): never more of its text than a snippet. */
import type { BusinessView } from "#contract/businesses.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import type { Language } from "#messages/words.ts";
import { cityName, stateName } from "#web/features/places/place-name.ts";

/** What is true of every viewer's page: it is made from the served view. */
export function businessSchema(
  served: BusinessView,
  language: Language,
): { "@type": string } & Record<string, unknown> {
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
          dayOfWeek: `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`,
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
