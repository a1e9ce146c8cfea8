/** What was checked about a business, by whom and when, each in a sentence of its own. */
import { CircleCheck } from "lucide-react";
import { showDate } from "#base/dates.ts";
import type { BusinessChecks } from "#contract/business-checks.ts";
import type { BusinessView } from "#contract/businesses.ts";
import type { Words } from "#messages/words.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { ClaimLine } from "./claims/claim-line.tsx";

/** Where nobody has signed up for it, that, and the way to claim it. */
export default function Checks({ served }: { served: BusinessView }) {
  const t = useWords();
  return (
    <>
      <Sentences served={served} />
      {served.ownerName === null && (
        <>
          <p className="text-ink-soft">{t("business.from-list")}</p>
          <ClaimLine business={served} />
        </>
      )}
    </>
  );
}

/** Nothing where nothing was checked. */
function Sentences({ served }: { served: BusinessView }) {
  const t = useWords();
  const facts = useSiteFacts();
  const sentences = sentencesOf(served, t, facts?.brand ?? t("site.brand"));
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="checks" className="flex flex-col gap-3">
      <h2 id="checks">{t("business.checks")}</h2>
      <ul className="flex flex-col gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex items-start gap-2.5">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-open" />
            <span className="min-w-0 wrap-anywhere">{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentencesOf(
  { checks: { phone, approval, visit, gst }, state }: BusinessView,
  t: Words,
  brand: string,
): string[] {
  const day = ({ on }: { on: string }) => showDate(on, t.language);
  const teamOf = ({ team, teamHi }: NonNullable<BusinessChecks["visit"]>) =>
    t.language === "hi" ? (teamHi ?? team) : team;
  return [
    visit && t("business.checks.visit", { team: teamOf(visit), date: day(visit) }),
    approval && t("business.checks.approval", { brand, date: day(approval) }),
    phone && t(phone.isOwners ? "business.checks.phone" : "business.checks.owner-phone", { date: day(phone) }),
    gst && gstSentence(gst, state, t),
  ].filter((sentence) => sentence !== null);
}

/** `home`: the state of its address, in English as the number's is. */
function gstSentence({ state, stateHi }: NonNullable<BusinessChecks["gst"]>, home: string, t: Words): string {
  const name = t.language === "hi" ? (stateHi ?? state) : state;
  if (!name) return t("business.checks.gst");
  return t(state === home ? "business.checks.gst.state" : "business.checks.gst.other-state", { state: name });
}
