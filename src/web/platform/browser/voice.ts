/** Speech to text by the browser's own recognition, in the language of the page. */
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
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
type Silence = "denied" | "nothing";

/** The browser's words for a microphone, or a recognition, that the person or the device's owner has not allowed. */
const DENIED = new Set(["not-allowed", "service-not-allowed"]);

interface Voice {
  /** False where the browser cannot, and until the page is hydrated: then no button is shown. */
  supported: boolean;
  listening: boolean;
  /** Starts to listen, or stops. */
  toggle(): void;
}

/** `onText` receives what was said, `onSilence` is told why nothing was. */
export function useVoice(language: Language, onText: (text: string) => void, onSilence: (why: Silence) => void): Voice {
  const supported = useSyncExternalStore(
    never,
    () => recogniser() !== undefined,
    () => false,
  );
  const [listening, setListening] = useState(false);
  const running = useRef<Recognition>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    const Recogniser = recogniser();
    if (!Recogniser) return;
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
      running.current = undefined;
      setListening(false);
      if (!heard) onSilence(why);
    };
    running.current = recognition;
    setListening(true);
    recognition.start();
  };
  const stop = () => {
    if (running.current) running.current.onend = null;
    running.current?.abort();
    running.current = undefined;
    setListening(false);
  };
  return { supported, listening, toggle: listening ? stop : start };
}

function recogniser(): Recogniser | undefined {
  const browser = window as { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

function never(): () => void {
  return () => undefined;
}
