/** Speech to text by the browser's own recognition, in the language of the page. */
import type { Language } from "#messages/words.ts";

interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  abort(): void;
}
type Recogniser = new () => Recognition;

/** Why no text came: the microphone may not be used, or nothing was understood. */
export type Silence = "denied" | "nothing";

/** The browser's words for a microphone, or a recognition, that the person or the device's owner has not allowed. */
const DENIED = new Set(["not-allowed", "service-not-allowed"]);

interface Listener {
  onText(text: string): void;
  /** Called after `onEnd` when nothing was heard. */
  onSilence(why: Silence): void;
  onEnd(): void;
}

/** Listens once, where the browser can; what it returns stops that, after which the listener hears nothing more. */
export function listen(language: Language, { onText, onSilence, onEnd }: Listener): () => void {
  const browser = window as { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser };
  const Recogniser = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
  if (!Recogniser) return () => undefined;
  let heard = false;
  let why: Silence = "nothing";
  const recognition = Object.assign(new Recogniser(), {
    lang: language === "hi" ? "hi-IN" : "en-IN",
    interimResults: false,
    maxAlternatives: 1,
  });
  recognition.onresult = (event) => {
    const text = event.results[0]?.[0]?.transcript.trim();
    if (!text) return;
    heard = true;
    onText(text);
  };
  // An error is always followed by the end, which tells of both.
  recognition.onerror = ({ error }) => {
    if (DENIED.has(error)) why = "denied";
  };
  recognition.onend = () => {
    onEnd();
    if (!heard) onSilence(why);
  };
  recognition.start();
  return () => {
    recognition.onend = null;
    recognition.abort();
  };
}
