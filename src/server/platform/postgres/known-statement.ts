/** Named statements without the driver's detours: PostgreSQL describes the columns of one once for each connection, not with every answer. */
import pg from "pg";
import { serialize } from "pg-protocol";

export interface NamedStatement {
  name: string;
  text: string;
  values?: unknown[];
}

/** What a result learns from a description of columns. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

const RUN = Buffer.concat([serialize.execute({}), serialize.sync()]);

type Answered = (error: Error | null, result: pg.QueryResult) => void;

/** The driver's own class (pg/lib/query.js), of which its types tell less. */
interface DriverQuery {
  name: string;
  text: string;
  values: unknown[] | undefined;
  callback: Answered;
  _result: pg.QueryResult & Columns;
  _accumulateRows: boolean;
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
  handleError(error: Error, connection: pg.Connection): void;
  submit(connection: pg.Connection): void;
}
const DriverQuery = pg.Query as unknown as new (text: string) => DriverQuery;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/** Of a connection, because another one may have prepared a statement before a migration and this one after it. */
const columnsByConnection = new WeakMap<pg.Connection, Map<string, Columns>>();

function columnsOf(connection: pg.Connection): Map<string, Columns> {
  const known = columnsByConnection.get(connection) ?? new Map<string, Columns>();
  columnsByConnection.set(connection, known);
  return known;
}

class KnownStatement extends DriverQuery {
  private columns: Map<string, Columns> | undefined;

  constructor({ name, text, values }: NamedStatement, callback: Answered) {
    // Told afterwards: given to the driver, all of it would be copied property by property.
    super("");
    this.name = name;
    this.text = text;
    this.values = values;
    this.callback = callback;
  }

  override prepare(connection: pg.Connection): void {
    this.columns = columnsOf(connection);
    const columns = this.columns.get(this.name);
    if (columns) this.run(connection, columns);
    else super.prepare(connection);
  }

  private run(connection: pg.Connection, columns: Columns): void {
    Object.assign(this._result, columns);
    this._accumulateRows = true;
    try {
      const bind = serialize.bind({ statement: this.name, values: this.values, valueMapper: prepareValue } as never);
      connection.stream.write(Buffer.concat([bind, RUN]));
    } catch (error) {
      connection.sync();
      this.handleError(error as Error, connection);
    }
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.columns?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Runs a statement on a connection of a pipeline. The stack of its error leads to whoever asked, as with the driver's own queries. */
export async function runKnown(client: pg.PoolClient, statement: NamedStatement): Promise<pg.QueryResult> {
  try {
    return await new Promise<pg.QueryResult>((resolve, reject) => {
      client.query(new KnownStatement(statement, (error, result) => (error ? reject(error) : resolve(result))));
    });
  } catch (error) {
    Error.captureStackTrace(error as Error);
    throw error;
  }
}
