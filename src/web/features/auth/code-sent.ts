/** What is known of a one-time code that was sent: how long it is good, and when another may be asked for. */
export interface CodeSent {
  minutes: number;
  againInSeconds: number;
}
