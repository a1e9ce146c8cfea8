/** A connection that ends itself when PostgreSQL does not answer in time: a server or a network that has gone silent must not keep anybody waiting. */
import pg from "pg";

/** A timer that comes so much too late tells of a process that stood still. */
const STOOD_STILL_MS = 200;

/** The class of connections that wait so long for the answer to a statement. The error of one that waited in vain has the code ETIMEDOUT. */
export function limitedClient(answerMs: number): typeof pg.Client {
  return class extends pg.Client {
    private timer: NodeJS.Timeout | undefined;
    private due = 0;

    constructor(settings?: pg.ClientConfig) {
      super(settings);
      const allAnswered = () => {
        clearTimeout(this.timer);
        this.timer = undefined;
      };
      this.connection.on("readyForQuery", () => this.waitOn());
      this.on("drain", allAnswered);
      this.on("end", allAnswered);
    }

    // Statements on one connection are answered in turn, so the time begins anew with each answer. All of them and the
    // connection end together: what came after the late one would wait for it as well.
    override query(...statement: unknown[]): never {
      this.due = this.timer ? this.due : performance.now() + answerMs;
      this.timer ??= setTimeout(() => this.giveUp(), answerMs);
      return super.query(...(statement as [never])) as never;
    }

    private waitOn(): void {
      this.due = performance.now() + answerMs;
      this.timer?.refresh();
    }

    /** When the process itself stood still, the answer may be here, unread: it is waited for once more. */
    private giveUp(): void {
      if (performance.now() - this.due > STOOD_STILL_MS) this.waitOn();
      else this.connection.stream.destroy(late(answerMs));
    }
  };
}

function late(answerMs: number): Error {
  return Object.assign(new Error(`PostgreSQL did not answer within ${answerMs} ms`), { code: "ETIMEDOUT" });
}
