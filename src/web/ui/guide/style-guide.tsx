/** Every component of the kit in its states, with samples in English and Hindi that are no texts of the product; a demo serves it at /dev/ui. */
import { ModalProvider } from "../modal-scope.tsx";
import { ToastProvider, ToastRegion } from "../toast-region.tsx";
import { type UiWords, UiWordsProvider } from "../words.tsx";
import { ButtonsGuide } from "./buttons-guide.tsx";
import { CardsGuide } from "./cards-guide.tsx";
import { ChoicesGuide } from "./choices-guide.tsx";
import { ComboboxGuide } from "./combobox-guide.tsx";
import { FormGuide } from "./form-guide.tsx";
import { InkGuide } from "./ink-guide.tsx";
import { OverlaysGuide } from "./overlays-guide.tsx";
import { PicturesGuide } from "./pictures-guide.tsx";
import { StatesGuide } from "./states-guide.tsx";
import { TableGuide } from "./table-guide.tsx";
import { TimeGuide } from "./time-guide.tsx";
import { UploadsGuide } from "./uploads-guide.tsx";

const WORDS: Record<"en" | "hi", UiWords> = {
  en: {
    close: "Close",
    chooseFile: "Choose a file",
    show: "Show",
    hide: "Hide",
    previous: "Previous",
    next: "Next",
    position: (index, count) => `${index} of ${count}`,
    characters: (used, limit) => `${used} of ${limit} characters`,
  },
  hi: {
    close: "बंद करें",
    chooseFile: "फ़ाइल चुनें",
    show: "दिखाएँ",
    hide: "छिपाएँ",
    previous: "पिछला",
    next: "अगला",
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
            <ButtonsGuide language={language} />
            <FormGuide language={language} />
            <ChoicesGuide language={language} />
            <ComboboxGuide language={language} />
            <CardsGuide language={language} />
            <TableGuide language={language} />
            <TimeGuide language={language} />
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
