/** The description: its beginning for everyone, the whole of it for members, with the button between. */
import { Lock } from "lucide-react";
import { useContact } from "#web/features/leads/contact.tsx";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";

export function ThingText({ text, locked }: { text: string; locked: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const contact = useContact();
  return (
    <section aria-label={t("profile.about")} className="flex flex-col items-start gap-3">
      <p lang={langOf(text, language)} className="max-w-text whitespace-pre-line">
        {text}
      </p>
      {locked && (
        <Button size="small" icon={<Lock aria-hidden="true" />} onClick={contact.prompt}>
          {t("leads.more")}
        </Button>
      )}
    </section>
  );
}
