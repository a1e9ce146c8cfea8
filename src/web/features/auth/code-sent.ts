/** What is known of a one-time code that was sent: how long it is good, and when another may be asked for. */
export interface CodeSent {
  minutes: number;
  againInSeconds: number;
  /** No other code left: the one before is still good. */
  sentBefore: boolean;
}

/** The same as it is kept while time goes by. */
export interface KeptCode extends Pick<CodeSent, "minutes" | "sentBefore"> {
  /** When another code may be asked for, in milliseconds. */
  againAt: number;
}

export function keptCode({ minutes, sentBefore, againInSeconds }: CodeSent): KeptCode {
  return { minutes, sentBefore, againAt: Date.now() + againInSeconds * 1000 };
}

/** What is known of a kept code by now. */
export function codeSent({ minutes, sentBefore, againAt }: KeptCode): CodeSent {
  return { minutes, sentBefore, againInSeconds: Math.max(0, (againAt - Date.now()) / 1000) };
}
