/** The frame of the doors into the portal (/login, /forgotPin, /signUp, /verify): the member area's look without guard, bell and menu. */
import { Outlet } from "react-router";
import { WithWords } from "#web/platform/language/words.tsx";
import { EntryMain } from "./entry-main.tsx";
import { EntryShell } from "./entry-shell.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";

export default function EntryFrame() {
  return (
    <WithWords group="entry">
      <EntryShell>
        <EntryMain>
          <Outlet />
        </EntryMain>
      </EntryShell>
    </WithWords>
  );
}

export function ErrorBoundary() {
  return (
    <WithWords group="entry">
      <EntryShell>
        <RouteErrorScreen />
      </EntryShell>
    </WithWords>
  );
}
