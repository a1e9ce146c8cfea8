/** An announcement as families print it: of whom, when, what they say, and where one comes together. */
import { CalendarDays, Lock, MapPin, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import type { AnnouncementView } from "#contract/announcements/announcement-views.ts";
import { imagePath } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SOBER } from "./announcement-card.tsx";
import { ceremonyText, happenedText, placeText } from "./announcement-texts.ts";

export function AnnouncementSheet({ announcement: one }: { announcement: AnnouncementView }) {
  const t = useWords();
  const language = useLanguage();
  const { title, images, words, relatives, ceremonies, ceremonyPlace, isPlaceHidden } = one;
  const isSober = SOBER[one.kind];
  return (
    <article
      className={classNames(
        "flex flex-col gap-6 rounded-lg border border-line bg-card p-6 md:p-10",
        isSober ? "border-t-4 border-t-ink" : "border-t-4 border-t-accent",
      )}
    >
      <header className="flex flex-col items-center gap-4 text-center">
        <p className={isSober ? "text-ink-soft" : "font-semibold text-maroon"}>{t(`announcements.kind.${one.kind}`)}</p>
        {images[0] && (
          <img
            src={imagePath(images[0], 480)}
            alt={t("announcements.photo", { title })}
            width={200}
            height={200}
            className={classNames("size-50 rounded-md object-cover", isSober && "grayscale")}
          />
        )}
        <h1
          lang={langOf(title, language)}
          className={classNames("text-2xl wrap-anywhere md:text-3xl", isSober && "text-ink")}
        >
          {title}
        </h1>
        <p className="text-lg tabular-nums">{happenedText(t, one)}</p>
        <p className="text-ink-soft">{placeText(one, language)}</p>
      </header>
      <p lang={langOf(words, language)} className="text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
        {words}
      </p>
      <ul className="flex flex-col gap-4 border-t border-line pt-6">
        {ceremonies.length > 0 && (
          <Fact icon={<CalendarDays aria-hidden="true" />} title={t("announcements.ceremonies")}>
            {ceremonies.map((ceremony) => (
              <p key={ceremony.what} className="tabular-nums">
                {ceremonyText(t, ceremony)}
              </p>
            ))}
          </Fact>
        )}
        {ceremonyPlace && (
          <Fact icon={<MapPin aria-hidden="true" />} title={t("announcements.place")}>
            <p lang={langOf(ceremonyPlace, language)} className="whitespace-pre-line wrap-anywhere">
              {ceremonyPlace}
            </p>
          </Fact>
        )}
        {isPlaceHidden && (
          <Fact icon={<Lock aria-hidden="true" />} title={t("announcements.place")}>
            <p className="text-ink-soft">{t("announcements.place.hidden")}</p>
          </Fact>
        )}
        {relatives && (
          <Fact icon={<UsersRound aria-hidden="true" />} title={t("announcements.relatives")}>
            <p lang={langOf(relatives, language)} className="whitespace-pre-line wrap-anywhere">
              {relatives}
            </p>
          </Fact>
        )}
      </ul>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {t("announcements.writer", { name: one.writer, relation: one.relation })}
        {one.audience === "members" && ` · ${t("announcements.for-members")}`}
      </p>
    </article>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 text-ink-soft [&>svg]:size-5">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="text-sm font-semibold">{title}</p>
        {children}
      </div>
    </li>
  );
}
