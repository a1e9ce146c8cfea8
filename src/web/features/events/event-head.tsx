/** What search engines read of an event; of a home the city alone. */
import type { Event as SchemaEvent } from "schema-dts";
import type { EventView } from "#contract/events/event-views.ts";
import { imagePath, inLanguage } from "#contract/paths.ts";
import { previewOfEvent } from "#contract/preview-parts.ts";
import { previewOf } from "#contract/previews.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { breadcrumbNode, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { placeText, timesText } from "./event-texts.ts";

export function EventHead({ event, path, crumbs }: { event: EventView; path: string; crumbs: Crumb[] }) {
  const t = useWords();
  const facts = useSiteFacts();
  const origin = facts?.publicUrl ?? "";
  const summary = `${timesText(t, event)}, ${placeText(event, t.language)}`;
  const url = origin + inLanguage(t.language, path);
  return (
    <>
      <PageHead
        title={`${event.title}, ${summary}`}
        description={`${summary}. ${event.description}`.slice(0, 300)}
        path={path}
        image={previewOf(
          { kind: "gathering", id: event._id, language: t.language },
          facts?.brand,
          previewOfEvent(event, t),
        )}
        noindex={event.isOver}
      />
      {!event.isOver && (
        <JsonLd
          key={path}
          nodes={[
            nodeOf(event, { url, origin, brand: facts?.brand ?? t("site.brand") }),
            breadcrumbNode(crumbs, path, origin, t.language),
          ]}
        />
      )}
    </>
  );
}

/** As strangers see it. */
function nodeOf(event: EventView, { url, origin, brand }: Record<"url" | "origin" | "brand", string>): SchemaEvent {
  const { city, state, address, venue, images } = event;
  const image = images[0] && origin + imagePath(images[0], 1200);
  return {
    "@type": "Event",
    name: event.title,
    description: event.description,
    url,
    ...(image && { image }),
    startDate: `${event.startsOn}T${event.startsAt}:00+05:30`,
    endDate: `${event.endsOn}T${event.endsAt}:00+05:30`,
    eventStatus: event.isCancelled ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: (!event.isHome && venue) || city,
      address: {
        "@type": "PostalAddress",
        ...(address && { streetAddress: address }),
        addressLocality: city,
        addressRegion: state,
        addressCountry: "IN",
      },
    },
    organizer: event.byAssociation
      ? { "@type": "Organization", name: brand, url: origin }
      : { "@type": "Person", name: event.organiser },
    isAccessibleForFree: event.feePaise === null,
    ...(event.feePaise !== null && {
      offers: { "@type": "Offer", price: event.feePaise / 100, priceCurrency: "INR", url },
    }),
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
  };
}
