/** What search engines and messengers read of a public page: title, description, one address, its twin in the other language, a picture. */
import { useLocation } from "react-router";
import { inLanguage, languageOf } from "#contract/paths.ts";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "#contract/previews.ts";
import { robotsAt } from "#contract/screen-at.ts";
import { LANGUAGES } from "#messages/words.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";

export interface PageHeadProps {
  /** Without the portal's name, which is added. */
  title: string;
  /** At most about 160 characters. */
  description?: string;
  /** The page's one address without language prefix; the present one without query when absent. */
  path?: string;
  /** Path of a picture for messengers, of the size of all of them; the portal's own when absent. */
  image?: string;
  /** For a page that is not to be listed although its screen is. */
  noindex?: boolean;
  type?: "website" | "article" | "product" | "profile";
}

/** React moves these elements into the head; stands once in every public screen. */
export function PageHead({ title, description, path, image, noindex, type = "website" }: PageHeadProps) {
  const t = useWords();
  const facts = useSiteFacts();
  const { pathname } = useLocation();
  const here = languageOf(pathname);
  const origin = facts?.publicUrl ?? "";
  const brand = facts?.brand ?? t("site.brand");
  const at = (language: "en" | "hi") => origin + encodeURI(inLanguage(language, path ?? here.path));
  const full = title === brand ? title : `${title} · ${brand}`;
  const picture = new URL(image ?? "/og.png", origin || "http://localhost").href;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {!noindex && !robotsAt(pathname) && (
        <>
          <link rel="canonical" href={at(here.language)} />
          {LANGUAGES.map((language) => (
            <link key={language} rel="alternate" hrefLang={`${language}-IN`} href={at(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at("en")} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={here.language === "hi" ? "hi_IN" : "en_IN"} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={at(here.language)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={`${PREVIEW_WIDTH}`} />
      <meta property="og:image:height" content={`${PREVIEW_HEIGHT}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
