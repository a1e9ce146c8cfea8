/** Opens the page of the city that is chosen in this browser, else of the member's own, where the address names none: the served page is the same for everybody. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { useHere } from "#web/platform/language/words.tsx";
import { useChosenPlace } from "#web/platform/stored-session/chosen-place.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";

export function useOpenChosenCity(isWanted: boolean): void {
  const { slug } = useChosenPlace();
  const { user } = useSession();
  const city = slug === ALL_OVER_INDIA ? user?.city : slug;
  const navigate = useNavigate();
  const to = useHere()(paths.spirituality({ city: city ?? undefined }));
  useEffect(() => {
    if (isWanted && city) void navigate(to, { replace: true, preventScrollReset: true });
  }, [isWanted, city, to, navigate]);
}
