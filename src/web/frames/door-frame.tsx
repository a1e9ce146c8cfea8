/** The frame of the doors into the portal (/login, /forgotPin, /signUp, /verify): the member area's look without guard, bell and menu. */
import { Outlet } from "react-router";
import { WithWords } from "#web/platform/language/words.tsx";
import { DoorMain } from "./door-main.tsx";
import { DoorShell } from "./door-shell.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";

export default function DoorFrame() {
  return (
    <WithWords group="door">
      <DoorShell>
        <DoorMain>
          <Outlet />
        </DoorMain>
      </DoorShell>
    </WithWords>
  );
}

export function ErrorBoundary() {
  return (
    <WithWords group="door">
      <DoorShell>
        <RouteErrorScreen />
      </DoorShell>
    </WithWords>
  );
}
