/** One heading of the style guide with its samples. */
import type { ReactNode } from "react";

export type GuideProps = { language: "en" | "hi" };

/** A titled part of the guide. */
export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-line pb-2 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
