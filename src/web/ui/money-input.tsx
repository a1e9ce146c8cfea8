/** An amount in rupees, with the amount written the Indian way beside it once it is long enough to misread. */
import type { ComponentProps } from "react";
import { amountText } from "#base/digits.ts";
import { paiseOf, rupees } from "#base/money.ts";
import { CleanedInput } from "./cleaned-input.tsx";
import { useControlText } from "./use-control-text.ts";

/** The value is Latin digits with at most one dot and two decimals; turn it into paise with `paiseOf`. */
export function MoneyInput({ onChange, ...props }: Omit<ComponentProps<"input">, "type">) {
  const { box, text, setText } = useControlText(props.value ?? props.defaultValue);
  const paise = paiseOf(text);
  return (
    <span ref={box} className="block">
      <CleanedInput
        {...props}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        clean={amountText}
        onChange={(event) => {
          setText(event.target.value);
          onChange?.(event);
        }}
        before={
          <span aria-hidden="true" className="text-ink-soft">
            ₹
          </span>
        }
        after={
          paise !== undefined && paise >= 100_000 ? (
            <output className="whitespace-nowrap text-sm text-ink-soft tabular-nums">{rupees(paise)}</output>
          ) : null
        }
      />
    </span>
  );
}
