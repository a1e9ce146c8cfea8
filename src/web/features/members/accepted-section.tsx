/** When the member accepted the terms and the privacy policy, each with the version that held then. */
import { showDate } from "#base/dates.ts";
import type { Profile } from "#contract/members.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";

export function AcceptedSection({ accepted }: { accepted: NonNullable<Profile["accepted"]> }) {
  const t = useWords();
  const here = useHere();
  const { on, terms, privacy } = accepted;
  const texts = [
    { name: t("site.terms"), version: terms, pathOf: paths.terms },
    { name: t("site.privacy"), version: privacy, pathOf: paths.privacyPolicy },
  ];
  return (
    <Card as="section" aria-labelledby="accepted-title">
      <h2 id="accepted-title">{t("members.accepted")}</h2>
      <p className="mt-1 text-ink-soft">{t("members.accepted.on", { date: showDate(on, t.language) })}</p>
      <ul className="mt-2">
        {texts.map(({ name, version, pathOf }) => (
          <li key={name}>
            <Link
              to={here(version === null ? pathOf() : pathOf({ version: String(version) }))}
              className="inline-flex min-h-11 items-center text-maroon hover:underline"
            >
              {version === null ? name : t("members.accepted.version", { name, n: version })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
