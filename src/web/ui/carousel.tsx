/** Pictures side by side, moved by swipe, buttons or arrow keys, never by themselves. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useUiWords } from "./words.tsx";

type Props = { label: string; slides: { key: string; content: ReactNode }[]; className?: string };

/** Every slide fills the width; `content` gives the height. */
export function Carousel({ label, slides, className }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const words = useUiWords();
  const go = (index: number) =>
    track.current?.children[index]?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(Math.min(slides.length - 1, Math.max(0, at + step)));
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames("relative overflow-hidden rounded-lg bg-sunken", className)}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box has to be reachable with the keyboard
        tabIndex={0}
        onKeyDown={walk}
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="scroll-quiet flex snap-x snap-mandatory focus-visible:-outline-offset-3"
      >
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            aria-label={words.position(index + 1, slides.length)}
            inert={index !== at}
            className="w-full shrink-0 snap-start"
          >
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <>
          <IconButton
            look="floating"
            label={words.previous}
            disabled={at === 0}
            onClick={() => go(at - 1)}
            className="absolute start-3 top-1/2 -translate-y-1/2 disabled:opacity-0"
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            look="floating"
            label={words.next}
            disabled={at === slides.length - 1}
            onClick={() => go(at + 1)}
            className="absolute end-3 top-1/2 -translate-y-1/2 disabled:opacity-0"
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <p
            aria-live="polite"
            className="absolute end-3 bottom-3 rounded-full border border-line bg-card px-2.5 py-0.5 text-sm tabular-nums"
          >
            {words.position(at + 1, slides.length)}
          </p>
        </>
      ) : null}
    </section>
  );
}
