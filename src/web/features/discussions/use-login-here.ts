/** To the login for what only members do, which leads back to this page. */
import { useLocation, useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { rememberWish } from "#web/platform/browser/wish.ts";
import { useHere } from "#web/platform/language/words.tsx";

export function useLoginHere(name: string): () => void {
  const here = useHere();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return () => {
    rememberWish({ path: from, name });
    void navigate(here(paths.login({ from })), { state: { from } });
  };
}
