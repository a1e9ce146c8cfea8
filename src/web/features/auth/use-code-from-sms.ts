/** Takes the one-time code out of the SMS where the browser offers it (WebOTP); the person agrees first. */
import { useEffect, useEffectEvent } from "react";

/** Asks once; everywhere else nothing happens. */
export function useCodeFromSms(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const stop = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        const code = (credential as { code?: string } | null)?.code;
        if (code) tell(code);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, []);
}
