/** The one link between screens, which knows from the table of screens when it must load the page anew. */
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
  useLocation,
} from "react-router";
import { needsNewDocument } from "#contract/screen-at.ts";

/** React Router's link; a screen with another policy than the present one is loaded as a document of its own. */
export function Link(props: Omit<LinkProps, "reloadDocument">) {
  return <RouterLink {...props} reloadDocument={useNewDocument(props.to)} />;
}

/** The same as part of a menu: it is marked while its screen is open. */
export function NavLink(props: Omit<NavLinkProps, "reloadDocument">) {
  return <RouterNavLink {...props} reloadDocument={useNewDocument(props.to)} />;
}

/** A link relative to the present screen ("?cursor=...") stays on it. */
function useNewDocument(to: To): boolean {
  const { pathname } = useLocation();
  const target = typeof to === "string" ? to.split(/[?#]/, 1)[0] : to.pathname;
  return target ? needsNewDocument(pathname, target) : false;
}
