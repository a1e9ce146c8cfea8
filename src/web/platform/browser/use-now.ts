/** The present instant, moving on every minute, for what is open now. */
import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** Only for what is shown in the browser alone: a served page would be older than it says. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
