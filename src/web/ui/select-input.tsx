/** The platform's own list to choose from. */
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldWiring } from "./field.tsx";

/** A native select; options are its children; forwards ref and every native attribute. */
export function SelectInput({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative block", className)}>
      <select {...useFieldWiring(props)} className="field-box appearance-none truncate pe-9" />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
