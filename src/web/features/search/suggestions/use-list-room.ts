/** Keeps the list within what is visible of the page, which on a phone ends above the keyboard. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Between the list and the edge. */
const MARGIN_PX = 8;
/** Three lines with a heading: less is no list. */
const LEAST_PX = 168;
/** What is visible is less than this once a phone's keyboard is open. */
const WITH_KEYBOARD_PX = 480;

/** For the element that scrolls; its own greatest height still holds. Only where a keyboard leaves no room is the page moved, so that box and list stand above it. */
export function useListRoom(
  input: RefObject<HTMLInputElement | null>,
  { isOpen }: { isOpen: boolean },
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // Each measures when it is called.
  const roomBelow = () => {
    const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
    const top = list.current?.getBoundingClientRect().top ?? input.current?.getBoundingClientRect().bottom ?? 0;
    return offsetTop + height - top - MARGIN_PX;
  };
  const shorten = () => {
    const { current } = list;
    if (!current) return;
    current.style.height = "auto";
    const room = Math.max(LEAST_PX, roomBelow());
    if (current.offsetHeight > room) current.style.height = `${room}px`;
  };
  useLayoutEffect(shorten);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const makeRoom = () => {
      if (view.height < WITH_KEYBOARD_PX && roomBelow() < LEAST_PX)
        input.current?.scrollIntoView({ block: "start", behavior: "instant" });
      shorten();
    };
    makeRoom();
    view.addEventListener("resize", makeRoom);
    return () => view.removeEventListener("resize", makeRoom);
  }, [isOpen]);
  return list;
}
