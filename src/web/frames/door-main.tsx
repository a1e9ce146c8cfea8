/** A screen without menu; it brings its own heading. */
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useBrand } from "./brand.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useScreenDescription } from "./use-screen-description.ts";
import { useScreenTitle } from "./use-screen-title.ts";

export function DoorMain({ children }: { children: ReactNode }) {
  const t = useWords();
  const here = useHere();
  const brand = useBrand();
  const title = useScreenTitle();
  const description = useScreenDescription(brand);
  const main = useFocusOnNavigation();
  return (
    <main ref={main} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {title && <title>{`${title} · ${brand}`}</title>}
      {title && <meta property="og:title" content={title} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <noscript>
        <p className="mx-4 mt-6 max-w-form rounded-md bg-sunken px-4 py-3 font-semibold sm:mx-auto">
          {t("site.needs-script")}{" "}
          <a href={here(paths.contactUs())} className="link">
            {t("site.needs-script.reach")}
          </a>
        </p>
      </noscript>
      {children}
    </main>
  );
}
