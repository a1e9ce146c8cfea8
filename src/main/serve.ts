/** Brings up the database, the pages and the portal, says where it answers, and takes all of it down again. */
import { readConfig } from "#server/platform/config.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { createLog } from "#server/platform/log.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { buildPages, pagesAreBuilt } from "./build-pages.ts";
import { demoMembers } from "./demo-community.ts";
import { openPortal } from "./portal.ts";

const NEEDED_NODE = 24;
const say = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  if (Number(process.versions.node.split(".")[0]) < NEEDED_NODE)
    throw new StartProblem(
      `This is Node ${process.version}, but the portal needs Node ${NEEDED_NODE}; start it with "npm start", which brings its own.`,
    );
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: { info: say, warn: say } });
  try {
    if (!pagesAreBuilt()) {
      say("Building the pages (only after a change) ...");
      await buildPages();
    }
    const portal = await openPortal({ config, databaseUrl: database.url, log });
    say(`VipraSetu answers at ${config.publicUrl}`);
    if (config.mode === "demo") introduceDemo(config.publicUrl);
    else if (config.publicUrl.startsWith("http:"))
      say(
        "PUBLIC_URL is http: sessions travel unprotected and their cookies are not Secure. Use https for other people.",
      );
    const ended = new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    });
    await ended;
    say("Closing ...");
    await portal.close();
  } finally {
    await database.stop();
  }
}

/** Who can be tried out in a demo. */
function introduceDemo(publicUrl: string): void {
  say(
    `\nThis is a demo on this machine alone. Its people (phone, PIN); all messages they get stand at ${publicUrl}/dev\n`,
  );
  for (const { name, phone, pin, note, cast } of demoMembers())
    if (cast) say(`  ${phone}  ${pin}  ${name}${" ".repeat(Math.max(1, 24 - name.length))}${note}`);
  say("\nCtrl-C ends it.");
}

try {
  await start();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
