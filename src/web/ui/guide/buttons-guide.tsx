/** Buttons in their looks. */
import { Phone, Plus, Trash2 } from "lucide-react";
import { Button } from "../button.tsx";
import { ButtonLink } from "../button-link.tsx";
import { IconButton } from "../icon-button.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: { go: "Call now", other: "View more", quiet: "Not now", danger: "Delete for ever", busy: "Saving" },
  hi: { go: "अभी कॉल करें", other: "और देखें", quiet: "अभी नहीं", danger: "हमेशा के लिए हटाएँ", busy: "सहेज रहे हैं" },
};

export function ButtonsGuide({ language }: GuideProps) {
  const t = T[language];
  return (
    <GuideSection title="Buttons">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" icon={<Phone aria-hidden="true" />}>
          {t.go}
        </Button>
        <Button>{t.other}</Button>
        <Button look="quiet">{t.quiet}</Button>
        <Button look="danger" icon={<Trash2 aria-hidden="true" />}>
          {t.danger}
        </Button>
        <Button look="primary" busy busyLabel={t.busy}>
          {t.go}
        </Button>
        <Button disabled>{t.other}</Button>
        <ButtonLink to="/" size="small">
          {t.other}
        </ButtonLink>
        <IconButton label={t.other}>
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label={t.other} look="framed">
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label={t.other} look="floating">
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </GuideSection>
  );
}
