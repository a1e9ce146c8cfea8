/** A text area with buttons for the marks of `base/rich-text.ts`, and a look at what they make. */
import { Bold, Heading2, Italic, Link2, List, ListOrdered } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { readMarks } from "#base/rich-text.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { RichTextBody } from "./rich-text-body.tsx";

/** Around the chosen words, or at the beginning of each chosen line. */
type Mark = { before: string; after: string } | { lineStart: string };

/** Forwards every native attribute of the text area; needs the texts of `rich-text.json`. */
export function RichTextArea(props: ComponentProps<typeof TextArea>) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<string>();
  const area = () => box.current!.querySelector("textarea")!;
  const button = (name: "bold" | "italic" | "heading" | "list" | "numbers" | "link", Icon: typeof Bold, mark: Mark) => (
    <IconButton
      label={t(`rich-text.${name}`)}
      disabled={preview !== undefined}
      onClick={() => putMark(area(), mark, t(`rich-text.sample.${name}`))}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
  return (
    <div ref={box} className="flex flex-col gap-1">
      <div role="toolbar" aria-label={t("rich-text.toolbar")} className="flex flex-wrap items-center gap-1">
        {button("bold", Bold, { before: "**", after: "**" })}
        {button("italic", Italic, { before: "*", after: "*" })}
        {button("heading", Heading2, { lineStart: "# " })}
        {button("list", List, { lineStart: "- " })}
        {button("numbers", ListOrdered, { lineStart: "1. " })}
        {button("link", Link2, { before: "[", after: "](https://)" })}
        <Button
          look="quiet"
          aria-pressed={preview !== undefined}
          className="ms-auto"
          onClick={() => setPreview(preview === undefined ? area().value : undefined)}
        >
          {t(preview === undefined ? "rich-text.preview" : "rich-text.write")}
        </Button>
      </div>
      <div hidden={preview !== undefined}>
        <TextArea rows={14} {...props} />
      </div>
      {preview === undefined ? null : (
        <div className="min-h-28 rounded-card border border-line bg-card p-4">
          {preview.trim() === "" ? (
            <p className="text-ink-soft">{t("rich-text.empty")}</p>
          ) : (
            <RichTextBody text={readMarks(preview)} headings="h3" />
          )}
        </div>
      )}
    </div>
  );
}

/** Puts the mark around what is chosen, or around sample words, which are chosen then. */
function putMark(area: HTMLTextAreaElement, mark: Mark, sample: string): void {
  const { selectionStart: from, selectionEnd: to, value } = area;
  if ("lineStart" in mark) {
    const start = value.lastIndexOf("\n", from - 1) + 1;
    const lines = (value.slice(start, to) || sample).split("\n");
    replace(area, start, to, lines.map((line) => mark.lineStart + line).join("\n"));
  } else {
    const words = value.slice(from, to) || sample;
    replace(area, from, to, mark.before + words + mark.after);
    area.setSelectionRange(from + mark.before.length, from + mark.before.length + words.length);
  }
}

/** As if it had been typed: the browser's undo knows it, and so does the form. */
function replace(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, yet the only way that keeps the browser's undo; where it is gone the text is set.
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, from, to, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
