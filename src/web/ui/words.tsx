/** The few texts that components need everywhere (close, show, next ...), provided once in the language of the page. */
import { createContext, type ReactNode, useContext } from "react";

/** Said by buttons without a visible text and by counters; `root` gives them from the message catalogue. */
export type UiWords = {
  close: string;
  show: string;
  hide: string;
  /** On the button of a control for a file. */
  chooseFile: string;
  previous: string;
  next: string;
  /** '2 of 5' */
  position: (index: number, count: number) => string;
  /** '12 of 500 characters' */
  characters: (used: number, limit: number) => string;
};

const WordsContext = createContext<UiWords | undefined>(undefined);

/** Provides the texts to everything inside. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The texts; throws outside a `UiWordsProvider`, since a button without a name must not appear. */
export function useUiWords(): UiWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error("UiWordsProvider is missing above this component");
  return words;
}
