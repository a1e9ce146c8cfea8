/** All categories as tiles: the first ones at once, the others behind one press that needs no script. */
import { ChevronDown } from "lucide-react";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { useCategoryPath } from "#web/features/search/use-category-path.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Link } from "#web/ui/link.tsx";

interface Tile {
  slug: string;
  name: string;
  icon: string;
}

const FIRST = 12;

export function HomeCategories({ categories }: { categories: Tile[] }) {
  const t = useWords();
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="mb-4">
        {t("home.categories")}
      </h2>
      <Tiles categories={categories.slice(0, FIRST)} />
      {categories.length > FIRST && (
        <details className="group mt-2.5 md:mt-4">
          <summary className={`${buttonStyle({ look: "quiet", size: "small" })} list-none`}>
            <span className="group-open:hidden">{t("home.categories.all")}</span>
            <span className="hidden group-open:inline">{t("home.categories.fewer")}</span>
            <ChevronDown aria-hidden="true" className="group-open:rotate-180" />
          </summary>
          <div className="mt-2.5">
            <Tiles categories={categories.slice(FIRST)} />
          </div>
        </details>
      )}
    </section>
  );
}

function Tiles({ categories }: { categories: Tile[] }) {
  const pathOf = useCategoryPath();
  return (
    <ul className="grid grid-cols-3 gap-2.5 cramped:grid-cols-1 sm:grid-cols-4 md:gap-4 lg:grid-cols-6">
      {categories.map(({ slug, name, icon }) => (
        <li key={slug}>
          <Link
            to={pathOf(slug)}
            className="flex h-full flex-col items-center gap-2 rounded-lg border border-line bg-card px-1 py-4 text-center leading-head hover:border-control cramped:flex-row cramped:px-3 cramped:py-2 cramped:text-start"
          >
            <span className="grid size-13 place-items-center rounded-full bg-accent-soft text-maroon">
              <CategoryIcon icon={icon} className="size-7" />
            </span>
            <span className="text-sm font-semibold hyphens-auto">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
