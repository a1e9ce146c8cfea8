/** The member area's menu: a column on wide screens, on phones a bar within reach of the thumb and a sheet. */
import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { NavLink } from "#web/ui/link.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { IN_BAR, MEMBER_LINKS } from "./member-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useOpenLinks } from "./use-open-links.ts";

/** The column of wide screens. */
export function MemberSideMenu() {
  const t = useWords();
  return (
    <nav
      aria-label={t("members.menu")}
      className="sticky top-20 hidden w-56 shrink-0 self-start py-6 lg:block print:hidden"
    >
      <MenuList />
    </nav>
  );
}

/** The bar of a phone; whatever else floats at the bottom stays above it. */
export function MemberBar() {
  const t = useWords();
  const here = useHere();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav
      aria-label={t("members.menu")}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-form">
        {useOpenLinks(MEMBER_LINKS)
          .filter(({ path }) => IN_BAR.has(path))
          .map(({ title, short, path, icon }) => (
            <li key={path} className={classNames(TILE_PLACE, IN_HEAD.has(path) && "max-[17rem]:hidden")}>
              <NavLink to={here(path)} className={({ isActive }) => classNames(TILE, isActive && CHOSEN)}>
                {icon}
                <span className="w-full truncate">{t(short ?? title)}</span>
              </NavLink>
            </li>
          ))}
        <li className={TILE_PLACE}>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={TILE}>
            <MenuIcon aria-hidden="true" />
            <span className="w-full truncate">{t("site.menu")}</span>
          </button>
        </li>
      </ul>
      <Sheet open={open} onClose={close} title={t("site.menu")}>
        <MenuList onLeave={close} />
        <div className="mt-3 flex items-center justify-between border-t border-line pt-3">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </Sheet>
    </nav>
  );
}

/** As wide as its word needs, so that none is cut. */
const TILE_PLACE = "min-w-11 flex-auto";

/** Five words of twice the size have no room side by side: there these leave it to the others, as name and bell stand in the header. */
const IN_HEAD = new Set([paths.home(), paths.notifications()]);

const TILE =
  "flex h-18 w-full flex-col items-center justify-center gap-1 text-center text-xs leading-snug font-semibold text-ink-soft hover:text-ink [&>svg]:size-6 [&>svg]:shrink-0 cramped:[&>svg]:size-8";
const CHOSEN = "text-maroon [&>svg]:text-maroon";

function MenuList({ onLeave }: { onLeave?: () => void }) {
  const t = useWords();
  const here = useHere();
  return (
    <ul className="flex flex-col gap-1">
      {useOpenLinks(MEMBER_LINKS).map(({ title, path, icon }) => (
        <li key={path}>
          <NavLink
            to={here(path)}
            onClick={onLeave}
            className={({ isActive }) =>
              classNames(
                "flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold hover:bg-sunken [&>svg]:size-5 [&>svg]:shrink-0",
                isActive ? "bg-accent-soft text-ink [&>svg]:text-accent" : "text-ink [&>svg]:text-ink-soft",
              )
            }
          >
            {icon}
            {t(title)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
