/** A database of its own for each test file, copied from the template with reference and demo data. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { migrate } from "#main/database/migrate.ts";
import { seedReference } from "#main/database/seed.ts";
import { seedCommunity } from "#main/database/seed-demo.ts";
import { migrateJobs } from "#server/platform/jobs/jobs.ts";
import { connect } from "#server/platform/postgres/database.ts";

export const TEMPLATE = "viprasetu_template";
export const PEPPER = "a pepper for tests, thirty-two characters or more";
/** Under which the tax numbers of the demo's donors are sealed. */
export const PAN_KEY = "the key of the tests for tax numbers";

/** The same server's address with another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function fillTemplate(url: string): Promise<void> {
  const connection = await connect(url);
  await migrate(connection.pool);
  await migrateJobs(connection.pool);
  await seedReference(connection);
  await seedCommunity(connection, { pinPepper: PEPPER, panKey: PAN_KEY }, new Date());
  await connection.close();
}

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Copies the template; `drop` removes the copy. */
export function copyDatabase(serverUrl: string): Promise<OwnDatabase> {
  return createDatabase(serverUrl, TEMPLATE);
}

/** Makes a copy one that production takes: the people stay, the mark of a demo goes. */
export async function unmarkDemo(url: string): Promise<void> {
  const connection = await connect(url);
  await connection.pool.query("delete from settings where key = 'demo'");
  await connection.close();
}

/** An empty database. */
export function emptyDatabase(serverUrl: string): Promise<OwnDatabase> {
  return createDatabase(serverUrl, "template0");
}

async function createDatabase(serverUrl: string, template: string): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const asAdmin = async (sql: string) => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    try {
      await admin.query(sql);
    } finally {
      await admin.end();
    }
  };
  await asAdmin(`create database ${name} template ${template} strategy file_copy`);
  // PostgreSQL's own vacuum may be at work there, which the tests' role may not end by force; asked without force, it is waited for.
  const drop = () =>
    asAdmin(`drop database if exists ${name} with (force)`).catch((error: { code?: string }) => {
      if (error.code !== NOT_PERMITTED) throw error;
      return asAdmin(`drop database if exists ${name}`);
    });
  return { url: urlOf(serverUrl, name), drop };
}

const NOT_PERMITTED = "42501";
