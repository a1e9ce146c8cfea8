/** Banners or advertisements in their order, with their days and sums, and the form of one. */
import { PencilLine, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { showDate } from "#base/dates.ts";
import { imagePath } from "#contract/paths.ts";
import { type StaffBanner, staffSite } from "#contract/staff-site.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { BannerForm } from "./banner-form.tsx";

interface Props {
  kind: StaffBanner["kind"];
  banners: StaffBanner[];
}

export function BannersPanel({ kind, banners }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const revalidator = useRevalidator();
  const [edited, setEdited] = useState<StaffBanner | "new">();
  const [asked, ask] = useState<StaffBanner>();
  const word = kind === "ad" ? "ad" : "banner";
  const titleOf = (banner: StaffBanner) => (t.language === "hi" ? banner.titleHi : banner.title);
  const readAgain = () => void revalidator.revalidate();
  if (edited)
    return (
      <BannerForm
        kind={kind}
        banner={edited === "new" ? undefined : edited}
        nextPlace={Math.min(999, Math.max(0, ...banners.map(({ place }) => place)) + 1)}
        onClose={() => setEdited(undefined)}
        onDone={() => {
          setEdited(undefined);
          toasts.show({ tone: "success", text: t("staff.site.saved") });
          readAgain();
        }}
      />
    );
  return (
    <>
      <Button className="justify-self-start" icon={<Plus aria-hidden="true" />} onClick={() => setEdited("new")}>
        {t(`staff.site.${word}.new`)}
      </Button>
      {banners.length === 0 && <p className="text-ink-soft">{t(`staff.site.${word}.empty`)}</p>}
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {banners.map((banner) => (
          <li key={banner._id}>
            <BannerItem
              banner={banner}
              title={titleOf(banner)}
              onEdit={() => setEdited(banner)}
              onRemove={() => ask(banner)}
            />
          </li>
        ))}
      </ul>
      <DeleteDialog
        item={asked}
        title={t(`staff.site.${word}.delete`)}
        text={t("staff.site.banner.delete.text", { title: asked ? titleOf(asked) : "" })}
        yes={t("staff.site.delete.yes")}
        no={t("staff.site.delete.no")}
        deleted={t("staff.site.delete.done")}
        remove={({ _id: id }) => call(staffSite.removeBanner, { id })}
        onClose={() => ask(undefined)}
        onDeleted={readAgain}
      />
    </>
  );
}

interface ItemProps {
  banner: StaffBanner;
  title: string;
  onEdit: () => void;
  onRemove: () => void;
}

function BannerItem({ banner, title, onEdit, onRemove }: ItemProps) {
  const t = useWords();
  const from = showDate(banner.from, t.language);
  const days = banner.until
    ? t("staff.site.banner.days", { from, until: showDate(banner.until, t.language) })
    : t("staff.site.banner.open-end", { from });
  const city = banner.city ? cityName({ city: banner.city, cityHi: banner.cityHi ?? "" }, t.language) : undefined;
  const isAd = banner.kind === "ad";
  return (
    <Card as="article" aria-label={title} className="flex h-full flex-col gap-3">
      <header className="flex items-start gap-4">
        {banner.image && (
          <img
            src={imagePath(banner.image, 160)}
            alt=""
            width={96}
            height={72}
            className="h-18 w-24 shrink-0 rounded-md object-cover"
          />
        )}
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{title}</h2>
          {isAd && <p className="text-ink-soft wrap-anywhere">{banner.advertiser}</p>}
        </div>
      </header>
      <p className="flex flex-wrap gap-2">
        <Badge tone={banner.isPublished ? "open" : "plain"}>
          {t(banner.isPublished ? "staff.site.published" : "staff.site.draft")}
        </Badge>
        <Badge>{t(banner.isShown ? "staff.site.banner.shown" : "staff.site.banner.not-today")}</Badge>
      </p>
      <p className="text-sm text-ink-soft">
        {[days, isAd && (city ?? t("staff.site.banner.everywhere"))].filter(Boolean).join(" · ")}
      </p>
      <p className="text-sm">{t("staff.site.banner.sums", { views: banner.views, clicks: banner.clicks })}</p>
      <div className="mt-auto flex flex-wrap gap-3">
        <Button
          size="small"
          icon={<PencilLine aria-hidden="true" />}
          aria-label={`${t("staff.site.edit")}: ${title}`}
          onClick={onEdit}
        >
          {t("staff.site.edit")}
        </Button>
        <Button
          size="small"
          look="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={`${t("staff.site.delete")}: ${title}`}
          onClick={onRemove}
        >
          {t("staff.site.delete")}
        </Button>
      </div>
    </Card>
  );
}
