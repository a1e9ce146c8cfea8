/** How buttons and links that look like buttons look. */
import { classNames } from "./class-names.ts";

/** One `primary` per screen; `secondary` beside it, `quiet` for the rest, `danger` for what cannot be undone. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
/** `narrow` is a small one with less room around its words, for two beside each other on a phone. */
export type ButtonSize = "narrow" | "small" | "normal";

const BASE =
  "relative inline-flex items-center justify-center gap-2 rounded-md border-[1.5px] text-center font-semibold leading-head text-balance " +
  "transition-colors duration-150 select-none active:translate-y-px aria-disabled:opacity-60 disabled:opacity-60 " +
  "[&>svg]:shrink-0 [&>svg]:size-5";

const LOOKS: Record<ButtonLook, string> = {
  primary: "border-accent bg-saffron text-on-accent hover:bg-saffron-hover",
  secondary: "border-control bg-card text-ink hover:border-ink hover:bg-sunken",
  quiet: "border-transparent text-maroon hover:bg-sunken",
  danger: "border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill-hover",
};

const SIZES: Record<ButtonSize, string> = {
  narrow: "min-h-11 px-2 py-2 text-sm",
  small: "min-h-11 px-4 py-2 text-sm",
  normal: "min-h-12 px-5 py-2.5 text-base",
};

/** The classes of a button; `wide` fills its container. */
export function buttonStyle({
  look = "secondary",
  size = "normal",
  wide,
}: {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
}): string {
  return classNames(BASE, LOOKS[look], SIZES[size], wide && "w-full");
}
