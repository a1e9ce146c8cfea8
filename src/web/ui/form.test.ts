import { expect, test } from "vitest";
import { type FormKey, formKeyAction } from "./form.tsx";

const inText: FormKey = {
  key: "Enter",
  composing: false,
  tag: "input",
  type: "text",
  listOpen: false,
  walksList: false,
  modified: false,
};

test("Enter in a text input sends the form", () => {
  expect(formKeyAction(inText)).toBe("submit");
  expect(formKeyAction({ ...inText, type: "password" })).toBe("submit");
  expect(formKeyAction({ ...inText, type: "checkbox" })).toBe("submit");
});

test("Enter in a textarea makes a new line", () => {
  expect(formKeyAction({ ...inText, tag: "textarea", type: "" })).toBe("leave");
});

test("Enter on a list to choose from sends the form", () => {
  expect(formKeyAction({ ...inText, tag: "select", type: "" })).toBe("submit");
});

test("Enter picks in an open list instead of sending", () => {
  expect(formKeyAction({ ...inText, listOpen: true })).toBe("leave");
  expect(formKeyAction({ ...inText, tag: "select", type: "", listOpen: true })).toBe("leave");
});

test("Enter on a button or a file picker is theirs", () => {
  expect(formKeyAction({ ...inText, tag: "button", type: "" })).toBe("leave");
  expect(formKeyAction({ ...inText, type: "file" })).toBe("leave");
});

test("nothing happens while a Hindi input method is composing", () => {
  expect(formKeyAction({ ...inText, composing: true })).toBe("leave");
  expect(formKeyAction({ ...inText, composing: true, key: "ArrowDown" })).toBe("leave");
});

test.each(["text", "tel", "number"])("arrows up and down do nothing in a %s input", (type) => {
  expect(formKeyAction({ ...inText, type, key: "ArrowUp" })).toBe("block");
  expect(formKeyAction({ ...inText, type, key: "ArrowDown" })).toBe("block");
});

test.each(["radio", "date", "range", "search"])("arrows keep their meaning in a %s input", (type) => {
  expect(formKeyAction({ ...inText, type, key: "ArrowDown" })).toBe("leave");
});

test("arrows choose in a list to choose from", () => {
  expect(formKeyAction({ ...inText, tag: "select", type: "", key: "ArrowDown" })).toBe("leave");
});

test("arrows walk the suggestions of a type-ahead", () => {
  expect(formKeyAction({ ...inText, key: "ArrowDown", walksList: true })).toBe("leave");
});

test("arrows left and right move the caret, shortcuts stay shortcuts", () => {
  expect(formKeyAction({ ...inText, key: "ArrowLeft" })).toBe("leave");
  expect(formKeyAction({ ...inText, key: "Enter", modified: true })).toBe("leave");
});
