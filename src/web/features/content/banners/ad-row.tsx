/** Advertisements: those for everybody on the served page, and once a city is chosen in this browser those for it. Nobody is followed. */
import { useEffect, useState } from "react";
import type { BannerView } from "#contract/content-views.ts";
import { ALL_OVER_INDIA } from "#contract/paths.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useChosenPlace } from "#web/platform/stored-session/chosen-place.ts";
import { BannerCard } from "./banner-card.tsx";

export function AdRow({ ads: served }: { ads: BannerView[] }) {
  const t = useWords();
  const ads = useAds(served);
  if (ads.length === 0) return null;
  return (
    <section aria-label={t("home.ads")}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {ads.map((ad) => (
          <BannerCard key={ad._id} banner={ad} className={ads.length === 1 ? "md:col-span-2" : ""} />
        ))}
      </ul>
    </section>
  );
}

function useAds(served: BannerView[]): BannerView[] {
  const { language } = useWords();
  const { slug: city } = useChosenPlace();
  const [ofCity, setOfCity] = useState<{ city: string; ads: BannerView[] }>();
  useEffect(() => {
    if (city === ALL_OVER_INDIA) return;
    let gone = false;
    import("./ads-of-city.ts")
      .then(({ adsOfCity }) => adsOfCity(city, language))
      .then(
        (ads) => gone || setOfCity({ city, ads }),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [city, language]);
  return ofCity?.city === city ? ofCity.ads : served;
}
