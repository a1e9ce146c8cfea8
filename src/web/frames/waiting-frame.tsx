/** What stands while a screen of the member area is on its way: the frame's outline with empty boxes. */
import { useWords } from "#web/platform/language/words.tsx";
import { LoadingRegion, Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { Brand } from "./brand.tsx";
import { WaitingTitle } from "./waiting-title.tsx";

export function WaitingFrame() {
  const t = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      <WaitingTitle />
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-page items-center px-4 md:px-6">
          <Brand />
        </div>
      </header>
      <main className="mx-auto w-full max-w-page flex-1 px-4 py-6 md:px-6 lg:ps-70">
        <LoadingRegion label={t("ui.loading")}>
          <Skeleton className="mb-6 h-9 w-56" />
          <SkeletonText lines={4} className="max-w-form" />
        </LoadingRegion>
        <noscript>{t("site.needs-script")}</noscript>
      </main>
    </div>
  );
}
