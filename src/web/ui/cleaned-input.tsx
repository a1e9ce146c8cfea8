/** A one-line control that rewrites what is typed or pasted (digits of other scripts, spaces, prefixes) before anyone reads it. */
import type { ChangeEvent, ComponentProps, CompositionEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useFieldWiring } from "./field.tsx";

type Props = ComponentProps<"input"> & {
  /** From what stands in the control to what should; must leave its own results alone. */
  clean: (text: string) => string;
  before?: ReactNode;
  after?: ReactNode;
  inputClassName?: string;
};

/** Listeners see the cleaned value in `event.target.value`; nothing is touched while an input method is composing. */
export function CleanedInput({
  clean,
  before,
  after,
  className,
  inputClassName,
  onChange,
  onCompositionEnd,
  ...props
}: Props) {
  const cleanThenTell = (event: ChangeEvent<HTMLInputElement>) => {
    if (!isComposing(event.nativeEvent)) rewrite(event.currentTarget, clean);
    onChange?.(event);
  };
  const cleanAfterComposing = (event: CompositionEvent<HTMLInputElement>) => {
    onCompositionEnd?.(event);
    const input = event.currentTarget;
    if (clean(input.value) !== input.value) input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  return (
    <span className={classNames("field-box flex items-center gap-2 py-0", className)}>
      {before}
      <input
        {...useFieldWiring(props)}
        onChange={cleanThenTell}
        onCompositionEnd={cleanAfterComposing}
        className={classNames("field-bare tabular-nums", inputClassName)}
      />
      {after}
    </span>
  );
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/** Keeps the caret behind the same character it stood behind. */
function rewrite(input: HTMLInputElement, clean: (text: string) => string): void {
  const cleaned = clean(input.value);
  if (cleaned === input.value) return;
  const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}
