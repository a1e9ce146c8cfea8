/** How the browser is connected to the portal, checked when the page opens and every thirty seconds (section 4). */
import { useCallback, useEffect, useState } from "react";

type ConnectionState = "checking" | "secure" | "local" | "insecure" | "offline";

interface Connection {
  state: ConnectionState;
  /** When the portal was asked last. */
  at: Date | undefined;
  checkNow: () => void;
}

const EVERY_MS = 30_000;
const PATIENCE_MS = 10_000;
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Asks the portal whether it is there; nobody is asked while the page is out of sight, and at once when it is seen again. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Omit<Connection, "checkNow">>({ state: "checking", at: undefined });
  const check = useCallback(() => {
    if (document.hidden) return;
    const asked = fetch("/health/live", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    const told = (state: ConnectionState) => setConnection({ state, at: new Date() });
    asked.then(({ ok }) => told(ok ? stateOf(location) : "offline")).catch(() => told("offline"));
  }, []);
  useEffect(() => {
    check();
    const timer = setInterval(check, EVERY_MS);
    const events = ["visibilitychange", "online", "offline"] as const;
    for (const event of events) (event === "visibilitychange" ? document : window).addEventListener(event, check);
    return () => {
      clearInterval(timer);
      for (const event of events) (event === "visibilitychange" ? document : window).removeEventListener(event, check);
    };
  }, [check]);
  return { ...connection, checkNow: check };
}

/** Of a page that the portal has just answered. */
function stateOf({ protocol, hostname }: Pick<Location, "protocol" | "hostname">): ConnectionState {
  if (protocol === "https:") return "secure";
  return LOCAL.test(hostname) ? "local" : "insecure";
}
