/** Dialogs, sheets and toasts, opened by buttons. */
import { useState } from "react";
import { Button } from "../button.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { Dialog } from "../dialog.tsx";
import { Sheet } from "../sheet.tsx";
import { useToasts } from "../toast-region.tsx";
import type { ToastTone } from "../toast-store.ts";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: {
    title: "Are you sure you want to logout?",
    text: "You can come back at any time with your phone number and PIN.",
    yes: "Yes",
    no: "No",
    proceed: "Proceed",
    back: "Go back",
    saved: "Your interest has been sent!",
    second: "Open another",
  },
  hi: {
    title: "क्या आप लॉग आउट करना चाहते हैं?",
    text: "आप कभी भी अपने फ़ोन नंबर और पिन से वापस आ सकते हैं।",
    yes: "हाँ",
    no: "नहीं",
    proceed: "आगे बढ़ें",
    back: "वापस जाएँ",
    saved: "आपकी पूछताछ भेज दी गई है!",
    second: "दूसरा खोलें",
  },
};
const TONES: ToastTone[] = ["success", "error", "warning", "info"];

export function OverlaysGuide({ language }: GuideProps) {
  const t = T[language];
  const [open, setOpen] = useState<"dialog" | "confirm" | "dual" | "sheet">();
  const [second, setSecond] = useState(false);
  const toasts = useToasts();
  const close = () => setOpen(undefined);
  return (
    <GuideSection title="Overlays">
      <div className="flex flex-wrap gap-3">
        {(["dialog", "confirm", "dual", "sheet"] as const).map((kind) => (
          <Button key={kind} id={`open-${kind}`} onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
        {TONES.map((tone) => (
          <Button
            key={tone}
            id={`toast-${tone}`}
            look="quiet"
            onClick={() => toasts.show({ tone, text: `${t.saved} (${tone})` })}
          >
            {tone}
          </Button>
        ))}
      </div>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title={t.title}
        actions={
          <>
            <Button onClick={close}>{t.no}</Button>
            <Button look="primary" id="open-second" onClick={() => setSecond(true)}>
              {t.second}
            </Button>
          </>
        }
      >
        <p>{t.text}</p>
      </Dialog>
      <Dialog open={second} onClose={() => setSecond(false)} title={t.second}>
        <p>{t.text}</p>
      </Dialog>
      <ConfirmDialog open={open === "confirm"} title={t.title} yes={t.yes} no={t.no} onYes={close} onNo={close} danger>
        <p>{t.text}</p>
      </ConfirmDialog>
      <Dialog
        open={open === "dual"}
        onClose={close}
        title={t.title}
        dual
        actions={
          <>
            <Button onClick={close}>{t.back}</Button>
            <Button look="primary" onClick={close}>
              {t.proceed}
            </Button>
          </>
        }
      >
        <p>{t.text}</p>
      </Dialog>
      <Sheet
        open={open === "sheet"}
        onClose={close}
        title={t.title}
        actions={
          <Button look="primary" onClick={close}>
            {t.yes}
          </Button>
        }
      >
        <p>{t.text}</p>
      </Sheet>
    </GuideSection>
  );
}
