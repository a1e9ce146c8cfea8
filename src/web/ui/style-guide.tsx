/** Every component of this folder in its states, in English and Hindi, to be looked at; not linked from the product. */
import { ComboboxGuide } from "./guide/combobox-guide.tsx";
import { ControlsGuide } from "./guide/controls-guide.tsx";
import { InkGuide } from "./guide/ink-guide.tsx";
import { OverlaysGuide } from "./guide/overlays-guide.tsx";
import { PicturesGuide } from "./guide/pictures-guide.tsx";
import { StatesGuide } from "./guide/states-guide.tsx";
import { ThingsGuide } from "./guide/things-guide.tsx";
import { UploadsGuide } from "./guide/uploads-guide.tsx";
import { ModalProvider } from "./modal-scope.tsx";
import { ToastProvider, ToastRegion } from "./toast-region.tsx";
import { type UiWords, UiWordsProvider } from "./words.tsx";

const WORDS: Record<"en" | "hi", UiWords> = {
  en: {
    close: "Close",
    show: "Show",
    hide: "Hide",
    previous: "Previous",
    next: "Next",
    loading: "Loading",
    position: (index, count) => `${index} of ${count}`,
    characters: (used, limit) => `${used} of ${limit} characters`,
  },
  hi: {
    close: "बंद करें",
    show: "दिखाएँ",
    hide: "छिपाएँ",
    previous: "पिछला",
    next: "अगला",
    loading: "आ रहा है",
    position: (index, count) => `${count} में से ${index}`,
    characters: (used, limit) => `${limit} में से ${used} अक्षर`,
  },
};

/** Needs a data router around it, for the links and the search form. */
export function StyleGuide({ language }: { language: "en" | "hi" }) {
  return (
    <UiWordsProvider words={WORDS[language]}>
      <ModalProvider>
        <ToastProvider>
          <main className="mx-auto flex max-w-page flex-col gap-16 px-4 py-8 md:px-8">
            <InkGuide language={language} />
            <ControlsGuide language={language} />
            <ComboboxGuide language={language} />
            <ThingsGuide language={language} />
            <StatesGuide language={language} />
            <UploadsGuide />
            <OverlaysGuide language={language} />
            <PicturesGuide />
          </main>
          <ToastRegion label={language === "hi" ? "सूचनाएँ" : "Messages"} />
        </ToastProvider>
      </ModalProvider>
    </UiWordsProvider>
  );
}
