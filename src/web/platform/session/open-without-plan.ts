/** Which screens of the member area Plan 0 may see (section 6): the subscription's information, signing out, and paying. */
const OPEN = /^\/(userAdmin\/(subscriptionInfo|signOut)|renewPlan|planRenewal|successPage|paymentSuccess)(\/|$)/i;

/** For a path without its language. */
export function mayOpenWithoutPlan(path: string): boolean {
  return OPEN.test(path);
}
