/** The frame of paying: for members on any plan, without menu, so that nothing leads away half-way. */
import { Outlet } from "react-router";
import { DoorMain } from "./door-main.tsx";
import { DoorShell } from "./door-shell.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";
import { loadedOnce, loadMemberTexts, membersOnly } from "./members-only.ts";
import { WaitingFrame } from "./waiting-frame.tsx";

export const clientMiddleware = membersOnly;
export const clientLoader = loadMemberTexts;
export const shouldRevalidate = loadedOnce;
export const HydrateFallback = WaitingFrame;

export default function PaymentFrame() {
  return (
    <DoorShell>
      <DoorMain>
        <Outlet />
      </DoorMain>
    </DoorShell>
  );
}

export function ErrorBoundary() {
  return (
    <DoorShell>
      <RouteErrorScreen />
    </DoorShell>
  );
}
