/** A light load generator: raw sockets that send one request after another and time each answer, so that it takes little of the shared cores. */
import { connect, type Socket } from "node:net";

export interface Load {
  port: number;
  /** Requested in turn. */
  paths: readonly string[];
  /** What is posted, in turn as well; without it the paths are got. */
  bodies?: readonly string[];
  headers?: Record<string, string>;
  /** Each client says in X-Forwarded-For that it has an address of its own. */
  haveAddresses?: boolean;
  clients?: number;
  /** How long each waits after an answer before it asks again, half as long to half as long again, as people do; not at all unless told. */
  pauseMs?: number;
  /** Seconds that count, after `warmSeconds`. */
  seconds?: number;
  warmSeconds?: number;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were neither a page nor the way to one. */
  refused: number;
  answers: number;
}

/** Runs the load; times in milliseconds. */
export async function runLoad({
  port,
  paths,
  bodies,
  headers = {},
  haveAddresses = false,
  clients = 16,
  pauseMs = 0,
  seconds = 5,
  warmSeconds = 2,
}: Load): Promise<Figures> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([k, v]) => `${k}: ${v}`);
  const headOf = (asker: number) => {
    const own = haveAddresses ? [`x-forwarded-for: 10.1.${asker >> 8}.${asker & 255}`] : [];
    return ` HTTP/1.1\r\n${[...lines, ...own].join("\r\n")}\r\n`;
  };
  const times: number[] = [];
  let refused = 0;
  let turn = 0;
  let counting = false;
  let over = false;
  const ask = (head: string) => {
    const path = paths[turn % paths.length];
    const body = bodies?.[turn % bodies.length];
    turn += 1;
    if (body === undefined) return `GET ${path}${head}\r\n`;
    return `POST ${path}${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  const answered = (ms: number, ok: boolean) => {
    if (!counting) return;
    times.push(ms);
    if (!ok) refused += 1;
  };
  const sockets = await Promise.all(
    Array.from({ length: clients }, (_, asker) => {
      const head = headOf(asker);
      return client(
        port,
        () => ask(head),
        answered,
        () => over,
        pauseMs,
      );
    }),
  );
  await wait(warmSeconds);
  counting = true;
  const started = performance.now();
  await wait(seconds);
  counting = false;
  const took = (performance.now() - started) / 1000;
  over = true;
  for (const socket of sockets) socket.destroy();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), refused, answers: times.length };
}

async function client(
  port: number,
  ask: () => string,
  answered: (ms: number, ok: boolean) => void,
  over: () => boolean,
  pauseMs: number,
): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let sentAt = 0;
  let pending: Buffer[] = [];
  let have = 0;
  let need = -1;
  let ok = true;
  const next = () => {
    if (over()) return;
    pending = [];
    have = 0;
    need = -1;
    sentAt = performance.now();
    socket.write(ask());
  };
  socket.on("data", (data: Buffer) => {
    pending.push(data);
    have += data.length;
    if (need < 0) {
      const whole = pending.length === 1 ? data : Buffer.concat(pending);
      const end = whole.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = whole.toString("latin1", 0, end);
      const length = /content-length: (\d+)/i.exec(head);
      if (!length) throw new Error(`an answer without content-length:\n${head}`);
      need = end + 4 + Number(length[1]);
      ok = /^HTTP\/1\.1 [23]/.test(head);
    }
    if (have < need) return;
    answered(performance.now() - sentAt, ok);
    if (pauseMs > 0) setTimeout(next, pauseMs * (0.5 + Math.random()));
    else next();
  });
  socket.on("error", () => undefined);
  if (pauseMs > 0) await wait((Math.random() * pauseMs) / 1000);
  next();
  return socket;
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

if (process.argv[1] === import.meta.filename) {
  const load = JSON.parse(await new Response(process.stdin as never).text()) as Load;
  process.stdout.write(JSON.stringify(await runLoad(load)));
}
