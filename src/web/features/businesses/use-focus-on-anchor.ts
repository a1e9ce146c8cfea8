/** Whoever came by a link to one field of a long form stands in it. */
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A ref for what holds the field; the router scrolls to it by its id. */
export function useFocusOnAnchor(anchor: string): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${anchor}`)
      holder.current?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
  }, [hash, anchor]);
  return holder;
}
