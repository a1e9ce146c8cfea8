/** One banner or advertisement: its words beside its picture, the whole of it one link. */
import { ArrowRight } from "lucide-react";
import { safeWebAddress } from "#base/web-address.ts";
import type { BannerView } from "#contract/content-views.ts";
import { imagePath } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { useCounted } from "./use-counted.ts";

const LINKED = "after:absolute after:inset-0 after:rounded-lg";

/** An advertisement says that it is one, and who pays. */
export function BannerCard({ banner, className }: { banner: BannerView; className?: string }) {
  const t = useWords();
  const { ref, press } = useCounted(banner._id);
  const { title, text, image, advertiser } = banner;
  const isAd = advertiser !== null;
  return (
    <li
      ref={ref}
      className={classNames(
        "relative flex min-h-32 overflow-hidden rounded-lg border border-line",
        isAd ? "bg-card" : "bg-accent-soft",
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 p-4 md:p-5">
        {isAd && <p className="rounded-sm border border-control px-1.5 text-sm text-ink-soft">{t("home.ad")}</p>}
        <h2 className="text-lg wrap-anywhere">
          <BannerLink link={banner.link} isAd={isAd} onPress={press}>
            {title}
          </BannerLink>
        </h2>
        {text && <p className="text-ink-soft wrap-anywhere">{text}</p>}
        {isAd && <p className="mt-auto pt-1 text-sm text-ink-soft">{t("home.ad.by", { advertiser })}</p>}
      </div>
      {image && (
        <img
          src={imagePath(image.key, 480)}
          srcSet={`${imagePath(image.key, 160)} 160w, ${imagePath(image.key, 480)} 480w, ${imagePath(image.key, 1200)} 1200w`}
          sizes="(min-width: 48rem) 14rem, 35vw"
          width={image.width}
          height={image.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-auto w-[36%] max-w-60 shrink-0 object-cover"
        />
      )}
    </li>
  );
}

interface LinkProps {
  link: string | null;
  isAd: boolean;
  onPress: () => void;
  children: string;
}

/** A path of the portal stays in the language; another site opens beside, and search engines are told of one that was paid for. */
function BannerLink({ link, isAd, onPress, children }: LinkProps) {
  const here = useHere();
  const address = link && safeWebAddress(link);
  const words = (
    <>
      {children}
      <ArrowRight aria-hidden="true" className="ms-1.5 inline size-[0.9em] align-[-0.1em]" />
    </>
  );
  if (link?.startsWith("/"))
    return (
      <Link to={here(link)} onClick={onPress} className={LINKED}>
        {words}
      </Link>
    );
  if (!address) return children;
  return (
    <a
      href={address}
      target="_blank"
      rel={`${isAd ? "sponsored nofollow " : ""}noopener noreferrer`}
      onClick={onPress}
      className={LINKED}
    >
      {words}
    </a>
  );
}
