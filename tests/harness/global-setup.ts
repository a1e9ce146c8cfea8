/** Before all tests: pages built, the browser unpacked, one PostgreSQL, one template database with reference and demo data. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { buildPages, pagesAreBuilt } from "#main/build-pages.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { unpackBrowser } from "./chromium.ts";
import { fillTemplate, TEMPLATE, urlOf } from "./database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

let shared: Promise<{ url: string; end(): Promise<void> }> | undefined;

/** Both projects of a run share the one database server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Alone, quick tests take the pages that stand: the run of all and `npm run check` bring them up to date before (tests/run.ts).
  if (project.name !== "quick" || !existsSync(join(import.meta.dirname, "../../build/stamp"))) await upToDatePages();
  if (project.name !== "quick") unpackBrowser();
  shared ??= open();
  const { url, end } = await shared;
  project.provide("databaseUrl", url);
  return end;
}

async function upToDatePages() {
  if (!pagesAreBuilt()) await buildPages();
}

async function open() {
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), "viprasetu-test-"));
  chmodSync(dataDir, 0o755); // closed to PostgreSQL's account, root's database would go elsewhere and outlive the run
  const quiet = { info: () => undefined, warn: () => undefined };
  const server = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedPostgres({
        dataDir,
        log: quiet,
        settings: { fsync: "off", full_page_writes: "off", max_connections: "200" },
      });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await fillTemplate(urlOf(server.url, TEMPLATE));
  let ended = false;
  const end = async () => {
    if (ended) return;
    ended = true;
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, end };
}
