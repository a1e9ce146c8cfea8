/** Leads to the phone or to WhatsApp once the number is known (section 9: both take the +91 prefix). */
import { telAddress } from "#web/features/directory/contact.ts";

interface Opening {
  /** Goes there; does nothing without a number. */
  go(phoneNo: string | null): void;
  /** Undoes the preparation. */
  giveUp(): void;
}

export function whatsAppAddress(phoneNo: string, text: string): string {
  return `https://wa.me/91${phoneNo}?text=${encodeURIComponent(text)}`;
}

/** Dials at once on phones and tablets; desktops show the number, because few of them can call. */
export function openCall(): Opening {
  return {
    go: (phoneNo) => {
      if (phoneNo && matchMedia("(pointer: coarse)").matches) location.assign(telAddress(phoneNo));
    },
    giveUp: () => undefined,
  };
}

/** The tab is opened within the click, because a browser blocks one that opens later. */
export function openWhatsApp(text: string): Opening {
  const tab = window.open("about:blank", "_blank");
  if (tab) tab.opener = null;
  return {
    go: (phoneNo) => {
      if (!phoneNo) tab?.close();
      else if (tab) tab.location.href = whatsAppAddress(phoneNo, text);
      // Without a tab the dialog's link leads there.
    },
    giveUp: () => tab?.close(),
  };
}
