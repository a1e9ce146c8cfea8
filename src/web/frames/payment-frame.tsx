/** The frame of paying: for members on any plan, without menu, so that nothing leads away half-way. */
import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { languageOf } from "#contract/paths.ts";
import { loadGroup } from "#web/platform/language/catalogue.ts";
import { memberGuard } from "#web/platform/session/member-guard.ts";
import { EntryMain } from "./entry-main.tsx";
import { EntryShell } from "./entry-shell.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";
import { WaitingFrame } from "./waiting-frame.tsx";

export const clientMiddleware = [memberGuard];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await loadGroup("member", languageOf(new URL(request.url).pathname).language);
  return null;
}
clientLoader.hydrate = true as const;

export function shouldRevalidate() {
  return false;
}

export { WaitingFrame as HydrateFallback };

export default function PaymentFrame() {
  return (
    <EntryShell>
      <EntryMain>
        <Outlet />
      </EntryMain>
    </EntryShell>
  );
}

export function ErrorBoundary() {
  return (
    <EntryShell>
      <RouteErrorScreen />
    </EntryShell>
  );
}
