/** A ten-digit Indian phone number behind its country code. */
import type { ComponentProps } from "react";
import { nationalPhone } from "#base/digits.ts";
import { CleanedInput } from "./cleaned-input.tsx";

/** The value is at most ten Latin digits, whatever was typed or pasted (+91, spaces, a leading 0, Devanagari). */
export function PhoneInput({ autoComplete = "tel-national", ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <CleanedInput
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      clean={nationalPhone}
      className="cramped:flex-wrap"
      inputClassName="cramped:basis-full cramped:pt-0"
      before={
        <span
          aria-hidden="true"
          className="border-e border-line pe-2.5 text-ink-soft tabular-nums cramped:border-0 cramped:pt-2.5"
        >
          +91
        </span>
      }
    />
  );
}
