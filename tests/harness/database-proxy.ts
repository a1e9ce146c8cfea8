/** A way to the test database that a test can cut, close or silence, for one connection or for all. */
import { createConnection, createServer, type Server, type Socket } from "node:net";
import pg from "pg";

/** One connection through the proxy, as PostgreSQL knows it. */
export interface Line {
  /** The application's name of its start, 'viprasetu listener'. */
  application: string;
  pid: number;
  /** Ends it on both sides. */
  cut(): void;
}

/** Sees what a client sends before PostgreSQL does; 'drop' keeps it back. */
export type OnSent = (line: Line, sent: Buffer) => undefined | "drop" | Promise<undefined | "drop">;

export interface DatabaseProxy {
  url: string;
  onSent: OnSent;
  /** Called for what PostgreSQL answers. */
  onAnswer: (line: Line) => undefined | "drop";
  lines(): Line[];
  /** Nothing passes any more on lines of which this is true, old and new, and nobody is told. */
  silence(isSilent: (line: Line) => boolean): void;
  /** Cuts all lines and refuses new ones, until `open`. */
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

const nothing = () => undefined;

export async function openProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host } = new pg.Client({ connectionString: databaseUrl });
  const lines = new Set<Line>();
  let isSilent: (line: Line) => boolean = () => false;
  let server: Server | undefined;
  let port = 0;
  const accept = (client: Socket) => {
    const upstream = createConnection({ path: `${host}/.s.PGSQL.5432` });
    const cut = () => {
      lines.delete(line);
      client.resetAndDestroy();
      upstream.destroy();
    };
    const line: Line = { application: "", pid: 0, cut };
    lines.add(line);
    for (const socket of [client, upstream]) socket.on("error", cut).on("close", cut);
    let turn = Promise.resolve();
    client.on("data", (sent: Buffer) => {
      turn = turn.then(async () => {
        const isStart = line.application === "";
        if (isStart) line.application = /application_name\0([^\0]*)/.exec(sent.toString("latin1"))?.[1] || "unknown";
        if (isSilent(line)) return;
        if (isStart || (await proxy.onSent(line, sent)) !== "drop") upstream.write(sent);
      });
    });
    upstream.on("data", (answer: Buffer) => {
      line.pid ||= pidIn(answer);
      if (!isSilent(line) && proxy.onAnswer(line) !== "drop") client.write(answer);
    });
  };
  const open = async () => {
    server = createServer(accept);
    await new Promise<void>((resolve) => server!.listen(port, "127.0.0.1", resolve));
    port = (server.address() as { port: number }).port;
  };
  const shut = async () => {
    const closed = new Promise((resolve) => server!.close(resolve));
    for (const line of [...lines]) line.cut();
    await closed;
  };
  await open();
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${port}`;
  const proxy: DatabaseProxy = {
    url: url.href,
    onSent: nothing,
    onAnswer: nothing,
    lines: () => [...lines],
    silence: (those) => {
      isSilent = those;
    },
    shut,
    open,
    close: shut,
  };
  return proxy;
}

/** The process number that PostgreSQL tells at the start of a connection; 0 where it is not in this part. */
function pidIn(answer: Buffer): number {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1))
    if (answer[at] === 0x4b && at + 9 <= answer.length) return answer.readInt32BE(at + 5);
  return 0;
}
