/** The operator's banners side by side; nothing moves by itself, and without any there is nothing. */
import type { BannerView } from "#contract/content-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { BannerCard } from "./banner-card.tsx";

export function BannerRow({ banners }: { banners: BannerView[] }) {
  const t = useWords();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("home.banners", { brand })}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {banners.map((banner, at) => (
          <BannerCard
            key={banner._id}
            banner={banner}
            className={at === banners.length - 1 && at % 2 === 0 ? "md:col-span-2" : ""}
          />
        ))}
      </ul>
    </section>
  );
}
