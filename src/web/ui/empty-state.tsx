/** What a list shows when there is nothing in it: a picture, a sentence, one useful thing to do. */
import type { ReactNode } from "react";

/** `picture` is one of the line drawings of this folder; `heading` is "h1" where nothing else is the heading of the page. */
export function EmptyState({
  picture,
  title,
  heading: Heading = "h2",
  children,
  action,
}: {
  picture: ReactNode;
  title: ReactNode;
  heading?: "h1" | "h2";
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <div className="mb-5 [&>svg]:w-52">{picture}</div>
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="mt-2 text-balance text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
