/** The granted contacts, for the asker alone: read under the lock that a revoke takes, so that after it nothing is told. */
import type { Contacts, Scope } from "#contract/consent-views.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findGrant } from "./grants.ts";
import { listEvents } from "./queries.ts";
import { kindOf, type SubjectKinds } from "./subjects.ts";
import { insertEvent, lockConsent } from "./write-queries.ts";

const SCOPES_OF_CONTACT = {
  contactPerson: ["phone", "whatsapp"],
  phoneNo: ["phone"],
  whatsappNo: ["whatsapp"],
  email: ["email"],
  address: ["exact-address"],
} as const satisfies Record<keyof Contacts, readonly Scope[]>;

/** The first time of each contact stands in the receipt. */
export function revealContacts(ctx: Ctx, kinds: SubjectKinds, id: string): Promise<Contacts> {
  return inTransaction(ctx, async (ctx) => {
    const { id: askerId } = memberOf(ctx);
    const consent = await lockConsent(ctx, id);
    if (!consent || consent.asker_id !== askerId) refuse("consent.not-found");
    if (await areBlocked(ctx, consent.owner_id, askerId)) refuse("consent.not-found");
    const subject = { kind: kindOf(kinds, consent.subject_kind), id: consent.subject_id };
    const grant = consent.state === "accepted" ? await findGrant(ctx, subject, askerId) : undefined;
    if (!grant) refuse("consent.not-granted");
    const found = await subject.kind.findContacts(ctx, subject.id);
    const contacts = grantedOf(found, grant.scopes);
    await recordFirst(ctx, id, askerId, contacts);
    return contacts;
  });
}

function grantedOf(found: Contacts, scopes: readonly Scope[]): Contacts {
  const told = Object.entries(SCOPES_OF_CONTACT).map(([name, needed]) => [
    name,
    needed.some((scope) => scopes.includes(scope)) ? found[name as keyof Contacts] : null,
  ]);
  return Object.fromEntries(told) as Contacts;
}

async function recordFirst(ctx: Ctx, consentId: string, actorId: string, contacts: Contacts): Promise<void> {
  const before = (await listEvents(ctx, consentId)).flatMap(({ event, scopes }) =>
    event === "revealed" ? scopes : [],
  );
  const told = Object.entries(SCOPES_OF_CONTACT).flatMap(([name, [scope, ...others]]) =>
    others.length === 0 && contacts[name as keyof Contacts] !== null ? [scope] : [],
  );
  const first = told.filter((scope) => !before.includes(scope));
  if (first.length > 0)
    await insertEvent(ctx, { consent_id: consentId, event: "revealed", actor_id: actorId, scopes: first });
}
