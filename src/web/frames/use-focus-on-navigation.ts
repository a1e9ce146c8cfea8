/** After a change of screen the focus goes to its content, not to the link that is gone; the scroll position is the router's. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A ref for the frame's `main`; the first screen keeps the browser's own focus, a screen that gives it to one of its fields keeps that, and so does a field that both screens have: whoever searches again types on. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const left = useRef<Element>(null);
  // The cleanup runs when the old screen has gone and before the new one gives the focus to a field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks once at every change of screen
  useLayoutEffect(
    () => () => {
      left.current = document.activeElement;
    },
    [pathname],
  );
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const focused = document.activeElement;
    const isIn = main.current?.contains(focused) ?? false;
    if (isIn && (focused !== left.current || focused instanceof HTMLInputElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
