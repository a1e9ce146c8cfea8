/**
 * The frame of the member area, drawn in the browser only. Every screen inside may rely on a session that stands: the
 * guard has run and the member's texts are here before its `clientLoader`. A screen exports
 * `handle: ScreenHandle = { title: "..." }` for the page's heading and the document's title.
 */
import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { languageOf } from "#contract/paths.ts";
import { loadGroup } from "#web/platform/language/catalogue.ts";
import { WithWords } from "#web/platform/language/words.tsx";
import { memberGuard } from "#web/platform/session/member-guard.ts";
import { RouteErrorScreen } from "./error-screens.tsx";
import { MemberMain } from "./member-main.tsx";
import { MemberShell } from "./member-shell.tsx";
import { WaitingFrame } from "./waiting-frame.tsx";

export const clientMiddleware = [memberGuard];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await loadGroup("member", languageOf(new URL(request.url).pathname).language);
  return null;
}
clientLoader.hydrate = true as const;

/** Going from screen to screen loads nothing of the frame anew; the guard runs all the same. */
export function shouldRevalidate() {
  return false;
}

export { WaitingFrame as HydrateFallback };

export default function MemberFrame() {
  return (
    <MemberShell>
      <MemberMain>
        <Outlet />
      </MemberMain>
    </MemberShell>
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
