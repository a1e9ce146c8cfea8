/** A control for several lines, which grows with its text and counts its characters as the contract does. */
import type { ComponentProps } from "react";
import { cleanText } from "#base/cleaning.ts";
import { classNames } from "./class-names.ts";
import { useFieldWiring } from "./field.tsx";
import { useControlText } from "./use-control-text.ts";
import { useUiWords } from "./words.tsx";

type Props = ComponentProps<"textarea"> & {
  /** Shows a counter, over its limit exactly when the schema refuses; nothing is cut off. */
  limit?: number;
};

/** Forwards ref and every native attribute. */
export function TextArea({ limit, className, onChange, rows = 4, ...props }: Props) {
  const wired = useFieldWiring(props);
  const { box, text, setText } = useControlText(props.value ?? props.defaultValue);
  const words = useUiWords();
  const used = limit === undefined ? 0 : cleanText(text).length;
  const over = limit !== undefined && used > limit;
  return (
    <span ref={box} className="flex flex-col gap-1">
      <textarea
        {...wired}
        rows={rows}
        onChange={(event) => {
          setText(event.target.value);
          onChange?.(event);
        }}
        className={classNames("field-box field-sizing-content max-h-96 min-h-28 resize-y", className)}
      />
      {limit === undefined ? null : (
        <span
          className={classNames("self-end text-sm tabular-nums", over ? "font-semibold text-danger" : "text-ink-soft")}
        >
          {words.characters(used, limit)}
        </span>
      )}
    </span>
  );
}
