/** As what people join. */
export const MEMBER_KINDS = ["individual", "professional", "business"] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** The kind of this name. */
export function memberKind(name: string | null): MemberKind | undefined {
  return MEMBER_KINDS.find((kind) => kind === name);
}
