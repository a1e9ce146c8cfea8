/**
 * The frame of the member area, drawn in the browser only. Every screen inside may rely on a session that stands: the
 * guard has run and the member's texts are here before its `clientLoader`. A screen exports
 * `handle: ScreenHandle = { title: "..." }` for the page's heading and the document's title.
 */
import { Outlet } from "react-router";
import { WithWords } from "#web/platform/language/words.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";
import { MemberMain } from "./member-main.tsx";
import { MemberShell } from "./member-shell.tsx";
import { loadedOnce, loadMemberTexts, membersOnly } from "./members-only.ts";
import { WaitingFrame } from "./waiting-frame.tsx";

export const clientMiddleware = membersOnly;
export const clientLoader = loadMemberTexts;
export const shouldRevalidate = loadedOnce;
export const HydrateFallback = WaitingFrame;

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
