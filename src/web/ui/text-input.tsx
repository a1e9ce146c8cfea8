/** The plain one-line text control. */
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldWiring } from "./field.tsx";

/** A native input of type `text` unless told; forwards ref and every native attribute, so a form library's `register` spreads into it. */
export function TextInput({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input {...useFieldWiring(props)} type={type} className={classNames("field-box", className)} />;
}
