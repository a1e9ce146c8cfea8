/** A form whose keys do what the specification says (section 5) and whose messages are ours, not the browser's. */
import type { ComponentProps, KeyboardEvent } from "react";
import { classNames } from "./class-names.ts";
import { type FormKey, formKeyAction } from "./form-keys.ts";

const IME_KEY_CODE = 229;

/** A native form with `noValidate`; Enter clicks its submit button except in a textarea, an open list or while composing. */
export function Form({ className, onKeyDown, children, ...rest }: ComponentProps<"form">) {
  const act = (event: KeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const action = formKeyAction(pressOf(event));
    if (action === "leave") return;
    event.preventDefault();
    if (action === "submit") submitButton(event.currentTarget)?.click();
  };
  return (
    <form noValidate {...rest} onKeyDown={act} className={classNames("flex flex-col gap-5", className)}>
      {children}
    </form>
  );
}

function submitButton(form: HTMLFormElement): HTMLElement | undefined {
  return Array.from(form.elements).find(
    (el): el is HTMLButtonElement | HTMLInputElement =>
      (el instanceof HTMLButtonElement || el instanceof HTMLInputElement) && el.type === "submit",
  );
}

function pressOf(event: KeyboardEvent<HTMLFormElement>): FormKey {
  const target = event.target as HTMLElement;
  const isCombobox =
    target.getAttribute("role") === "combobox" ||
    target.hasAttribute("aria-autocomplete") ||
    target.hasAttribute("list");
  return {
    key: event.key,
    composing: event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE,
    tag: target.tagName.toLowerCase(),
    type: target instanceof HTMLInputElement ? target.type : "",
    listOpen: target.getAttribute("aria-expanded") === "true" || mayHaveOpenList(target),
    walksList: isCombobox,
    modified: event.ctrlKey || event.metaKey || event.altKey || event.shiftKey,
  };
}

/** A browser that cannot say whether the list of a select is open keeps its keys. */
function mayHaveOpenList(target: HTMLElement): boolean {
  return target instanceof HTMLSelectElement && (!CSS.supports("selector(:open)") || target.matches(":open"));
}
