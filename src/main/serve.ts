/** Brings up the database, the pages and the portal, says where it answers, and takes all of it down again. */
import { type Config, readConfig } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/log.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { buildPages, pagesAreBuilt } from "./build-pages.ts";
import { demoMembers } from "./database/demo-community.ts";
import { aborted, type Ending, hearEnd } from "./ending.ts";
import { refuseTakenPort } from "./free-port.ts";
import { openPortal } from "./portal.ts";

const NEEDED_NODE = 24;
const say = (text: string) => process.stdout.write(`${text}\n`);

const ending = hearEnd();

async function start(): Promise<void> {
  if (Number(process.versions.node.split(".")[0]) < NEEDED_NODE)
    throw new StartProblem(
      `This is Node ${process.version}, but the portal needs Node ${NEEDED_NODE}; start it with "npm start", which brings its own.`,
    );
  const config = readConfig(process.env);
  await refuseTakenPort(config);
  const database = config.databaseUrl
    ? await reachDatabase(config.databaseUrl)
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: { info: say, warn: say },
        signal: ending.asked,
      });
  try {
    await serve(config, database.url, ending);
  } finally {
    await database.stop(ending.forced);
  }
}

/** Somebody else's database, asked for before the pages are built. */
async function reachDatabase(url: string) {
  await (await connect(url, 1)).close();
  return { url, stop: async () => undefined };
}

async function serve(config: Config, databaseUrl: string, { asked, forced }: Ending): Promise<void> {
  if (!pagesAreBuilt()) {
    say("Building the pages (only after a change) ...");
    await buildPages(asked);
  }
  const portal = await openPortal({ config, databaseUrl, log: createLog(config.logLevel), signal: asked });
  say(`VipraSetu answers at ${config.publicUrl}`);
  if (config.mode === "demo") introduceDemo(config.publicUrl);
  else if (config.publicUrl.startsWith("http:"))
    say(
      "PUBLIC_URL is http: sessions travel unprotected and their cookies are not Secure. Use https for other people.",
    );
  await aborted(asked);
  say("Closing ...");
  await Promise.race([portal.close(), aborted(forced)]);
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
  if (ending.asked.aborted && error === ending.asked.reason) process.exit(0);
  process.stderr.write(`${error instanceof StartProblem ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
