/**
 * The frame of the member area, drawn in the browser only. Every screen inside may rely on a session that stands: the
 * guard has run and the member's texts are here before its `clientLoader`. A screen exports
 * `handle: ScreenHandle = { title: "..." }` for the page's heading and the document's title.
 */
import { useId } from "react";
import { Outlet, useNavigation } from "react-router";
import { WithWords } from "#web/platform/language/words.tsx";
import { useBrand } from "./brand.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";
import { MemberShell } from "./member-shell.tsx";
import { loadedOnce, loadMemberTexts, membersOnly } from "./members-only.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useScreenTitle } from "./use-screen-title.ts";
import { WaitingFrame } from "./waiting-frame.tsx";

export const clientMiddleware = membersOnly;
export const clientLoader = loadMemberTexts;
export const shouldRevalidate = loadedOnce;
export const HydrateFallback = WaitingFrame;

export default function MemberFrame() {
  return (
    <MemberShell>
      <MemberMain />
    </MemberShell>
  );
}

/** The screen's title is the page's heading and the document's title; a screen without one brings its own. */
function MemberMain() {
  const brand = useBrand();
  const title = useScreenTitle();
  const titleId = useId();
  const main = useFocusOnNavigation();
  const { state } = useNavigation();
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={state === "loading"}
      className="pt-6 pb-8 outline-none"
    >
      {title && (
        <>
          <title>{`${title} · ${brand}`}</title>
          <h1 id={titleId} className="mb-5 text-2xl">
            {title}
          </h1>
        </>
      )}
      <Outlet />
    </main>
  );
}

/** The guard may have failed before the member's texts were here. */
export function ErrorBoundary() {
  return (
    <WithWords group="member">
      <MemberShell>
        <RouteErrorScreen />
      </MemberShell>
    </WithWords>
  );
}
