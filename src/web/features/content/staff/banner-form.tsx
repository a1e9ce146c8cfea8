/** A banner or an advertisement in both languages, with its picture, days and place. */
import * as z from "zod/mini";
import { dayOf } from "#base/dates.ts";
import { bannerForm, wholeBanner } from "#contract/site-forms.ts";
import { type StaffBanner, staffSite } from "#contract/staff-site.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PicturesField } from "#web/platform/pictures/pictures-field.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { Card } from "#web/ui/card.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { BothFields } from "./both-fields.tsx";

const schema = z.strictObject(bannerForm).check(wholeBanner);

interface Props {
  kind: StaffBanner["kind"];
  banner: StaffBanner | undefined;
  /** For a new one: after all others. */
  nextPlace: number;
  onClose: () => void;
  onDone: () => void;
}

export function BannerForm({ kind, banner, nextPlace, onClose, onDone }: Props) {
  const t = useWords();
  const name = `banner-${banner?._id ?? `new-${kind}`}`;
  const pictures = usePictures(name, banner?.image ? [banner.image] : []);
  const form = useContractForm(schema, {
    name,
    defaults: valuesOf(kind, banner, nextPlace),
    onSubmit: async () => {
      const values = { ...form.methods.getValues(), imageOrder: pictures.order };
      await pictures.send("images", (options) =>
        banner
          ? call(staffSite.updateBanner, { id: banner._id, ...values }, options)
          : call(staffSite.createBanner, values, options),
      );
      onDone();
    },
  });
  const isAd = kind === "ad";
  const word = isAd ? "ad" : "banner";
  const optional = t("ui.optional");
  return (
    <Card as="section" aria-labelledby="banner-form-title">
      <h2 id="banner-form-title" className="mb-5 text-lg">
        {t(`staff.site.${word}.${banner ? "edit" : "new"}`)}
      </h2>
      <ContractForm form={form} className="grid grid-cols-1 gap-5">
        <BothFields form={form} path="title" labels={["site.label.title", "site.label.title-hi"]} />
        <BothFields form={form} path="text" labels={["site.label.text", "site.label.text-hi"]} look="lines" optional />
        {isAd && (
          <div className="grid items-start gap-5 md:grid-cols-2">
            <Field label={t("site.label.advertiser")} required {...form.field("advertiser")}>
              <TextInput autoComplete="off" {...form.input("advertiser")} />
            </Field>
            <Field
              label={t("staff.site.banner.city")}
              hint={t("staff.site.banner.city.hint")}
              optionalMark={optional}
              {...form.field("city")}
            >
              <TextInput autoComplete="off" {...form.input("city")} />
            </Field>
          </div>
        )}
        <Field
          label={t("staff.site.banner.link")}
          hint={t("staff.site.banner.link.hint")}
          optionalMark={optional}
          {...form.field("link")}
        >
          <TextInput inputMode="url" autoComplete="off" {...form.input("link")} />
        </Field>
        <PicturesField
          pictures={pictures}
          max={1}
          label={t("staff.site.banner.picture")}
          hint={t("staff.site.banner.picture.hint")}
        />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <Field label={t("staff.site.banner.from")} required {...form.field("from")}>
            <TextInput type="date" {...form.input("from")} />
          </Field>
          <Field
            label={t("staff.site.banner.until")}
            hint={t("staff.site.banner.until.hint")}
            optionalMark={optional}
            {...form.field("until")}
          >
            <TextInput type="date" {...form.input("until")} />
          </Field>
          <Field label={t("site.label.place")} hint={t("staff.site.place.hint")} required {...form.field("place")}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.input("place")} />
          </Field>
        </div>
        <CheckboxInput
          label={t("staff.site.publish")}
          hint={t("staff.site.publish.hint")}
          id={form.field("isPublished").id}
          {...form.input("isPublished")}
        />
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy}>
          {t("staff.site.save")}
        </DialogFoot>
      </ContractForm>
    </Card>
  );
}

function valuesOf(
  kind: StaffBanner["kind"],
  banner: StaffBanner | undefined,
  nextPlace: number,
): z.input<typeof schema> {
  return {
    kind,
    title: banner?.title ?? "",
    titleHi: banner?.titleHi ?? "",
    text: banner?.text ?? "",
    textHi: banner?.textHi ?? "",
    link: banner?.link ?? "",
    advertiser: banner?.advertiser ?? "",
    city: banner?.citySlug ?? "",
    from: banner?.from ?? dayOf(new Date()),
    until: banner?.until ?? "",
    place: String(banner?.place ?? nextPlace),
    isPublished: banner?.isPublished ?? false,
  };
}
