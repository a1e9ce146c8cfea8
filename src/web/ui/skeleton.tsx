/** Boxes that stand where content will, in its final size. */
import { classNames } from "./class-names.ts";

/** One box; `className` gives its final size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block", className)} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames("flex flex-col gap-2", className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} className={classNames("h-4", line === lines - 1 ? "w-3/5" : "w-full")} />
      ))}
    </span>
  );
}

/** Says once to those who cannot see the boxes that something is coming; without scripts nothing is. */
export function LoadingRegion({
  label,
  children,
  className,
}: {
  label: string;
  children: React.ReactNode;
  className?: string;
}) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={classNames("noscript:hidden", className)}>
      {children}
    </div>
  );
}
