/** A white sheet with a hairline on the paper ground. */
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type Props = ComponentProps<"div"> & {
  /** The element: `article` for a thing that stands alone, `section` for a part of a page. */
  as?: "div" | "article" | "section";
  /** Without inner room, for pictures up to the edge. */
  flush?: boolean;
};

/** Breathes 16 px on phones and 24 px on desks. */
export function Card({ as: Element = "div", flush, className, ...rest }: Props) {
  return (
    <Element
      {...rest}
      className={classNames(
        "rounded-lg border border-line bg-card shadow-card",
        flush ? "overflow-hidden" : "p-4 md:p-6",
        className,
      )}
    />
  );
}
