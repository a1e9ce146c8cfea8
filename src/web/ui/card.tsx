/** A white sheet with a hairline on the paper ground. */
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type Props = ComponentProps<"div"> & {
  /** The element: `article` for what stands alone, `section` for a part of a page. */
  as?: "div" | "article" | "section";
  /** Without padding, for pictures up to the edge. */
  flush?: boolean;
};

/** Padding is 16 px on phones and 24 px on wide screens. */
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
