/** The paper on which every line drawing stands: one size, one pen, a soft patch of colour behind. */
import type { ReactNode } from "react";

export type PictureProps = { className?: string };

type Props = PictureProps & {
  /** Outline of the soft patch. */
  patch: string;
  children: ReactNode;
};

/** Decoration: hidden from screen readers, the words beside it say what it means. */
export function LinePicture({ patch, className, children }: Props) {
  return (
    <svg
      viewBox="0 0 200 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className ?? "h-auto w-full text-ink"}
    >
      <path d={patch} stroke="none" className="fill-accent-soft" />
      {children}
    </svg>
  );
}
