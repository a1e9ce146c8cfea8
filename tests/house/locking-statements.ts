/** Finds the statements of migrations that hold a table in use for as long as all its rows are read or written, by PostgreSQL's own parser; what holds what is told by postgresql.org/docs/current/sql-altertable.html. */
import { type Command, type Constraint, type Statement, statementsOf } from "./sql-tree.ts";

export interface MigrationText {
  name: string;
  text: string;
}

/** These have few rows, whoever uses the portal. */
const SMALL =
  /^(settings|plans|states|state_names|categories|subcategories|functional_areas|qualifications|reference_files|receipt_counters|job_workers)$/;
const REWRITES = /^AT_(AlterColumnType|SetExpression|SetTableSpace|SetLogged|SetUnLogged|SetAccessMethod|AddIdentity)$/;
const HOLDS: Record<string, string> = {
  UpdateStmt: "update: in portions, by a job",
  DeleteStmt: "delete: in portions, by a job",
  DoStmt: "do: what it does cannot be read",
  LockStmt: "lock table",
  ClusterStmt: "cluster",
  ReindexStmt: "reindex",
  RefreshMatViewStmt: "refresh materialized view",
};

/** What is wrong, file by file in their order; a check of one file that a later one has validated is known there. */
export async function findLocking(files: readonly MigrationText[]): Promise<Array<{ name: string; wrong: string[] }>> {
  const nonNullChecks = new Map<string, string>();
  const proven = new Set<string>();
  const found: Array<{ name: string; wrong: string[] }> = [];
  for (const { name, text } of files) {
    const statements = await statementsOf(text);
    const made = new Set<string>();
    const isFree = (table = "") => made.has(table) || SMALL.test(table);
    const wrong = statements.flatMap(([kind, statement]): string[] => {
      const table = statement.relation?.relname ?? "";
      if (kind === "CreateStmt") made.add(table);
      if (kind === "CreateTableAsStmt") made.add(statement.into!.rel.relname);
      if (kind === "RenameStmt" && made.has(table)) made.add(statement.newname!);
      if (isFree(table)) return [];
      if (kind === "IndexStmt" || (kind === "DropStmt" && statement.removeType === "OBJECT_INDEX"))
        return ofIndex(kind, statement, statements.length);
      if (kind === "AlterTableStmt") {
        const commands = statement.cmds!.map(({ AlterTableCmd }) => AlterTableCmd);
        return commands.flatMap((command) =>
          ofCommand(command, { table, nonNullChecks, proven, isAlone: isOnlyValidation(statements) }),
        );
      }
      return HOLDS[kind] ? [HOLDS[kind]] : [];
    });
    if (wrong.length) found.push({ name, wrong });
  }
  return found;
}

function ofIndex(kind: string, { concurrent, if_not_exists, missing_ok }: Statement, statements: number): string[] {
  const verb = kind === "IndexStmt" ? "create index" : "drop index";
  if (!concurrent) return verb === "create index" ? [`${verb} without concurrently`] : [];
  const isRepeatable = if_not_exists || missing_ok;
  return statements === 1 && isRepeatable ? [] : [`${verb} concurrently: alone in its file, with if (not) exists`];
}

interface Known {
  table: string;
  nonNullChecks: Map<string, string>;
  proven: Set<string>;
  isAlone: boolean;
}

function ofCommand({ subtype, name, def }: Command, { table, nonNullChecks, proven, isAlone }: Known): string[] {
  if (REWRITES.test(subtype)) return [`${subtype}: another column, filled by a job`];
  if (subtype === "AT_SetNotNull")
    return proven.has(`${table}.${name}`)
      ? []
      : ["set not null: first a check (... is not null), not valid and then validated"];
  if (subtype === "AT_ValidateConstraint") {
    proven.add(nonNullChecks.get(`${table}.${name}`) ?? "");
    return isAlone ? [] : ["validate constraint: in a file of its own"];
  }
  if (subtype === "AT_AddConstraint") {
    const { contype, conname, skip_validation, indexname, raw_expr } = def!.Constraint!;
    const column = /"NullTest":\{"arg":\{"ColumnRef":\{"fields":\[\{"String":\{"sval":"(\w+)"/.exec(
      JSON.stringify(raw_expr ?? ""),
    )?.[1];
    if (column) nonNullChecks.set(`${table}.${conname}`, `${table}.${column}`);
    if (/CHECK|FOREIGN|NOTNULL/.test(contype)) return skip_validation ? [] : ["add constraint without not valid"];
    return indexname ? [] : ["add constraint with an index: using index, made concurrently before"];
  }
  if (subtype !== "AT_AddColumn") return [];
  const { typeName, constraints = [] } = def!.ColumnDef!;
  const isSerial = /serial/.test(typeName.names.at(-1)!.String.sval);
  return [
    ...(isSerial ? ["add column: serial"] : []),
    ...constraints.flatMap(({ Constraint }) => ofNewColumn(Constraint)),
  ];
}

function ofNewColumn({ contype, raw_expr }: Constraint): string[] {
  if (/CHECK|FOREIGN/.test(contype)) return ["add column with a constraint: added by itself, not valid"];
  if (/PRIMARY|UNIQUE|IDENTITY|GENERATED/.test(contype)) return [`add column: ${contype}`];
  return contype === "CONSTR_DEFAULT" && !isFixed(raw_expr!)
    ? ["add column with a default that differs from row to row"]
    : [];
}

/** Constants, and the time of the statement. */
function isFixed(expression: NonNullable<Constraint["raw_expr"]>): boolean {
  const [[kind, { arg, funcname }]] = Object.entries(expression) as [
    [string, { arg?: object; funcname?: Array<{ String: { sval: string } }> }],
  ];
  if (kind === "TypeCast") return isFixed(arg as typeof expression);
  return /^(A_Const|A_ArrayExpr|SQLValueFunction)$/.test(kind) || funcname?.at(-1)?.String.sval === "now";
}

function isOnlyValidation(statements: Array<[string, Statement]>): boolean {
  return statements.every(
    ([kind, { cmds = [] }]) =>
      kind === "CommentStmt" ||
      (kind === "AlterTableStmt" &&
        cmds.every(({ AlterTableCmd }) => AlterTableCmd.subtype === "AT_ValidateConstraint")),
  );
}
