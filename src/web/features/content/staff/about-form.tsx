/** What the operator says of itself, in both languages. */
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { staffSite } from "#contract/staff-site.ts";
import { call } from "#web/platform/calls/call.ts";
import { BothFields } from "./both-fields.tsx";
import { TextsForm, useTextsForm } from "./texts-form.tsx";

export function AboutForm({ about }: { about: PayloadOf<typeof staffSite.fetchAbout>["about"] }) {
  const form = useTextsForm("site-about", staffSite.updateAbout.input, about, (values) =>
    call(staffSite.updateAbout, values),
  );
  return (
    <TextsForm form={form} page={paths.aboutUs()}>
      <BothFields form={form} path="title" labels={["site.label.title", "site.label.title-hi"]} />
      <BothFields form={form} path="text" labels={["site.label.about", "site.label.about-hi"]} look="rich" rows={16} />
      <BothFields form={form} path="foot" labels={["site.label.foot", "site.label.foot-hi"]} look="lines" />
    </TextsForm>
  );
}
