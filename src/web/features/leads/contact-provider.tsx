/** The contact actions behind every item: who may, the prompts for who may not, the lead, and the contact that it reveals. */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import {
  type ContactActions,
  ContactContext,
  type ContactDetails,
  type ContactTarget,
} from "#web/features/directory/contact.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { useToasts } from "#web/ui/toast-region.tsx";
import { openCall, openWhatsApp } from "./open-contact.ts";
import type { Prompt } from "./prompts.tsx";
import { rememberContact, useRevealedContacts } from "./revealed-contacts.ts";
import { useGreeting } from "./use-greeting.ts";

const ContactPrompt = lazy(() => import("./prompts.tsx"));
const QueryDialog = lazy(() => import("./query-dialog.tsx"));
const ContactDialog = lazy(() => import("./contact-dialog.tsx"));

/** What is open over the screen. */
type Overlay =
  | { name: "none" }
  | { name: "prompt"; prompt: Prompt; target?: Pick<ContactTarget, "name" | "path"> }
  | { name: "query" | "contact"; target: ContactTarget };

/** Stands once in the frame: its dialogs are the same for all buttons. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const { known, user, paid } = useSession();
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const greeting = useGreeting();
  const [overlay, setOverlay] = useState<Overlay>({ name: "none" });
  const [busy, setBusy] = useState<string>();
  const memberId = user?._id;
  const revealed = useRevealedContacts(known, memberId);
  const close = () => setOverlay({ name: "none" });
  const remember = useCallback(
    ({ id }: ContactTarget, contact: ContactDetails) => memberId && rememberContact(memberId, id, contact),
    [memberId],
  );

  const contact = useMemo<ContactActions>(() => {
    const whenPaid = (open: () => void, target?: ContactTarget) => {
      if (paid) open();
      else setOverlay({ name: "prompt", prompt: user ? "plan" : "privacy", target });
    };
    const click = async (target: ContactTarget, via: "call" | "whatsapp") => {
      if (busy) return;
      const open = via === "call" ? openCall() : openWhatsApp(greeting(target));
      const show = ({ phoneNo }: ContactDetails) => {
        setOverlay({ name: "contact", target });
        open.go(phoneNo);
      };
      // The owner is told of every click; who has waited for the number once does not wait again.
      const atHand = revealed.get(target.id);
      if (atHand) show(atHand);
      else setBusy(`${via}:${target.id}`);
      try {
        const { sendClick } = await import("./send-lead.ts");
        const answer = await sendClick(target, via);
        toasts.show({ tone: "success", text: t("leads.sent") });
        if (atHand) return;
        remember(target, answer);
        show(answer);
      } catch (error) {
        if (atHand) return;
        open.giveUp();
        sayFailure(error);
      }
      setBusy(undefined);
    };
    return {
      call: (target) => whenPaid(() => void click(target, "call"), target),
      whatsApp: (target) => whenPaid(() => void click(target, "whatsapp"), target),
      interest: (target) => whenPaid(() => setOverlay({ name: "query", target }), target),
      record: (target, click) => void import("./send-lead.ts").then(({ recordClick }) => recordClick(target, click)),
      whenPaid,
      prompt: (wanted, name) =>
        wanted
          ? setOverlay({ name: "prompt", prompt: wanted, target: name === undefined ? undefined : { name } })
          : whenPaid(() => undefined),
      busy,
      revealed,
    };
  }, [paid, user, busy, revealed, t, toasts, sayFailure, greeting, remember]);

  return (
    <ContactContext value={contact}>
      {children}
      <Suspense>
        <WithWords group={overlay.name === "none" ? undefined : "contact"}>
          {overlay.name === "prompt" && (
            <ContactPrompt prompt={overlay.prompt} target={overlay.target} onClose={close} />
          )}
          {overlay.name === "query" && <QueryDialog target={overlay.target} onClose={close} onSent={remember} />}
          {overlay.name === "contact" && (
            <ContactDialog target={overlay.target} contact={revealed.get(overlay.target.id)} onClose={close} />
          )}
        </WithWords>
      </Suspense>
    </ContactContext>
  );
}
