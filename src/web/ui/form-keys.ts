/** What Enter and the arrow keys do inside a form (specification, section 5). */

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
