/** Named points at which a proof can kill the process, to see that nothing is lost or done twice. */
import type { Config } from "./config/config.ts";

export type ReachPoint = (name: string) => void;

/** With FAILPOINT=n (in a demo only) the n-th point reached since the start kills the process at once, as a power cut would; otherwise points do nothing. */
export function failpoints(config: Pick<Config, "failpoint">): ReachPoint {
  const { failpoint } = config;
  if (failpoint === undefined) return () => undefined;
  let reached = 0;
  return (name) => {
    reached += 1;
    if (reached !== failpoint) return;
    process.stdout.write(`FAILPOINT ${reached} ${name}\n`);
    process.kill(process.pid, "SIGKILL");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  };
}
