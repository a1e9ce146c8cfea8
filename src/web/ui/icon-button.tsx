/** A square button that shows an icon only, with its name for those who hear it. */
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** The spoken name; also the tooltip. */
  label: string;
  /** `plain` has no edge until pointed at, `framed` has one, `floating` lies over a picture. */
  look?: "plain" | "framed" | "floating";
  children: ReactNode;
};

const LOOKS = {
  plain: "border-transparent text-ink-soft hover:bg-sunken hover:text-ink",
  framed: "border-control bg-card text-ink hover:border-ink hover:bg-sunken",
  floating: "border-line bg-card text-ink shadow-card hover:border-ink",
};

/** 44 px square; forwards ref and every native attribute. */
export function IconButton({ label, look = "plain", className, type = "button", children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "inline-grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] transition-colors duration-150",
        "disabled:opacity-45 [&>svg]:size-5",
        LOOKS[look],
        className,
      )}
    >
      {children}
    </button>
  );
}
