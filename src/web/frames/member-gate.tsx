/** Lets only members through to screens that keep the site's own header and footer. */
import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { languageOf } from "#contract/paths.ts";
import { loadGroup } from "#web/platform/language/catalogue.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { memberGuard } from "#web/platform/session/member-guard.ts";
import { LoadingRegion, SkeletonText } from "#web/ui/skeleton.tsx";
import { useBrand } from "./brand.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";
import { useScreenTitle } from "./use-screen-title.ts";
import { WaitingHead } from "./waiting-head.tsx";

export const clientMiddleware = [memberGuard];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await loadGroup("member", languageOf(new URL(request.url).pathname).language);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useWords();
  return (
    <LoadingRegion label={t("ui.loading")}>
      <WaitingHead />
      <SkeletonText lines={6} className="mx-auto max-w-form px-4 py-12" />
    </LoadingRegion>
  );
}

export default function MemberGate() {
  const title = useScreenTitle();
  const brand = useBrand();
  return (
    <>
      <title>{title ? `${title} · ${brand}` : brand}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
    </>
  );
}

export { RouteErrorScreen as ErrorBoundary };
