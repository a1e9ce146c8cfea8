/** The links of a menu for whoever is signed in: none that would only lead a member without a running plan back home. */
import { screenAt } from "#contract/screen-at.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";

interface PlanLink {
  path: string;
}

/** All links for visitors and paid members; for others those that open on Plan 0 (section 6), and `onPlan0` of a link in its place where it has one. */
export function useOpenLinks<Link extends PlanLink & { onPlan0?: Link }>(links: readonly Link[]): Link[] {
  const { user, paid } = useSession();
  if (!user || paid) return [...links];
  return links.flatMap((link) => (screenAt(link.path)?.onPlan0 === false ? (link.onPlan0 ?? []) : link));
}
