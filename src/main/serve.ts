/** Starts the database, the pages and the portal, prints where it answers, and stops all of them again. */
import { type Config, directSetting, readConfig } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/log.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { buildPages, pagesAreBuilt } from "./build-pages.ts";
import { demoMembers } from "./database/demo-community.ts";
import { refuseTakenPort } from "./free-port.ts";
import { outliveOutages } from "./outlive-outages.ts";
import { openPortal } from "./portal.ts";
import { aborted, listenForShutdown, type Shutdown } from "./shutdown.ts";

const NEEDED_NODE = 24;
const print = (text: string) => process.stdout.write(`${text}\n`);

const shutdown = listenForShutdown();

async function start(): Promise<void> {
  if (Number(process.versions.node.split(".")[0]) < NEEDED_NODE)
    throw new StartProblem(
      `This is Node ${process.version}, but the portal needs Node ${NEEDED_NODE}; start it with "npm start", which brings its own.`,
    );
  const config = readConfig(process.env);
  await refuseTakenPort(config);
  const database = config.databaseUrl
    ? await reachDatabase(config.databaseUrl, directSetting(config))
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: { info: print, warn: print },
        signal: shutdown.requested,
      });
  try {
    await serve(config, database.url, shutdown);
  } finally {
    await database.stop(shutdown.forced);
  }
}

/** A database of the operator's own, tried before the pages are built. */
async function reachDatabase(url: string, setting: string) {
  await (await connect(url, 1, setting)).close();
  return { url, stop: async () => undefined };
}

async function serve(config: Config, databaseUrl: string, { requested, forced, allow }: Shutdown): Promise<void> {
  if (!pagesAreBuilt()) {
    print("Building the pages (only after a change) ...");
    await buildPages(requested);
  }
  const log = createLog(config.logLevel);
  outliveOutages(log);
  const portal = await openPortal({ config, databaseUrl, log, signal: requested });
  allow(config.closingSeconds * 1000);
  print(`VipraSetu answers at ${config.publicUrl}`);
  if (config.mode === "demo") introduceDemo(config.publicUrl);
  else if (config.publicUrl.startsWith("http:"))
    print(
      "PUBLIC_URL is http: sessions travel unprotected and their cookies are not Secure. Use https for other people.",
    );
  await aborted(requested);
  print("Closing ...");
  await Promise.race([portal.close(), aborted(forced)]);
}

/** Prints who is in the demo and how they sign in. */
function introduceDemo(publicUrl: string): void {
  print(
    `\nThis is a demo on this machine alone. Its people (phone, PIN); all messages they get stand at ${publicUrl}/dev\n`,
  );
  for (const { name, phone, pin, note, cast } of demoMembers())
    if (cast) print(`  ${phone}  ${pin}  ${name}${" ".repeat(Math.max(1, 24 - name.length))}${note}`);
  print("\nCtrl-C ends it.");
}

try {
  await start();
  process.exit(0);
} catch (error) {
  if (shutdown.requested.aborted && error === shutdown.requested.reason) process.exit(0);
  process.stderr.write(`${error instanceof StartProblem ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
