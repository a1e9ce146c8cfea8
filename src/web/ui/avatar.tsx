/** A person's picture, or the first letters of the name in any script. */
import { useEffect, useRef, useState } from "react";
import { initials } from "#base/initials.ts";
import { classNames } from "./class-names.ts";

type Props = {
  name: string;
  src?: string;
  /** 36, 48 or 96 px. */
  size?: "small" | "normal" | "large";
  className?: string;
};

/** The letters keep to the size of the circle. */
const SIZES = {
  small: "size-9 text-[--spacing(3.5)]",
  normal: "size-12 text-[--spacing(4)]",
  large: "size-24 text-[--spacing(7)]",
};
const TINTS = ["bg-accent-soft text-ink", "bg-maroon-soft text-maroon", "bg-sunken text-ink"];

/** Decoration beside a name that is written out: hidden from screen readers. */
export function Avatar({ name, src, size = "normal", className }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-line font-display leading-none font-bold select-none",
        SIZES[size],
        TINTS[tintOf(name)],
        className,
      )}
    >
      {src && src !== brokenSrc ? (
        <img
          ref={image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
          className="size-full object-cover"
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function tintOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS.length;
}
