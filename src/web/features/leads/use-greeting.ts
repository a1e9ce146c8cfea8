/** The first words of a WhatsApp message, in the language of the page. */
import { useCallback } from "react";
import type { ContactTarget } from "#web/features/directory/contact.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";

export function useGreeting(): (target: ContactTarget) => string {
  const t = useWords();
  const brand = useSiteFacts()?.brand;
  return useCallback(({ name }) => t("leads.whatsapp.hello", { name, brand: brand ?? t("site.brand") }), [t, brand]);
}
