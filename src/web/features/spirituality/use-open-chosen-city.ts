/** Opens the page of the city that is chosen in this browser, where the address names none: the served page is the same for everybody. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { useChosenPlace } from "#web/platform/browser/chosen-place.ts";
import { useHere } from "#web/platform/language/words.tsx";

export function useOpenChosenCity(isWanted: boolean): void {
  const { slug: city } = useChosenPlace();
  const navigate = useNavigate();
  const to = useHere()(paths.spirituality({ city }));
  useEffect(() => {
    if (isWanted && city !== ALL_OVER_INDIA) void navigate(to, { replace: true, preventScrollReset: true });
  }, [isWanted, city, to, navigate]);
}
