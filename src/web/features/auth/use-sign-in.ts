/** Stores the session that a login or a sign-up opened. */
import type { UserData } from "#contract/user-data.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { readToken, storeSession } from "#web/platform/stored-session/stored-session.ts";
import { useToasts } from "#web/ui/toast-region.tsx";

/** False, with an error toast, when this browser refuses to store it (section 8). */
export function useSignIn(): (session: { authorization: string; userData: UserData }) => boolean {
  const t = useWords();
  const toasts = useToasts();
  return ({ authorization, userData }) => {
    storeSession(authorization, userData);
    if (readToken()) return true;
    toasts.show({ tone: "error", text: t("auth.login.exception") });
    return false;
  };
}
