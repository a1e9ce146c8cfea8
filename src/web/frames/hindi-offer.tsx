/** For a browser that prefers Hindi, on English pages: the same page in Hindi is one press away. It stands in every such page; the first script decides whether it is seen. */
import { X } from "lucide-react";
import { refuseHindi } from "#web/platform/browser/theme.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { usePageWord } from "#web/platform/loading/kept-part.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useOtherLanguagePath } from "./language-switch.tsx";

export function HindiOffer() {
  const t = useWords();
  const language = useLanguage();
  const inHindi = usePageWord("other-language", useOtherLanguagePath());
  if (language === "hi") return null;
  return (
    <p
      lang="hi-IN"
      className="mx-auto hidden max-w-page items-center gap-2 px-4 text-sm in-data-hindi:flex md:px-6 print:hidden"
    >
      <a href={inHindi} hrefLang="hi-IN" className="link inline-flex min-h-11 items-center">
        {t("site.hindi-offer")}
      </a>
      <IconButton label={t("site.hindi-offer.close")} onClick={refuseHindi} className="ms-auto">
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
}
