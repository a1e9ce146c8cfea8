/** Whether this browser can listen, and whether it does; the recognition itself is loaded when it is first asked for. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Language } from "#messages/words.ts";
import type { Silence } from "./voice.ts";

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
    () => "SpeechRecognition" in window || "webkitSpeechRecognition" in window,
    () => false,
  );
  const [stop, setStop] = useState<() => void>();
  useEffect(() => stop, [stop]);
  const start = async () => {
    const { listen } = await import("./voice.ts");
    setStop(() => listen(language, { onText, onSilence, onEnd: () => setStop(undefined) }));
  };
  const toggle = () => {
    if (stop) setStop(undefined);
    else start().catch(() => onSilence("nothing"));
  };
  return { supported, listening: stop !== undefined, toggle };
}

function never(): () => void {
  return () => undefined;
}
