/** The pictures of a post: one across the whole card, several side by side; on its own page each by itself. */
import type { PostView } from "#contract/feed-views.ts";
import { imagePath } from "#contract/paths.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";

export function PostPictures({ post, isWhole = false }: { post: PostView; isWhole?: boolean }) {
  const t = useWords();
  const { images, name } = post;
  if (images.length === 0) return null;
  const isAlone = isWhole || images.length === 1;
  return (
    <div className={classNames("grid gap-2", !isAlone && "grid-cols-2")}>
      {images.map((image, at) => (
        <img
          key={image}
          src={imagePath(image, 480)}
          srcSet={`${imagePath(image, 480)} 480w, ${imagePath(image, 1200)} 1200w`}
          sizes={isAlone ? "(min-width: 48rem) 42rem, 100vw" : "(min-width: 48rem) 21rem, 50vw"}
          alt={t("feed.photo", { n: at + 1, name })}
          width={1200}
          height={isAlone ? 675 : 1200}
          loading="lazy"
          className={classNames(
            "w-full rounded-md border border-line bg-sunken",
            isAlone ? "aspect-video" : "aspect-square",
            isWhole ? "object-contain" : "object-cover",
          )}
        />
      ))}
    </div>
  );
}
