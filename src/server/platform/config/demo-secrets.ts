/** The secrets of a demo: made at its first start and stored in the data folder, so that nobody has to set any. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartProblem } from "./start-problem.ts";

interface DemoSecrets {
  sessionSecret: string;
  pinPepper: string;
  panKey?: string;
  accessKeys: string;
}

export function demoSecrets(dataDir: string): DemoSecrets {
  const file = join(dataDir, "demo-secrets.json");
  try {
    if (!existsSync(file)) {
      makeFolder(dataDir);
      const fresh = () => randomBytes(32).toString("hex");
      writeFileSync(
        file,
        JSON.stringify({
          sessionSecret: fresh(),
          pinPepper: fresh(),
          panKey: fresh(),
          accessKeys: `web:${randomBytes(12).toString("hex")}`,
        }),
        { mode: 0o600, flag: "wx" },
      );
    }
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartProblem(
      `The data folder ${dataDir} (DATA_DIR) cannot be written or read: ${(error as Error).message}`,
    );
  }
}

/** Level by level: Node's own recursion never ends below folders such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
