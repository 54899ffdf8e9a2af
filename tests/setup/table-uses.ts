import { parseSync } from '@swc/core';

/** A table or view that a file names in SQL or in a query builder. */
export type TableUse = { table: string; isWrite: boolean };

export type Source = { path: string; text: string };

/** A function of the database, that of a trigger included, with the text that it runs. */
export type DatabaseFunction = { name: string; body: string };

type Node = Record<string, unknown> & { type?: string };

const WRITE_STATEMENTS =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|copy|lock\s+table|truncate(?:\s+table)?|(?:drop|alter)\s+table(?:\s+if\s+exists)?)\s+(?:only\s+)?((?:\?\?|[\w.$]+)(?:\s*,\s*[\w.$]+)*)/gi;
const READ_CLAUSES =
  /\b(?:from|join|using)\b(.*?)(?=\b(?:where|group|order|having|limit|union|except|intersect|returning|window|set|select|from|join|using)\b|$)/gis;
const SOURCE_NAME = /(?:^|,)\s*(?:only\s+|lateral\s+)*(\?\?|[\w.$]+)/gi;
const WRITE_METHODS = /^(insert|update|upsert|delete|del|truncate|merge|increment|decrement|into)$/;
const SOURCE_METHODS = /^(from|into|table|using|\w*[jJ]oin)$/;
/** What every statement and every connection is called by: other files need not be read. */
const ANY_SQL =
  /\b(?:db|trx|database|transaction|connection)[(<]|\b(?:insert\s+into|delete\s+from|merge\s+into|update\s+\S+\s+(?:as\s+\w+\s+)?set|truncate|(?:lock|drop|alter)\s+table|copy\b.+\b(?:from|to)|select\b[^;]*\bfrom|batchInsert)\b/i;
/** What connections are called where they are used most; any other function may be one too, see `readSource`. */
const CONNECTION = /^(db|trx|database|transaction|connection)$/;
/** What only a query builder, or a promise of its rows, is asked. */
const BUILDER_METHODS =
  /^(await|then|select|first|pluck|insert|update|upsert|delete|del|truncate|merge|onConflict|increment|decrement|returning|count\w*|max|min|sum|distinct|(?:or|and)?[wW]here\w*|having|groupBy\w*|orderBy\w*|limit|offset|forUpdate|\w*[jJ]oin|clone|stream|toSQL|transacting)$/;
const STORE = /\.store\.server\.ts$/;
/** What a template or a query builder fills in. */
const DYNAMIC = /^(\$|\?\?)$/;

/**
 * The tables of a TypeScript file, out of those that exist. Where a statement takes its table from a variable, every
 * text of the file that is a table's name counts as such a table.
 */
export function tableUses({ path, text }: Source, tables: ReadonlySet<string>): TableUse[] {
  if (!STORE.test(path) && !ANY_SQL.test(text) && !mayCallBuilder(text, tables)) return [];
  const { literals, calls } = readSource({ path, text });
  const found = [...literals.flatMap(usesInSql), ...calls];
  const dynamic = found.filter(({ table }) => DYNAMIC.test(table));
  const named = found.filter(({ table }) => tables.has(table));
  if (dynamic.length === 0) return named;
  const isWrite = dynamic.some((use) => use.isWrite);
  return named.concat(
    literals.filter((name) => tables.has(name)).map((table) => ({ table, isWrite })),
  );
}

/** The database functions that the SQL of a TypeScript file calls, out of those that exist. */
export function functionCalls({ path, text }: Source, functions: ReadonlySet<string>): string[] {
  if (![...functions].some((name) => text.includes(name))) return [];
  return callsInSql(readSource({ path, text }).literals, functions);
}

/** The tables that a function of the database uses, out of those that exist. */
export function tableUsesOf({ body }: DatabaseFunction, tables: ReadonlySet<string>): TableUse[] {
  return statementsOf(body)
    .flatMap(usesInSql)
    .filter(({ table }) => tables.has(table));
}

/** The functions that a function of the database calls, out of those that exist. */
export function functionCallsOf(
  { body }: DatabaseFunction,
  functions: ReadonlySet<string>,
): string[] {
  return callsInSql(statementsOf(body), functions);
}

/** The body of a function, and its texts, which may be statements to `execute`. */
function statementsOf(body: string): string[] {
  const texts = body.replace(/--.*$/gm, '').matchAll(/'((?:[^']|'')*)'/g);
  return [body, ...[...texts].map(([, text]) => text!.replaceAll("''", "'"))];
}

function callsInSql(statements: readonly string[], functions: ReadonlySet<string>): string[] {
  return statements
    .flatMap((statement) => [...plainSql(statement).matchAll(/([\w.$]+)\s*\(/g)])
    .map(([, name]) => bare(name!))
    .filter((name) => functions.has(name));
}

/** Whether a table's name follows a parenthesis, or a colon as in `{ i: 'idea' }`. */
function mayCallBuilder(text: string, tables: ReadonlySet<string>): boolean {
  return [...text.matchAll(/[(:]\s*['"`]([\w.]+)/g)].some(([, name]) => tables.has(name!));
}

/** A statement without comments, quotes and what is between single ones. */
function plainSql(literal: string): string {
  return literal
    .replace(/--.*$/gm, '')
    .replaceAll('"', '')
    .replace(/'(\w+)'::regclass/g, '(select from $1)')
    .replace(/'[^']*'/g, "''");
}

function usesInSql(literal: string): TableUse[] {
  const sql = plainSql(literal)
    .replace(/\bdo\s+update\b/gi, '')
    .replace(/\bfor\s+(?:no\s+key\s+)?update\b/gi, ' where ');
  return levels(sql).flatMap((level) => [
    ...[...level.matchAll(WRITE_STATEMENTS)].flatMap(([, names]) =>
      names!.split(',').map((name) => ({ table: bare(name), isWrite: true })),
    ),
    ...[...level.matchAll(READ_CLAUSES)].flatMap(([, clause]) =>
      [...clause!.matchAll(SOURCE_NAME)].map(([, name]) => ({
        table: bare(name!),
        isWrite: false,
      })),
    ),
  ]);
}

/** A statement without what is in parentheses, and each of those parts alike. */
function levels(sql: string): string[] {
  const parts: string[] = [];
  let outer = sql;
  for (let left = ''; left !== outer; ) {
    left = outer;
    outer = outer.replace(/\(([^()]*)\)/g, (_, inner: string) => {
      parts.push(inner);
      return ' ';
    });
  }
  return [...parts, outer];
}

function bare(name: string): string {
  return name.trim().replace(/^public\./, '');
}

/**
 * The texts of a file, a dollar where a template has a hole, and the tables that its calls name. A call with the name of
 * a table makes a query builder when it is used as one, when its function is a connection by its name or a parameter
 * that could be one, and always in a store.
 */
function readSource({ path, text }: Source): { literals: string[]; calls: TableUse[] } {
  const literals: string[] = [];
  const calls: TableUse[] = [];
  const parameters = new Set<string>();
  const visit = (node: unknown, methods: readonly string[]): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, []);
    if (!isNode(node) || Array.isArray(node)) return;
    if (node.type === 'StringLiteral') literals.push(node.value as string);
    if (node.type === 'TemplateLiteral') literals.push(templateText(node));
    if (node.params) for (const name of identifiers(node.params)) parameters.add(name);
    if (node.type === 'AwaitExpression') visit(node.argument, ['await']);
    else if (node.type === 'CallExpression') visitCall(node, methods);
    else for (const key in node) if (key !== 'span') visit(node[key], []);
  };
  const visitCall = (node: Node, methods: readonly string[]): void => {
    const [callee, args] = [node.callee as Node, node.arguments as { expression: Node }[]];
    const method = callee.type === 'MemberExpression' && (callee.property as Node).value;
    if (method === 'batchInsert') calls.push(...tablesOf(args[0]?.expression, true));
    else if (typeof method === 'string' && SOURCE_METHODS.test(method))
      calls.push(...tablesOf(args[0]?.expression, false));
    else calls.push(...builtBy(callee, args[0]?.expression, methods));
    if (typeof method === 'string') visit(callee.object, [...methods, method]);
    else visit(callee, []);
    visit(args, []);
  };
  const builtBy = (callee: Node, argument: Node | undefined, methods: readonly string[]) => {
    const isWrite = methods.some((method) => WRITE_METHODS.test(method));
    const name = callee.type === 'Identifier' ? (callee.value as string) : '';
    const named = tablesOf(argument, isWrite);
    if (CONNECTION.test(name)) return named.length > 0 ? named : [{ table: '??', isWrite }];
    const isBuilder =
      parameters.has(name) ||
      (name !== '' && STORE.test(path)) ||
      methods.some((method) => BUILDER_METHODS.test(method));
    return isBuilder ? named : [];
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }), []);
  return { literals, calls };
}

/** Every name within the parameters of a function. */
function identifiers(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(identifiers);
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [node.value as string];
  return Object.values(node).flatMap(identifiers);
}

/** The tables in the first argument of a query builder: `'idea'`, `'idea as i'` or `{ i: 'idea' }`. */
function tablesOf(argument: Node | undefined, isWrite: boolean): TableUse[] {
  if (argument?.type === 'StringLiteral') {
    return [{ table: (argument.value as string).split(' ')[0]!, isWrite }];
  }
  if (argument?.type === 'TemplateLiteral') {
    return [{ table: templateText(argument).split(' ')[0]!, isWrite }];
  }
  if (argument?.type !== 'ObjectExpression') return [];
  return (argument.properties as Node[]).flatMap(({ value }) => tablesOf(value as Node, isWrite));
}

function templateText(node: Node): string {
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('$');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
