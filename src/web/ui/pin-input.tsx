/** A secret number in one control that password managers understand. */
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { onlyDigits } from "#base/digits.ts";
import { CleanedInput } from "./cleaned-input.tsx";
import { useUiWords } from "./words.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "autoComplete"> & {
  /** `new-password` where the number is being chosen. */
  autoComplete?: "current-password" | "new-password";
  digits?: number;
};

/** The value is at most `digits` (six) Latin digits; pasting is allowed, and a button shows what was typed. */
export function PinInput({ autoComplete = "current-password", digits = 6, ...props }: Props) {
  const [isVisible, setVisible] = useState(false);
  const words = useUiWords();
  return (
    <CleanedInput
      {...props}
      type={isVisible ? "text" : "password"}
      inputMode="numeric"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      clean={(text) => onlyDigits(text, digits)}
      className="pe-1"
      inputClassName="text-lg"
      after={
        <button
          type="button"
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2.5 text-sm font-semibold text-maroon hover:bg-sunken"
        >
          {isVisible ? (
            <EyeOff aria-hidden="true" className="size-4.5" />
          ) : (
            <Eye aria-hidden="true" className="size-4.5" />
          )}
          {isVisible ? words.hide : words.show}
        </button>
      }
    />
  );
}
