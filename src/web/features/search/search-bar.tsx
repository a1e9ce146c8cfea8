/** Where and what: the place, the words typed or spoken, and the button that goes. */
import { Mic, MicOff } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { PlaceButton, useShownPlace } from "#web/features/places/place-button.tsx";
import { useVoice } from "#web/platform/browser/use-voice.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { KeptPart, usePageWord } from "#web/platform/loading/kept-part.tsx";
import { type ChosenPlace, useChosenPlace } from "#web/platform/stored-session/chosen-place.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

const SearchSuggestions = lazy(() => import("./suggestions/search-suggestions.tsx"));

interface Props {
  /** Of a results page: its place, words and kind. On other pages the place stored in this browser counts. */
  place?: ChosenPlace;
  text?: string;
  kind?: string;
}

/** A plain GET form, so that it works before and without scripts. */
export function SearchBar(props: Props) {
  const { place, text, kind = "" } = props;
  const words = { place: useShownPlace(place), action: useAction(place), text: text ?? "" };
  const look = text === undefined ? "none" : Boolean(text);
  return (
    <KeptPart as="div" sameFor={`${useLanguage()} ${kind} ${look}`} words={words} className="relative">
      <SearchField {...props} />
    </KeptPart>
  );
}

/** Where a search leads. */
function useAction(place: ChosenPlace | undefined): string {
  const chosen = useChosenPlace();
  return useHere()(paths.place(slugOf(place ?? chosen)));
}

function slugOf({ slug }: ChosenPlace): string {
  return slug || ALL_OVER_INDIA;
}

function SearchField({ place, text, kind }: Props) {
  const t = useWords();
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useChosenPlace();
  const shownText = usePageWord("text", text ?? "");
  const [visited, setVisited] = useState(false);
  const submitted = useRef<string>(null);
  // The field stays, and the focus in it, while another search is shown; who has typed on since keeps the letters, however the search was read.
  useEffect(() => {
    const field = input.current;
    if (!field || text === undefined) return;
    const { current: sent } = submitted;
    const hasTypedOn = document.activeElement === field && sent !== null && field.value !== sent;
    if (hasTypedOn) return;
    field.value = text;
    // What the way back shows later is not typed by anybody.
    if (sent !== null) submitted.current = text;
  }, [text]);
  const say = (spoken: string) => {
    if (!input.current) return;
    input.current.value = spoken;
    void submit(input.current.form);
  };
  return (
    <>
      <SearchBox
        onVisit={() => setVisited(true)}
        onSubmit={() => {
          submitted.current = input.current?.value ?? null;
        }}
        action={usePageWord("action", useAction(place))}
        name="searchQuery"
        label={t("home.search.label")}
        placeholder={t("home.search.hint")}
        defaultValue={text ? shownText : text}
        submitLabel={t("home.search")}
        inputRef={input}
        lead={<PlaceButton place={place} className="w-full md:w-48" />}
        voice={<VoiceButton onText={say} />}
      >
        {kind && <input type="hidden" name="kind" value={kind} />}
      </SearchBox>
      {visited && (
        <Suspense>
          <SearchSuggestions input={input} submitted={submitted} place={slugOf(place ?? chosen)} />
        </Suspense>
      )}
    </>
  );
}

/** Speaks instead of types; not there where the browser cannot listen. */
function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const t = useWords();
  const toasts = useToasts();
  const voice = useVoice(useLanguage(), onText, (why) =>
    toasts.show({ tone: "warning", text: t(`home.voice.${why}`) }),
  );
  if (!voice.supported) return null;
  return (
    <>
      <IconButton
        label={t(voice.listening ? "home.voice.stop" : "home.voice")}
        aria-pressed={voice.listening}
        onClick={voice.toggle}
        className={voice.listening ? "animate-breathe text-danger" : undefined}
      >
        {voice.listening ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
      </IconButton>
      <span role="status" className={voice.listening ? "text-sm text-ink-soft max-sm:sr-only" : "sr-only"}>
        {voice.listening ? t("home.voice.listening") : ""}
      </span>
    </>
  );
}
