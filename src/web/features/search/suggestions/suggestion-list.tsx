/** The list below the search box: groups with headings; the box hears the keys and names the marked line. */
import { X } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import { MarkedText } from "./marked-text.tsx";
import type { SuggestionGroup, SuggestionLine } from "./suggestion-groups.ts";

interface Props {
  id: string;
  groups: readonly SuggestionGroup[];
  typed: string;
  marked: SuggestionLine | undefined;
  onPick: (line: SuggestionLine) => void;
  onForget: (line: SuggestionLine) => void;
}

/** The id of a line within the list of that id. */
export const lineId = (listId: string, line: SuggestionLine) => `${listId}-${line.id}`;

export function SuggestionList({ id, groups, typed, marked, onPick, onForget }: Props) {
  const t = useWords();
  return (
    <div role="listbox" id={id} aria-label={t("suggestions.label")}>
      {groups.map(({ title, lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <div
            id={`${id}-${title}`}
            role="presentation"
            className="px-3 pt-2 pb-0.5 text-sm font-semibold text-ink-soft"
          >
            {t(title)}
          </div>
          {lines.map((line) => (
            <Fragment key={line.id}>
              <Line
                id={lineId(id, line)}
                line={line}
                typed={typed}
                isMarked={line.id === marked?.id}
                onPick={() => onPick(line)}
                onForget={() => onForget(line)}
              />
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  id: string;
  line: SuggestionLine;
  typed: string;
  isMarked: boolean;
  onPick: () => void;
  onForget: () => void;
}

function Line({ id, line, typed, isMarked, onPick, onForget }: LineProps) {
  const t = useWords();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: "nearest" });
  }, [isMarked]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are heard by the text box
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isMarked}
      onClick={onPick}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm ps-3 hover:bg-sunken aria-selected:bg-accent-soft"
    >
      <line.icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-1.5 pe-3">
        <span className="min-w-0 wrap-anywhere">
          <MarkedText text={line.text} typed={line.isRecent ? "" : typed} />
        </span>{" "}
        {line.detail ? <span className="text-sm text-ink-soft">{line.detail}</span> : null}
        {line.isRecent ? <span className="sr-only">{t("suggestions.delete-key")}</span> : null}
      </span>
      {line.isRecent ? (
        // For the finger and the mouse; whoever uses keys or hears the list presses Delete.
        <span
          aria-hidden="true"
          title={t("suggestions.forget", { text: line.text })}
          onClick={(event) => {
            event.stopPropagation();
            onForget();
          }}
          className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
        >
          <X className="size-5" />
        </span>
      ) : null}
    </div>
  );
}
