/** A form with the keys of the specification (section 5) and with our own messages instead of the browser's. */
import type { ComponentProps, KeyboardEvent } from "react";
import { classNames } from "./class-names.ts";

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

/** The parts of a key press and its target that decide. */
export type FormKey = {
  key: string;
  /** An input method is composing: the key belongs to it. */
  composing: boolean;
  /** Tag in lower case. */
  tag: string;
  /** An input's type in lower case, else empty. */
  type: string;
  /** The control has an open list, where Enter picks. */
  listOpen: boolean;
  /** The control walks a list with the arrow keys. */
  walksList: boolean;
  /** A modifier is held, so it is a shortcut and not ours. */
  modified: boolean;
};

const SENDING = new Set(["input", "select"]);
const BUTTONS = new Set(["button", "submit", "reset", "image", "file"]);
const ARROWLESS = new Set(["text", "tel", "number"]);

/** 'submit': click the form's submit button; 'block': the key does nothing; 'leave': the browser's own way. */
export function formKeyAction(press: FormKey): "submit" | "block" | "leave" {
  if (press.composing || press.modified || press.listOpen) return "leave";
  if (press.key === "Enter") return SENDING.has(press.tag) && !BUTTONS.has(press.type) ? "submit" : "leave";
  const vertical = press.key === "ArrowUp" || press.key === "ArrowDown";
  return vertical && press.tag === "input" && ARROWLESS.has(press.type) && !press.walksList ? "block" : "leave";
}
