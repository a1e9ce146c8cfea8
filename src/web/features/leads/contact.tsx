/** Contact actions for every screen: who may, the prompts for who may not, the lead, and what it opens. */
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from "react";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { ContactTarget, OpenedContact } from "./contact-target.ts";
import { openCall, openWhatsApp } from "./open-contact.ts";
import { PlanPrompt, PrivacyPrompt } from "./prompts.tsx";
import { useGreeting } from "./use-greeting.ts";

const QueryDialog = lazy(() => import("./query-dialog.tsx"));
const ReachedDialog = lazy(() => import("./reached-dialog.tsx"));

export interface Contact {
  call(target: ContactTarget): void;
  whatsApp(target: ContactTarget): void;
  interest(target: ContactTarget): void;
  /** Runs `open` for a member on a running plan; everyone else meets their prompt. */
  whenPaid(open: () => void): void;
  /** What pressing a locked thing does: the prompt of whoever may not see it. */
  prompt(): void;
  /** The click that is being carried out: 'call:<id>'. */
  busy: string | undefined;
  /** What leads have opened on this page, by the id of the target. */
  opened: ReadonlyMap<string, OpenedContact>;
}

type Shown =
  | { kind: "none" }
  | { kind: "privacy" }
  | { kind: "plan" }
  | { kind: "query"; target: ContactTarget }
  | { kind: "reached"; target: ContactTarget };

const ContactContext = createContext<Contact | undefined>(undefined);

/** The contact actions; stands within a ContactProvider. */
export function useContact(): Contact {
  const contact = useContext(ContactContext);
  if (!contact) throw new Error("ContactProvider is missing above this component");
  return contact;
}

/** Stands once in the frame: its dialogs are the same for all buttons. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const { user, paid } = useSession();
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const greeting = useGreeting();
  const [shown, setShown] = useState<Shown>({ kind: "none" });
  const [busy, setBusy] = useState<string>();
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenedContact>>(new Map());
  const close = () => setShown({ kind: "none" });
  const remember = useCallback(
    (target: ContactTarget, answer: OpenedContact) => setOpened((before) => new Map(before).set(target.id, answer)),
    [],
  );

  const contact = useMemo<Contact>(() => {
    const whenPaid = (open: () => void) => {
      if (paid) open();
      else setShown({ kind: user ? "plan" : "privacy" });
    };
    const click = async (target: ContactTarget, via: "call" | "whatsapp") => {
      if (busy) return;
      setBusy(`${via}:${target.id}`);
      const open = via === "call" ? openCall() : openWhatsApp(greeting(target));
      try {
        const { sendClick } = await import("./send-lead.ts");
        const answer = await sendClick(target, via);
        remember(target, answer);
        setShown({ kind: "reached", target });
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
      interest: (target) => whenPaid(() => setShown({ kind: "query", target })),
      whenPaid,
      prompt: () => whenPaid(() => undefined),
      busy,
      opened,
    };
  }, [paid, user, busy, opened, t, toasts, sayFailure, greeting, remember]);

  return (
    <ContactContext value={contact}>
      {children}
      <PrivacyPrompt open={shown.kind === "privacy"} onClose={close} />
      <PlanPrompt open={shown.kind === "plan"} onClose={close} />
      <Suspense>
        {shown.kind === "query" && <QueryDialog target={shown.target} onClose={close} onSent={remember} />}
        {shown.kind === "reached" && (
          <ReachedDialog target={shown.target} contact={opened.get(shown.target.id)} onClose={close} />
        )}
      </Suspense>
    </ContactContext>
  );
}
