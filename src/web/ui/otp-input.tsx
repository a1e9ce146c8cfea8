/** A one-time code in a single control, so that autofill, paste and screen readers work. */
import { type ComponentProps, useRef } from "react";
import { onlyDigits } from "#base/digits.ts";
import { CleanedInput } from "./cleaned-input.tsx";

type Props = Omit<ComponentProps<"input">, "type"> & {
  digits?: number;
  /** Called once, the first time the code is whole; a second try is sent by the person. */
  onComplete?: (code: string) => void;
};

/** The value is at most `digits` (six) Latin digits; spaces and other scripts' digits are accepted. */
export function OtpInput({ digits = 6, onComplete, onChange, ...props }: Props) {
  const told = useRef(false);
  return (
    <CleanedInput
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      clean={(text) => onlyDigits(text, digits)}
      inputClassName="text-xl"
      className="max-w-60"
      onChange={(event) => {
        onChange?.(event);
        const code = event.target.value;
        if (code.length < digits || told.current) return;
        told.current = true;
        onComplete?.(code);
      }}
    />
  );
}
