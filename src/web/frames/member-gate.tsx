/** Lets only members through to screens that keep the site's own header and footer. */
import { Outlet } from "react-router";
import { useWords } from "#web/platform/language/words.tsx";
import { LoadingRegion, SkeletonText } from "#web/ui/skeleton.tsx";
import { useBrand } from "./brand.tsx";
import { RouteError } from "./error-screens.tsx";
import { loadMemberTexts, membersOnly } from "./members-only.ts";
import { useScreenTitle } from "./use-screen-title.ts";
import { WaitingTitle } from "./waiting-title.tsx";

export const clientMiddleware = membersOnly;
export const clientLoader = loadMemberTexts;

export function HydrateFallback() {
  const t = useWords();
  return (
    <>
      <LoadingRegion label={t("ui.loading")}>
        <WaitingTitle />
        <SkeletonText lines={6} className="mx-auto max-w-form px-4 py-12" />
      </LoadingRegion>
      <noscript>
        <p className="mx-auto max-w-form px-4 py-12">{t("site.needs-script")}</p>
      </noscript>
    </>
  );
}

export default function MemberGate() {
  const title = useScreenTitle();
  const brand = useBrand();
  return (
    <>
      <title>{title ? `${title} · ${brand}` : brand}</title>
      <Outlet />
    </>
  );
}

/** Within the `main` of the site's frame. */
export { RouteError as ErrorBoundary };
