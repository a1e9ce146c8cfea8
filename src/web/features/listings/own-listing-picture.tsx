/** The first picture of a listing, for its owner. */
import { ImagePlus } from "lucide-react";
import type { OwnListing } from "#contract/own-listings.ts";
import { imagePath } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Link } from "#web/ui/link.tsx";

const FRAME = "size-24 shrink-0 rounded-md cramped:h-auto cramped:min-h-24 cramped:w-full";

/** Without one, a link to add one takes its place. */
export function OwnListingPicture({ listing, editPath }: { listing: OwnListing; editPath: string }) {
  const t = useWords();
  const here = useHere();
  const image = listing.images[0];
  if (!image)
    return (
      <Link
        to={here(editPath)}
        aria-label={t("listings.picture.add.of", { name: listing.listingName })}
        className={`${FRAME} flex flex-col items-center justify-center gap-1 border-2 border-dashed border-control p-1 text-center text-xs font-semibold text-maroon hover:border-ink hover:bg-sunken`}
      >
        <ImagePlus aria-hidden="true" className="size-6 stroke-[1.5]" />
        {t("listings.picture.add")}
      </Link>
    );
  return (
    <img
      src={imagePath(image, 160)}
      srcSet={`${imagePath(image, 160)} 160w, ${imagePath(image, 480)} 480w`}
      sizes="6rem"
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className={`${FRAME} bg-sunken object-cover`}
    />
  );
}
