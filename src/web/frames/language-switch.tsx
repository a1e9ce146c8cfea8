/** A plain link to the same page in the other language; the choice is remembered for '/'. */
import { useLocation } from "react-router";
import { inLanguage, languageOf } from "#contract/paths.ts";
import { refuseHindi } from "#web/platform/browser/theme.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";

const YEAR_S = 31_536_000;

/** A whole page load, because the texts of the other language are not here. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useWords();
  const { pathname, search } = useLocation();
  const { language, path } = languageOf(pathname);
  const other = language === "hi" ? "en" : "hi";
  return (
    <a
      href={inLanguage(other, path) + search}
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

function remember(language: string): void {
  if (language === "en") refuseHindi();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `language=${language}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
}
