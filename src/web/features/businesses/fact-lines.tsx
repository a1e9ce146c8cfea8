/** What the owner of a business tells everybody, as lines of its page. */
import { History, Languages, MapPinned, MessageCircleReply, Tags, Wallet } from "lucide-react";
import type { BusinessFacts } from "#contract/business-facts.ts";
import type { BusinessView } from "#contract/businesses.ts";
import { DetailLine } from "#web/features/directory/page/detail-line.tsx";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Link } from "#web/ui/link.tsx";
import type { FurtherKind } from "./further-kind-links.ts";

export default function FactLines({
  facts: { openSince, languages, serviceArea, paymentWays, answersWithin },
  kinds,
}: {
  facts: BusinessFacts & Pick<BusinessView, "answersWithin">;
  kinds: FurtherKind[];
}) {
  const t = useWords();
  const language = useLanguage();
  return (
    <>
      {answersWithin && (
        <DetailLine icon={<MessageCircleReply aria-hidden="true" />} title={t(`business.answers.${answersWithin}`)} />
      )}
      {kinds.length > 0 && (
        <DetailLine icon={<Tags aria-hidden="true" />} title={t("business.further-kinds")}>
          <ul className="flex flex-wrap gap-x-4">
            {kinds.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className="link inline-flex min-h-11 items-center">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </DetailLine>
      )}
      {openSince !== null && (
        <DetailLine
          icon={<History aria-hidden="true" />}
          title={t("business.open-since", { year: String(openSince) })}
        />
      )}
      {serviceArea && (
        <DetailLine icon={<MapPinned aria-hidden="true" />} title={t("business.service-area")}>
          <span lang={langOf(serviceArea, language)}>{serviceArea}</span>
        </DetailLine>
      )}
      {languages.length > 0 && (
        <DetailLine icon={<Languages aria-hidden="true" />} title={t("business.languages")}>
          {languages.map((code) => t(`business.language.${code}`)).join(", ")}
        </DetailLine>
      )}
      {paymentWays.length > 0 && (
        <DetailLine icon={<Wallet aria-hidden="true" />} title={t("business.payment-ways")}>
          {paymentWays.map((way) => t(`business.pay.${way}`)).join(", ")}
        </DetailLine>
      )}
    </>
  );
}
