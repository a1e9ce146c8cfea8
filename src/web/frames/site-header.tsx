/** The top of public screens: name, where to look, navigation, language, theme, account. */
import { lazy, Suspense } from "react";
import { useLocation, useMatches } from "react-router";
import { screenAt } from "#contract/screen-at.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { PlaceButton, useShownPlace } from "#web/features/places/place-button.tsx";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { KeptPart } from "#web/platform/loading/kept-part.tsx";
import { type ChosenPlace, EVERYWHERE } from "#web/platform/stored-session/chosen-place.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { BackToTop, useScrolled } from "#web/ui/back-to-top.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link, NavLink } from "#web/ui/link.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { AccountMenu, HelpLink, useLoginPath } from "./account-menu.tsx";
import { Brand, useBrand } from "./brand.tsx";
import { HindiOffer } from "./hindi-offer.tsx";
import { LanguageSwitch, useOtherLanguagePath } from "./language-switch.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { MAP_LINK, onlyFor, SITE_LINKS } from "./site-links.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useOpenLinks } from "./use-open-links.ts";

// A visitor needs neither the bell nor what it brings along.
const SiteBell = lazy(() => import("./site-bell.tsx"));

export function SiteHeader() {
  const place = usePagePlace();
  const marked = useMarkedScreen();
  const words = { place: useShownPlace(place), "other-language": useOtherLanguagePath(), login: useLoginPath() };
  return (
    <KeptPart
      as="header"
      sameFor={`${useLanguage()} ${useBrand()} ${marked}`}
      words={words}
      className="sticky top-0 z-40 border-b border-line bg-ground/95 backdrop-blur-sm print:static"
    >
      <HeaderRow place={place} />
    </KeptPart>
  );
}

function HeaderRow({ place }: { place: ChosenPlace | undefined }) {
  const t = useWords();
  const scrolled = useScrolled();
  const { user } = useSession();
  return (
    <>
      <HindiOffer />
      <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 md:px-6">
        <Brand short />
        <PlaceButton place={place} short className="ms-1 min-w-11 justify-center text-sm sm:max-w-52" />
        <nav aria-label={t("site.nav")} className="ms-auto hidden lg:block">
          <WideLinks />
        </nav>
        {/* On a phone a member's language switch takes no room, and would push nothing to the end. */}
        <span aria-hidden="true" className="flex-1 lg:hidden" />
        {scrolled && <BackToTop label={t("site.back-to-top")} className="ms-auto lg:ms-2" />}
        <LanguageSwitch
          className={classNames(
            "text-sm cramped:hidden print:hidden",
            "member:max-sm:sr-only",
            scrolled ? "max-sm:hidden" : "ms-auto lg:ms-2",
          )}
        />
        <span className="hidden lg:contents">
          <WideButtons scrolled={scrolled} />
          <AccountMenu />
        </span>
        {user && (
          <Suspense>
            <SiteBell />
          </Suspense>
        )}
        <SiteMenu className="-me-2 lg:hidden" />
      </div>
      <NavigationProgress />
    </>
  );
}

function WideButtons({ scrolled }: { scrolled: boolean }) {
  const t = useWords();
  const here = useHere();
  return (
    <>
      <Link
        to={`${here(MAP_LINK.path)}#map`}
        aria-label={t(MAP_LINK.title)}
        title={t(MAP_LINK.title)}
        className="inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <CategoryIcon icon="map" className="size-5" />
      </Link>
      {/* Makes room for the way back to the top. */}
      <span className={scrolled ? "max-2xl:hidden" : "contents"}>
        <ThemeToggle />
      </span>
      <HelpLink className="px-2 text-sm whitespace-nowrap 2xl:px-3 2xl:text-base" />
    </>
  );
}

/** The links that have room beside each other, and the menu of the others. */
function WideLinks() {
  const t = useWords();
  const here = useHere();
  const links = useOpenLinks(SITE_LINKS);
  return (
    <ul className="flex items-center">
      {links
        .filter(({ inMenu }) => !inMenu)
        .map((link) => (
          <li key={link.path} className={classNames(onlyFor(link), link.isWide && "max-[84rem]:hidden")}>
            <NavLink
              to={here(link.path)}
              end
              className={({ isActive }) =>
                classNames(
                  "inline-flex min-h-11 items-center rounded-md px-1.5 text-sm font-semibold whitespace-nowrap hover:bg-sunken xl:px-2 2xl:px-3 2xl:text-base",
                  link.marked && "bg-accent-soft",
                  isActive && "text-maroon",
                )
              }
            >
              {t(link.title)}
            </NavLink>
          </li>
        ))}
      <li className="text-sm 2xl:text-base">
        <Menu title={t("site.more")}>
          {links
            .filter(({ inMenu, isWide }) => inMenu || isWide)
            .map((link) => (
              <span key={link.path} className={classNames(onlyFor(link), link.isWide && "min-[84rem]:hidden")}>
                <Link to={here(link.path)}>{t(link.title)}</Link>
              </span>
            ))}
        </Menu>
      </li>
    </ul>
  );
}

/** The screen that the navigation marks as the present one, by its name. */
function useMarkedScreen(): string {
  const screen = screenAt(useLocation().pathname)?.name;
  return SITE_LINKS.some(({ path }) => screenAt(path)?.name === screen) ? (screen ?? "") : "";
}

/** The place that the screen says it is about, in its loader's data; all of India where that is what it says. */
function usePagePlace(): ChosenPlace | undefined {
  const data = useMatches().at(-1)?.loaderData as { place?: ChosenPlace } | undefined;
  return data && "place" in data ? (data.place ?? EVERYWHERE) : undefined;
}
