/** The baseline: Fastify and pg, the same named statements with the same values, JSON.stringify, no logger. */
import { readFileSync } from "node:fs";
import fastify from "fastify";
import pg from "pg";

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const { BARE_PORT, DATABASE_URL, BARE_STATEMENTS } = process.env;
// For each request of the load, the statements that our own route ran for it.
const recorded = JSON.parse(readFileSync(BARE_STATEMENTS!, "utf8")) as Statement[][];
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = fastify({ logger: false });

app.get<{ Params: { n: string } }>("/bare/:n", async (request, reply) => {
  const answers: unknown[] = [];
  for (const statement of recorded[Number(request.params.n) % recorded.length]!)
    answers.push((await pool.query(statement)).rows);
  return reply
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify({ code: 200, message: "Success", payload: answers.at(-1) }));
});

await app.listen({ port: Number(BARE_PORT), host: "127.0.0.1" });
process.stdout.write("ready\n");
