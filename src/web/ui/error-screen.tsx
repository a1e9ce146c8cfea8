/** What a person sees when something failed: what happened, what to do, and a number to quote. */
import type { ReactNode } from "react";

type Props = {
  title: ReactNode;
  message: ReactNode;
  picture?: ReactNode;
  /** Buttons, the most useful one first. */
  actions?: ReactNode;
  /** How often trying again is left, in words. */
  left?: ReactNode;
  /** The error's id with its words, to quote to support. */
  errorId?: ReactNode;
  /** Further help, such as whom to contact. */
  footer?: ReactNode;
  /** `page` fills a screen, `part` stands where a section or a form stood. */
  size?: "page" | "part";
};

/** Announced when it appears. */
export function ErrorScreen({ title, message, picture, actions, left, errorId, footer, size = "page" }: Props) {
  const Heading = size === "page" ? "h1" : "h2";
  return (
    <div
      role="alert"
      className={`mx-auto flex max-w-lg flex-col items-center justify-center px-4 text-center ${size === "page" ? "min-h-[70dvh] py-12" : "py-8"}`}
    >
      {picture ? <div className="mb-6 [&>svg]:w-56">{picture}</div> : null}
      <Heading className={size === "page" ? "text-2xl" : "text-xl"}>{title}</Heading>
      <p className="mt-3 text-ink-soft">{message}</p>
      {actions ? (
        <div className="mt-7 flex w-full flex-col items-stretch justify-center gap-3 sm:flex-row">{actions}</div>
      ) : null}
      {left ? <p className="mt-6 text-sm text-ink-soft">{left}</p> : null}
      {errorId ? <p className="mt-6 text-sm text-ink-soft tabular-nums">{errorId}</p> : null}
      {footer ? <div className="mt-4 text-sm text-ink-soft">{footer}</div> : null}
    </div>
  );
}
