/** The calls about how profiles fit each other. */
import { matches } from "#contract/matrimony/matches.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { showFit } from "./fit.ts";
import { matchPage, setFitDetail } from "./matches.ts";

export const matchRoutes: Bound[] = bind(matches, { fetchAll: matchPage, fetchFit: showFit, setFitDetail });
