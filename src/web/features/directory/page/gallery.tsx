/** The pictures of an item: a carousel, one picture, or its category's drawing on a quiet ground. */
import { Images, Lock } from "lucide-react";
import { imagePath } from "#contract/paths.ts";
import { CategoryPicture } from "#web/features/catalogue/category-picture.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { Carousel } from "#web/ui/carousel.tsx";
import { useContact } from "../contact.ts";
import type { ItemView } from "../item-view.ts";

type Props = { item: Pick<ItemView, "images" | "imagesCount">; name: string; icon: string };

const SIZES = "(min-width: 64rem) 50rem, 100vw";

/** The box keeps its shape when a member's further pictures arrive. */
export function Gallery({ item: { images, imagesCount }, name, icon }: Props) {
  const t = useWords();
  if (imagesCount === 0)
    return (
      <div className="grid h-44 place-items-center rounded-lg border border-line bg-card md:h-56">
        <CategoryPicture icon={icon} className="h-36 md:h-48" />
      </div>
    );
  const slides = images.map((image, index) => ({
    key: image,
    content: <GalleryPicture image={image} alt={t("profile.photo", { n: index + 1, name })} first={index === 0} />,
  }));
  return (
    <div className="relative">
      <Carousel label={t("profile.photos", { name })} slides={slides} />
      <LockedPhotos count={imagesCount - images.length} />
    </div>
  );
}

function GalleryPicture({ image, alt, first }: { image: string; alt: string; first: boolean }) {
  return (
    <img
      src={imagePath(image, 1200)}
      srcSet={`${imagePath(image, 480)} 480w, ${imagePath(image, 1200)} 1200w`}
      sizes={SIZES}
      alt={alt}
      width={1200}
      height={675}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      className="aspect-video w-full object-cover"
    />
  );
}

function LockedPhotos({ count }: { count: number }) {
  const t = useWords();
  const contact = useContact();
  if (count <= 0) return null;
  return (
    <button
      type="button"
      onClick={() => contact.prompt()}
      className="absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-sm font-semibold hover:border-ink"
    >
      <Images aria-hidden="true" className="size-5" />
      {t("profile.photos.locked", { n: count })}
      <Lock aria-hidden="true" className="size-4 text-ink-soft" />
    </button>
  );
}
