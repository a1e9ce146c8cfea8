/** A button that unfolds a short list of links and buttons; works before any script does. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

type Props = {
  /** What stands on the button. */
  title: ReactNode;
  /** The button's spoken name, when `title` is only a picture. */
  label?: string;
  children: ReactNode;
};

/** Closes by Escape, a click elsewhere, leaving it with the keyboard, or choosing. */
export function Menu({ title, label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeElsewhere = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) closeMenu(details.current);
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    closeMenu(details.current);
    details.current?.querySelector("summary")?.focus();
  };
  return (
    <details ref={details} onKeyDown={closeOnEscape} className="relative">
      <summary
        title={label}
        className="inline-flex min-h-11 min-w-11 list-none items-center justify-center gap-2 rounded-md px-2 font-semibold hover:bg-sunken [&>svg]:size-5"
      >
        {title}
        {label ? <span className="sr-only">{label}</span> : null}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the clicks of the links and buttons inside */}
      <div
        onClick={(event) => {
          if ((event.target as HTMLElement).closest("a, button")) closeMenu(details.current);
        }}
        className={classNames(
          "absolute end-0 top-full z-40 mt-1.5 flex min-w-52 animate-rise flex-col rounded-md border border-line bg-card p-1.5 shadow-float",
          "[&_:is(a,button)]:flex [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:items-center [&_:is(a,button)]:gap-3 [&_:is(a,button)]:rounded-sm [&_:is(a,button)]:px-3 [&_:is(a,button)]:text-start [&_:is(a,button)]:hover:bg-sunken [&_svg]:size-5 [&_svg]:text-ink-soft",
        )}
      >
        {children}
      </div>
    </details>
  );
}

function closeMenu(details: HTMLDetailsElement | null): void {
  details?.removeAttribute("open");
}
