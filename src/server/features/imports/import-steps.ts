/** Inside an import's process: takes one step with a connection of its own, ends the process when that takes too much memory, and ends with the portal. */
import { undoImport } from "#server/features/businesses/import/undo.ts";
import { namesBySearch } from "#server/features/search/names.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { HEAVY, type ImportOrder } from "./import-process.ts";
import { listKinds } from "./list-kinds.ts";
import { takeList } from "./take-list.ts";

const mostBytes = Number(process.argv[2]);
const LOOK_MS = 20;
/** One for the transaction, others for its progress and for what it looks up beside it. */
const CONNECTIONS = 3;

// A signal to the terminal's processes is for the portal, which ends this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit(1));
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(HEAVY);
}, LOOK_MS);
process.once("message", async (order: ImportOrder) => {
  try {
    await carryOut(order);
    process.exit(0);
  } catch (error) {
    process.send?.((error as Error).stack ?? String(error), () => process.exit(1));
  }
});

async function carryOut({ step, databaseUrl, folder, now }: ImportOrder): Promise<void> {
  const connection = await connect(databaseUrl, CONNECTIONS);
  if ("undo" in step) await undoImport(connection, step.undo, { now, isPartial: step.isPartial, kinds: listKinds });
  else await takeList(connection, step.list, { now, folder, vocabulary: await namesBySearch(connection) });
  await connection.close();
}
