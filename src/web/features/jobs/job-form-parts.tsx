/** The pieces that the sections of an opening's form are made of. */
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

/** The options of a select. */
export function choices(list: ReadonlyArray<readonly [value: string, text: string]>) {
  return list.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
