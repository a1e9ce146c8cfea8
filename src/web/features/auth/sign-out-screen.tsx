/** /userAdmin/signOut: the question, one request however often it is pressed, and the farewell on the page that loads after it. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { auth } from "#contract/auth.ts";
import { paths } from "#contract/paths.ts";
import { forgetFavouriteWish } from "#web/features/favourites/favourite-wish.ts";
import { forgetOwnItems } from "#web/features/favourites/own-items.ts";
import { forgetRecent } from "#web/features/favourites/recent-items.ts";
import { forgetContacts } from "#web/features/leads/revealed-contacts.ts";
import { forgetPushDevice } from "#web/features/notifications/push-device.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { forgetWish } from "#web/platform/browser/wish.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { dropAllDrafts } from "#web/platform/forms/form-draft.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { dropAllLater } from "#web/platform/offline/later.ts";
import { dropAllPictures } from "#web/platform/pictures/picture-draft.ts";
import { BLOCKED, endsSession, leaveEndNote } from "#web/platform/stored-session/session-end.ts";
import { clearSession } from "#web/platform/stored-session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";
import { forgetForgotPin } from "./forgot-pin-progress.ts";
import { forgetSignUp } from "./sign-up-progress.ts";

export const handle: ScreenHandle = { title: "members.menu.sign-out" };

export default function SignOutScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { busy, signOut } = useSignOut();
  const stay = () => (window.history.length > 1 ? navigate(-1) : navigate(here(paths.editProfile())));
  return (
    <Card as="section" className="mx-auto flex max-w-form flex-col items-center py-10 text-center">
      <DiyaPicture className="w-44 text-maroon" />
      <h2 className="mt-5">{t("auth.logout.ask")}</h2>
      <p className="mt-2 min-h-[2lh] text-ink-soft" role="status">
        {t(busy ? "auth.logout.busy" : "auth.logout.text")}
      </p>
      <div className="mt-7 grid w-full max-w-80 grid-cols-2 gap-3">
        <Button onClick={stay} disabled={busy}>
          {t("auth.no")}
        </Button>
        <Button look="primary" onClick={signOut} busy={busy}>
          {t("auth.yes")}
        </Button>
      </div>
    </Card>
  );
}

function useSignOut(): { busy: boolean; signOut: () => void } {
  const brand = useSiteFacts()?.brand ?? "";
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const isStarted = useRef(false);
  const signOut = async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    setBusy(true);
    try {
      await forgetPushDevice().catch(() => undefined);
      const wasBlocked = await call(auth.logOut, {}, { keepsSession: true }).then(() => false, orWasOver);
      await forgetEverything();
      if (wasBlocked) leaveEndNote(BLOCKED);
      else leaveNote({ tone: "success", id: "auth.logout.thanks", values: { brand } });
      location.reload();
    } catch (error) {
      sayFailure(error);
      isStarted.current = false;
      setBusy(false);
    }
  };
  return { busy, signOut: () => void signOut() };
}

/** Whether the session was over because the account is blocked; any other refusal leaves the person signed in. */
function orWasOver(error: unknown): boolean {
  if (!(error instanceof CallFailure) || !endsSession(error.message)) throw error;
  return error.message === BLOCKED;
}

/** So long the browser's own storage is waited for. */
const STORAGE_MS = 5000;

/** On a shared device nothing of this member stays. A storage that does not answer holds nobody here: what it holds is shown to no other member. */
async function forgetEverything(): Promise<void> {
  clearSession();
  dropAllDrafts();
  forgetSignUp();
  forgetForgotPin();
  forgetContacts();
  forgetWish();
  forgetRecent();
  forgetFavouriteWish();
  forgetOwnItems();
  await Promise.race([
    Promise.all([dropAllPictures(), dropAllLater()]),
    new Promise((resolve) => setTimeout(resolve, STORAGE_MS)),
  ]);
}
