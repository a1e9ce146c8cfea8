/** After a change of screen the focus goes to its content, not to the link that is gone; the scroll position is the router's. */
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A ref for the frame's `main`; the first screen keeps the browser's own focus. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
