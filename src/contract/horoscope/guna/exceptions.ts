/** Where a tradition lets an adverse koota pass (parihara): shown with its source beside the points, never added to them. */
import { judges, type Koota } from "./kootas.ts";
import type { GunaRuleset } from "./ruleset.ts";
import { rajjuOf } from "./southern.ts";
import { countFrom, type MoonPair, viewOf } from "./traits.ts";

export interface GunaException {
  koota: Koota;
  /** As the last part of the message's id. */
  reason: string;
  /** Whether it holds in every outcome in which the koota is adverse. */
  isCertain: boolean;
  /** Common practice, or B. V. Raman's lists. */
  source: "common" | "raman";
}

interface Rule {
  koota: Koota;
  reason: string;
  source: GunaException["source"];
  holds: (pair: MoonPair, rules: GunaRuleset) => boolean;
}

const NAKSHATRAS = 27;
/** Up to here a koota counts as adverse. */
const ADVERSE: Partial<Record<Koota, number>> = { gana: 1, bhakoot: 0, nadi: 0 };

const areFriends = ({ groom, bride }: MoonPair, rules: GunaRuleset) =>
  viewOf(groom.lord, bride.lord, rules) === "friend" && viewOf(bride.lord, groom.lord, rules) === "friend";
const haveOneLord = ({ groom, bride }: MoonPair) => groom.lord === bride.lord;

const RULES: Rule[] = [
  {
    koota: "gana",
    reason: "star-beyond-fourteenth",
    source: "raman",
    holds: ({ groom, bride }) => countFrom(groom.nakshatra, bride.nakshatra, NAKSHATRAS) > 14,
  },
  { koota: "gana", reason: "friendly-lords", source: "common", holds: areFriends },
  { koota: "bhakoot", reason: "same-lord", source: "common", holds: haveOneLord },
  {
    koota: "bhakoot",
    reason: "friendly-lords",
    source: "common",
    holds: (pair, rules) => !haveOneLord(pair) && areFriends(pair, rules),
  },
  {
    koota: "nadi",
    reason: "same-rashi",
    source: "common",
    holds: ({ groom, bride }) => groom.rashi === bride.rashi && groom.nakshatra !== bride.nakshatra,
  },
  {
    koota: "nadi",
    reason: "other-pada",
    source: "common",
    holds: ({ groom, bride }) => groom.nakshatra === bride.nakshatra && groom.pada !== bride.pada,
  },
  {
    koota: "nadi",
    reason: "rashi-and-rajju",
    source: "raman",
    holds: ({ groom, bride }, rules) =>
      judges.bhakoot(groom, bride, rules).points > 0 && rajjuOf(groom.nakshatra) !== rajjuOf(bride.nakshatra),
  },
];

/** The exceptions that hold in at least one of the possible pairs in which their koota is adverse. */
export function findExceptions(pairs: MoonPair[], rules: GunaRuleset): GunaException[] {
  return RULES.flatMap(({ koota, reason, source, holds }) => {
    const adverse = pairs.filter(({ groom, bride }) => judges[koota](groom, bride, rules).points <= ADVERSE[koota]!);
    const excepted = adverse.filter((pair) => holds(pair, rules));
    return excepted.length > 0 ? [{ koota, reason, isCertain: excepted.length === adverse.length, source }] : [];
  });
}
