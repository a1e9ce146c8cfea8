/** What a donor has told, as the table of donations has it: the tax number sealed. */

import type { donations } from "#contract/donations/donations.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { Base } from "#server/platform/context.ts";
import { sealWith } from "#server/platform/keys.ts";

type DonorForm = Omit<ParsedOf<typeof donations.create>, "fkPurposeId" | "amount" | "idempotencyKey">;

export function donorValues({ config, clock }: Pick<Base, "config" | "clock">, form: DonorForm) {
  const { pan } = form;
  return {
    donor_name: form.name ?? null,
    phone: form.phoneNo ?? null,
    email: form.email ?? null,
    address: form.address ?? null,
    pin_code: form.pinCode ?? null,
    language: form.language,
    is_anonymous: form.anonymous,
    tribute: form.tribute ?? null,
    tribute_name: form.tributeName ?? null,
    wants_certificate: form.wantsCertificate,
    pan_sealed: pan === undefined ? null : sealWith(config.panKey, "pan", pan),
    pan_tail: pan === undefined ? null : pan.slice(-4),
    citizen_confirmed_at: clock.now(),
    created_at: clock.now(),
  };
}
