/** The first thing anyone sees: what this is, and where to search. */
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { SearchBar } from "#web/features/search/search-bar.tsx";
import { useCategoryPath } from "#web/features/search/use-category-path.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Link } from "#web/ui/link.tsx";
import { HomeWish } from "./home-wish.tsx";

export function HomeHero({ popular }: { popular: Array<{ slug: string; name: string }> }) {
  const t = useWords();
  const pathOf = useCategoryPath();
  return (
    <section className="grid items-center gap-x-10 pt-6 md:pt-12 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <HomeWish />
        <h1 className="text-3xl md:text-4xl">{t("home.title")}</h1>
        <p className="mt-3 max-w-text text-lg text-ink-soft">{t("home.intro")}</p>
        <div className="mt-6">
          <SearchBar />
        </div>
        <nav aria-label={t("home.popular")} className="mt-4 hidden md:block">
          <ul className="flex flex-wrap gap-2">
            {popular.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={pathOf(slug)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm hover:border-control"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="hidden lg:block">
        <DrawingOf name="community" />
      </div>
    </section>
  );
}
