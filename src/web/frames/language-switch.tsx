/** A plain link to the same page in the other language; the choice is remembered for '/'. */
import { useLocation } from "react-router";
import { inLanguage, languageOf } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import { refuseHindi } from "#web/platform/browser/theme.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { usePageWord } from "#web/platform/loading/kept-part.tsx";
import { classNames } from "#web/ui/class-names.ts";

const YEAR_S = 31_536_000;

/** The address of the present page in the other language. */
export function useOtherLanguagePath(): string {
  const { pathname, search } = useLocation();
  const { language, path } = languageOf(pathname);
  return inLanguage(otherThan(language), path) + search;
}

function otherThan(language: Language): Language {
  return language === "hi" ? "en" : "hi";
}

/** A whole page load, because the texts of the other language are not here. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useWords();
  const other = otherThan(useLanguage());
  return (
    <a
      href={usePageWord("other-language", useOtherLanguagePath())}
      hrefLang={`${other}-IN`}
      lang={`${other}-IN`}
      aria-label={t("site.other-language")}
      onClick={() => remember(other)}
      className={classNames(
        "inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 font-semibold hover:bg-sunken",
        className,
      )}
    >
      {t("site.other-language.short")}
    </a>
  );
}

function remember(language: Language): void {
  if (language === "en") refuseHindi();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `language=${language}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
}
