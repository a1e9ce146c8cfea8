/** What is known of a one-time code that was sent: how long it is valid, and when another may be requested. */
export interface CodeSent {
  minutes: number;
  againInSeconds: number;
  /** No new code was sent: the one before is still valid. */
  sentBefore: boolean;
}

/** The same as the tab stores it: with a time instead of a wait. */
export interface StoredCode extends Pick<CodeSent, "minutes" | "sentBefore"> {
  /** When another code may be requested, in milliseconds. */
  againAt: number;
}

export function storedCode({ minutes, sentBefore, againInSeconds }: CodeSent): StoredCode {
  return { minutes, sentBefore, againAt: Date.now() + againInSeconds * 1000 };
}

/** A stored code with the wait that is left. */
export function codeSent({ minutes, sentBefore, againAt }: StoredCode): CodeSent {
  return { minutes, sentBefore, againInSeconds: Math.max(0, (againAt - Date.now()) / 1000) };
}
