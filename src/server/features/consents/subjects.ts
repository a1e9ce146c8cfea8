/** What a contact can be asked for of: each kind is a row of its own room, handed down by src/server/app.ts. */
import type { Contacts, SubjectKindKey } from "#contract/consent-views.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface SubjectRow {
  id: string;
  ownerId: string;
  title: string;
  /** Others may see it now: approved, not hidden, not settled. */
  isOpen: boolean;
  /** Where it is, if the kind and its id do not say it. */
  path?: string;
  /** Its contact is given where the two meet (exchange.ts), and not asked for. */
  isGiven?: boolean;
}

/** A subject for which a member answers who is not its owner. */
export interface Answered {
  id: string;
  ownerId: string;
  /** It is about the member, whom a block hides from others as it hides the owner. */
  isPerson: boolean;
}

export interface SubjectKind {
  key: SubjectKindKey;
  notFound: ErrorCode;
  /** Where those who may read a subject find it. */
  path(shortId: string): string;
  /** Those that are not deleted. */
  listSubjects(ctx: Handle, ids: readonly string[]): Promise<SubjectRow[]>;
  /** Open ones of these members, the newest of each first: whoever is asked reads who asks. */
  listOpenOf(ctx: Handle, ownerIds: readonly string[]): Promise<Array<{ id: string; ownerId: string }>>;
  /** What of others' the member answers for. */
  listAnswered(ctx: Handle, memberId: string): Promise<Answered[]>;
  /** Whether the member answers for it, as owner or for the owner; holds it until the transaction ends, so that a right which is taken away meanwhile is gone. */
  mayAnswer(ctx: Handle, id: string, memberId: string): Promise<boolean>;
  /** Who answers for it beside its owner. */
  listAnswering(ctx: Handle, id: string): Promise<string[]>;
  /** Everything that there is of its contact; what of it leaves the server is decided in reveal.ts. */
  findContacts(ctx: Handle, id: string): Promise<Contacts>;
}
export type SubjectKinds = readonly SubjectKind[];

export interface Subject {
  kind: SubjectKind;
  id: string;
}

/** Every kind of the database has its row. */
export function kindOf(kinds: SubjectKinds, key: string): SubjectKind {
  return kinds.find((kind) => kind.key === key)!;
}

export async function findSubject(ctx: Handle, { kind, id }: Subject): Promise<SubjectRow | undefined> {
  const [row] = await kind.listSubjects(ctx, [id]);
  return row;
}

/** Of all kinds. */
export async function listAnswered(ctx: Handle, kinds: SubjectKinds, memberId: string): Promise<Answered[]> {
  return (await Promise.all(kinds.map((kind) => kind.listAnswered(ctx, memberId)))).flat();
}
