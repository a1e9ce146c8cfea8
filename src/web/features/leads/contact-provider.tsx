/** The contact actions behind every item: who may, the prompts for who may not, the lead, and the contact that it reveals. */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import {
  type ContactActions,
  ContactContext,
  type ContactDetails,
  type ContactTarget,
} from "#web/features/directory/contact.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { useToasts } from "#web/ui/toast-region.tsx";
import { openCall, openWhatsApp } from "./open-contact.ts";
import { PlanPrompt, PrivacyPrompt } from "./prompts.tsx";
import { useGreeting } from "./use-greeting.ts";

const QueryDialog = lazy(() => import("./query-dialog.tsx"));
const ContactDialog = lazy(() => import("./contact-dialog.tsx"));

/** What is open over the screen. */
type Overlay = { name: "none" | "privacy" | "plan" } | { name: "query" | "contact"; target: ContactTarget };

/** Stands once in the frame: its dialogs are the same for all buttons. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const { user, paid } = useSession();
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const greeting = useGreeting();
  const [overlay, setOverlay] = useState<Overlay>({ name: "none" });
  const [busy, setBusy] = useState<string>();
  const [revealed, setRevealed] = useState<ReadonlyMap<string, ContactDetails>>(new Map());
  const close = () => setOverlay({ name: "none" });
  const remember = useCallback(
    (target: ContactTarget, answer: ContactDetails) => setRevealed((before) => new Map(before).set(target.id, answer)),
    [],
  );

  const contact = useMemo<ContactActions>(() => {
    const whenPaid = (open: () => void) => {
      if (paid) open();
      else setOverlay({ name: user ? "plan" : "privacy" });
    };
    const click = async (target: ContactTarget, via: "call" | "whatsapp") => {
      if (busy) return;
      setBusy(`${via}:${target.id}`);
      const open = via === "call" ? openCall() : openWhatsApp(greeting(target));
      try {
        const { sendClick } = await import("./send-lead.ts");
        const answer = await sendClick(target, via);
        remember(target, answer);
        setOverlay({ name: "contact", target });
        toasts.show({ tone: "success", text: t("leads.sent") });
        open.go(answer.phoneNo);
      } catch (error) {
        open.giveUp();
        sayFailure(error);
      }
      setBusy(undefined);
    };
    return {
      call: (target) => whenPaid(() => void click(target, "call")),
      whatsApp: (target) => whenPaid(() => void click(target, "whatsapp")),
      interest: (target) => whenPaid(() => setOverlay({ name: "query", target })),
      record: (target, click) => void import("./send-lead.ts").then(({ recordClick }) => recordClick(target, click)),
      whenPaid,
      prompt: () => whenPaid(() => undefined),
      busy,
      revealed,
    };
  }, [paid, user, busy, revealed, t, toasts, sayFailure, greeting, remember]);

  return (
    <ContactContext value={contact}>
      {children}
      <PrivacyPrompt open={overlay.name === "privacy"} onClose={close} />
      <PlanPrompt open={overlay.name === "plan"} onClose={close} />
      <Suspense>
        {overlay.name === "query" && <QueryDialog target={overlay.target} onClose={close} onSent={remember} />}
        {overlay.name === "contact" && (
          <ContactDialog target={overlay.target} contact={revealed.get(overlay.target.id)} onClose={close} />
        )}
      </Suspense>
    </ContactContext>
  );
}
