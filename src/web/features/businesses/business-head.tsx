/** What search engines read of a business. */
import { type HeadFacts, ThingHead } from "./thing-head.tsx";

interface Props extends HeadFacts {
  city: string;
  state: string;
}

export function BusinessHead({ city, state, ...facts }: Props) {
  return (
    <ThingHead
      {...facts}
      type="profile"
      thing={{
        "@type": "LocalBusiness",
        address: { "@type": "PostalAddress", addressLocality: city, addressRegion: state, addressCountry: "IN" },
        areaServed: { "@type": "City", name: city },
      }}
    />
  );
}
