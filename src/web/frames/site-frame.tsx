/** The frame of public screens: skip link, header, the screen, footer. */
import { Outlet } from "react-router";
import { useWords } from "#web/platform/language/words.tsx";

export default function SiteFrame() {
  const t = useWords();
  return (
    <>
      <a className="sr-only focus:not-sr-only" href="#content">
        {t("site.skip")}
      </a>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}

export { RouteErrorScreen as ErrorBoundary } from "./error-screens.tsx";
