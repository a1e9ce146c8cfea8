/** Login for visitors; for members their picture with a menu. Both stand in the served page, a mark on the document shows one of them. */
import { useLocation } from "react-router";
import { imagePath, paths } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePageWord } from "#web/platform/loading/kept-part.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { ACCOUNT_LINKS } from "./site-links.tsx";
import { useOpenLinks } from "./use-open-links.ts";

export function AccountMenu() {
  return (
    <>
      <LoginLink className="member:hidden" />
      <span className="visitor:hidden">
        <MemberMenu />
      </span>
    </>
  );
}

function MemberMenu() {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  const links = useOpenLinks(ACCOUNT_LINKS);
  const name = user?.name ?? "";
  return (
    <Menu
      label={t("site.account")}
      title={<Avatar name={name} size="small" src={user?.logo ? imagePath(user.logo, 160) : undefined} />}
    >
      {name && <p className="max-w-64 truncate px-3 pt-1 pb-2 font-semibold">{name}</p>}
      {links.map(({ title, path, icon }) => (
        <Link key={path} to={here(path)}>
          {icon}
          {t(title)}
        </Link>
      ))}
    </Menu>
  );
}

/** For visitors: members have their menu. */
export function HelpLink({ className }: { className: string }) {
  const t = useWords();
  const here = useHere();
  return (
    <Link
      to={here(paths.contactUs())}
      className={classNames(
        "inline-flex min-h-11 items-center rounded-md font-semibold hover:bg-sunken member:hidden",
        className,
      )}
    >
      {t("site.help")}
    </Link>
  );
}

/** Where the present page is kept, to come back to it; the home page is nothing to keep. */
function useFrom(): string | undefined {
  const { pathname, search } = useLocation();
  return screenAt(pathname)?.name === "home" ? undefined : pathname + search;
}

/** The login's address, which keeps where the person was. */
export function useLoginPath(): string {
  const from = useFrom();
  return useHere()(paths.login({ from }));
}

export function LoginLink({ className, wide }: { className?: string; wide?: boolean }) {
  const t = useWords();
  return (
    <ButtonLink
      look="secondary"
      size="small"
      wide={wide}
      to={usePageWord("login", useLoginPath())}
      state={{ from: useFrom() }}
      className={className}
    >
      {t("site.login")}
    </ButtonLink>
  );
}
