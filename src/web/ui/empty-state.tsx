/** What a list shows when there is nothing in it: a picture, a sentence, one useful thing to do. */
import type { ReactNode } from "react";

/** `picture` is one of the line drawings of this folder. */
export function EmptyState({
  picture,
  title,
  children,
  action,
}: {
  picture: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <div className="mb-5 [&>svg]:w-52">{picture}</div>
      <h2 className="text-xl">{title}</h2>
      {children ? <div className="mt-2 text-balance text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
