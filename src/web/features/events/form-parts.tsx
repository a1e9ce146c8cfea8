/** The pieces that the forms of events and of announcements are made of. */
import type { ReactNode } from "react";

export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-6">
      <legend className="contents">
        <span className="block font-display text-xl font-bold text-maroon">{title}</span>
      </legend>
      {text && <p className="-mt-3 text-sm text-ink-soft">{text}</p>}
      {children}
    </fieldset>
  );
}
