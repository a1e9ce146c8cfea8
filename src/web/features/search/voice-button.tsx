/** Speaks instead of types; not there where the browser cannot listen. */
import { Mic, MicOff } from "lucide-react";
import { useVoice } from "#web/platform/browser/voice.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export function VoiceButton({ onText }: { onText: (text: string) => void }) {
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
