/** For a browser that prefers Hindi, on English pages: the same page in Hindi is one press away. It stands in every such page; the first script decides whether it is seen. */
import { X } from "lucide-react";
import { useLocation } from "react-router";
import { inLanguage, languageOf } from "#contract/paths.ts";
import { refuseHindi } from "#web/platform/browser/theme.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

export function HindiOffer() {
  const t = useWords();
  const { pathname, search } = useLocation();
  const { language, path } = languageOf(pathname);
  if (language === "hi") return null;
  return (
    <p
      lang="hi-IN"
      className="mx-auto hidden max-w-page items-center gap-2 px-4 text-sm in-data-hindi:flex md:px-6 print:hidden"
    >
      <a href={inLanguage("hi", path) + search} hrefLang="hi-IN" className="link inline-flex min-h-11 items-center">
        {t("site.hindi-offer")}
      </a>
      <IconButton label={t("site.hindi-offer.close")} onClick={refuseHindi} className="ms-auto">
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
}
