/** The phone's menu: everything the wide header shows, in a sheet within reach of the thumb. */
import { ChevronRight, Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { KeptPart } from "#web/platform/loading/kept-part.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { HelpLink, LoginLink } from "./account-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ACCOUNT_LINKS, MAP_LINK, onlyFor, SITE_LINKS, type SiteLink } from "./site-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useOpenLinks } from "./use-open-links.ts";

const MENU_LINKS = [...SITE_LINKS, MAP_LINK];

export function SiteMenu({ className }: { className?: string }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <span className={className}>
      <IconButton label={t("site.menu")} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Sheet open={open} onClose={close} title={t("site.menu")}>
        <nav aria-label={t("site.nav")}>
          <MenuLinks links={MENU_LINKS} onLeave={close} />
          <div className="mt-2 border-t border-line pt-2 visitor:hidden">
            <MenuLinks links={ACCOUNT_LINKS} onLeave={close} />
          </div>
        </nav>
        <div className="mt-3 flex items-center justify-between border-t border-line pt-3">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
        <span className="mt-3 block member:hidden">
          <LoginLink wide />
          <HelpLink className="mt-2 w-full justify-center" />
        </span>
      </Sheet>
    </span>
  );
}

function MenuLinks({ links, onLeave }: { links: SiteLink[]; onLeave: () => void }) {
  const open = useOpenLinks(links);
  const language = useLanguage();
  return (
    <KeptPart as="ul" sameFor={`${language} ${open.map(({ path }) => path).join()}`}>
      {open.map((link) => (
        <MenuLink key={link.path} link={link} onLeave={onLeave} />
      ))}
    </KeptPart>
  );
}

function MenuLink({ link, onLeave }: { link: SiteLink; onLeave: () => void }) {
  const t = useWords();
  const here = useHere();
  return (
    <li className={onlyFor(link)}>
      <Link
        to={here(link.path)}
        onClick={onLeave}
        className={classNames(
          "flex min-h-12 items-center gap-3 rounded-md px-2 font-semibold hover:bg-sunken [&>svg]:size-5 [&>svg]:text-ink-soft",
          link.marked && "text-maroon",
        )}
      >
        {link.icon}
        {t(link.title)}
        <ChevronRight aria-hidden="true" className="ms-auto" />
      </Link>
    </li>
  );
}
