/** What was seen last in this browser, in one row that scrolls aside; nothing where there is none. */
import { imagePath } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import type { RecentItem } from "./recent-item.ts";
import { forgetRecent, useRecentItems } from "./recent-items.ts";

export default function RecentSection() {
  const items = useRecentItems();
  if (items.length === 0) return null;
  return (
    <WithWords group="favourites">
      <RecentRow items={items} />
    </WithWords>
  );
}

function RecentRow({ items }: { items: RecentItem[] }) {
  const t = useWords();
  return (
    <section aria-labelledby="recently-seen">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recently-seen" className="text-xl">
          {t("favourites.seen")}
        </h2>
        <Button size="small" look="quiet" onClick={forgetRecent} className="-me-3">
          {t("favourites.seen.clear")}
        </Button>
      </div>
      <ul className="mt-2 flex gap-3 overflow-x-auto pb-3">
        {items.map((item) => (
          <li key={item.id} className="w-60 shrink-0">
            <RecentLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentLink({ item: { name, what, place, path, image } }: { item: RecentItem }) {
  const here = useHere();
  const language = useLanguage();
  return (
    <Link
      to={here(path)}
      className="flex min-h-18 items-stretch overflow-hidden rounded-lg border border-line bg-card hover:border-control"
    >
      {image && (
        <img src={imagePath(image, 160)} alt="" width={72} height={72} className="w-18 shrink-0 object-cover" />
      )}
      <span className="flex min-w-0 flex-1 flex-col justify-center px-3">
        <span lang={langOf(name, language)} className="line-clamp-2 font-semibold">
          {name}
        </span>
        <span lang={langOf(what, language)} className="line-clamp-2 text-sm text-ink-soft">
          {what}, {place}
        </span>
      </span>
    </Link>
  );
}
