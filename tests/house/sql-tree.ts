/** What the rules over SQL look at in the tree that PostgreSQL's parser (libpg-query) makes of a text. */
import { parse } from "libpg-query";

export interface Relation {
  relname: string;
}
export interface Constraint {
  contype: string;
  conname?: string;
  skip_validation?: boolean;
  indexname?: string;
  raw_expr?: Record<string, { arg?: object; funcname?: Array<{ String: { sval: string } }> }>;
}
export interface Command {
  subtype: string;
  name?: string;
  def?: {
    Constraint?: Constraint;
    ColumnDef?: {
      typeName: { names: Array<{ String: { sval: string } }> };
      constraints?: Array<{ Constraint: Constraint }>;
    };
  };
}
export interface Statement {
  relation?: Relation;
  into?: { rel: Relation };
  newname?: string;
  concurrent?: boolean;
  if_not_exists?: boolean;
  missing_ok?: boolean;
  removeType?: string;
  cmds?: Array<{ AlterTableCmd: Command }>;
}

/** The statements of a text in their order, each with its kind, such as 'AlterTableStmt'. */
export async function statementsOf(text: string): Promise<Array<[kind: string, Statement]>> {
  const { stmts = [] } = await parse(text);
  return stmts.flatMap(({ stmt }) => Object.entries(stmt as object) as Array<[string, Statement]>);
}
