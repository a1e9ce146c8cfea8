/** A connection that ends itself when PostgreSQL does not answer in time: a server or a network that has gone silent must not keep anybody waiting. */
import pg from "pg";

/** The class of connections that wait so long for the answer to a statement. The error of one that waited in vain has the code ETIMEDOUT. */
export function limitedClient(answerMs: number): typeof pg.Client {
  return class extends pg.Client {
    private timer: NodeJS.Timeout | undefined;

    constructor(settings?: pg.ClientConfig) {
      super(settings);
      const answered = () => clearTimeout(this.timer);
      this.on("drain", answered);
      this.on("end", answered);
    }

    // Statements on one connection are answered in turn, so the time begins anew with each. All of them and the
    // connection end together: what came after the late one would wait for it as well.
    override query(...statement: unknown[]): never {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.connection.stream.destroy(late(answerMs)), answerMs);
      return super.query(...(statement as [never])) as never;
    }
  };
}

function late(answerMs: number): Error {
  return Object.assign(new Error(`PostgreSQL did not answer within ${answerMs} ms`), { code: "ETIMEDOUT" });
}
