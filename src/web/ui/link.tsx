/** The one link between screens, which knows from the table of screens when it must load the page anew. */
import { type LinkProps, Link as RouterLink, type To, useLocation } from "react-router";
import { needsNewDocument } from "#contract/screen-at.ts";

type Props = Omit<LinkProps, "reloadDocument" | "discover">;

/** React Router's link; a screen with another policy than the present one is loaded as a document of its own. */
export const Link = import.meta.env.SSR ? ServedLink : BrowserLink;

function BrowserLink(props: Props) {
  return <RouterLink {...props} discover="none" reloadDocument={useNewDocument(props.to)} />;
}

/** What BrowserLink draws and then takes over: in a served page nothing is pressed yet, and it has some sixty links (docs/decisions/0269-pages-drawn-faster.md). */
function ServedLink(props: Props) {
  const { to, onClick, prefetch, relative, replace, mask, state, preventScrollReset, viewTransition, ...rest } = props;
  const { defaultShouldRevalidate, children, ...attributes } = rest;
  // Relative to the present screen, or made of parts.
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <BrowserLink {...props} />;
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}

interface NavLinkProps extends Omit<Props, "to" | "className"> {
  to: string;
  className: string | ((state: { isActive: boolean }) => string);
  /** Only its own screen marks it, and none of those below. */
  end?: boolean;
}

/** The same as part of a menu: it is marked while its screen is open. */
export function NavLink({ to, className, end = false, ...rest }: NavLinkProps) {
  const here = comparable(useLocation().pathname);
  const target = comparable(to);
  const isActive = here === target || (!end && here.startsWith(`${target}/`));
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? "page" : undefined}
      className={typeof className === "function" ? className({ isActive }) : className}
    />
  );
}

/** The router takes an address in any case, and with a slash at its end. */
function comparable(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, "");
}

/** A link relative to the present screen ("?cursor=...") stays on it. */
function useNewDocument(to: To): boolean {
  const { pathname } = useLocation();
  const target = typeof to === "string" ? to.split(/[?#]/, 1)[0] : to.pathname;
  return target ? needsNewDocument(pathname, target) : false;
}
