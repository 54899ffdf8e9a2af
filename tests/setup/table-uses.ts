import { parseSync } from '@swc/core';

/** A table or view that a file names in SQL or in a query builder. */
export type TableUse = { table: string; isWrite: boolean };

export type Source = { path: string; text: string };

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
  /\b(?:db|trx|database)[(<]|\b(?:insert\s+into|delete\s+from|merge\s+into|update\s+\S+\s+(?:as\s+\w+\s+)?set|truncate|(?:lock|drop|alter)\s+table|copy\b.+\b(?:from|to)|select\b[^;]*\bfrom|batchInsert)\b/i;
/** In a store, whatever is called with a table's name counts as a query builder; elsewhere these do. */
const CONNECTION = /^(db|trx|database)$/;
const STORE = /\.store\.server\.ts$/;
/** What a template or a query builder fills in. */
const DYNAMIC = /^(\$|\?\?)$/;

/**
 * The tables of a TypeScript file, out of those that exist. Where a statement takes its table from a variable, every
 * text of the file that is a table's name counts as such a table.
 */
export function tableUses({ path, text }: Source, tables: ReadonlySet<string>): TableUse[] {
  if (!STORE.test(path) && !ANY_SQL.test(text)) return [];
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

function usesInSql(literal: string): TableUse[] {
  const sql = literal
    .replace(/--.*$/gm, '')
    .replaceAll('"', '')
    .replace(/'(\w+)'::regclass/g, '(select from $1)')
    .replace(/'[^']*'/g, "''")
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

/** The texts of a file, a dollar where a template has a hole, and the tables that its calls name. */
function readSource({ path, text }: Source): { literals: string[]; calls: TableUse[] } {
  const literals: string[] = [];
  const calls: TableUse[] = [];
  const visit = (node: unknown, methods: readonly string[]): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, []);
    if (!isNode(node)) return;
    if (node.type === 'StringLiteral') literals.push(node.value as string);
    if (node.type === 'TemplateLiteral') literals.push(templateText(node));
    const [callee, args] = [node.callee as Node, node.arguments as { expression: Node }[]];
    if (node.type === 'CallExpression' && callee.type === 'MemberExpression') {
      const method = (callee.property as Node).value as string;
      if (method === 'batchInsert') calls.push(...tablesOf(args[0]?.expression, true));
      if (SOURCE_METHODS.test(method)) calls.push(...tablesOf(args[0]?.expression, false));
      visit(callee.object, [...methods, method]);
      visit(args, []);
    } else if (node.type === 'CallExpression' && callee.type === 'Identifier') {
      const isWrite = methods.some((method) => WRITE_METHODS.test(method));
      const isConnection = CONNECTION.test(callee.value as string);
      const named = tablesOf(args[0]?.expression, isWrite);
      if (isConnection || STORE.test(path)) calls.push(...named);
      if (isConnection && named.length === 0) calls.push({ table: '??', isWrite });
      visit(args, []);
    } else {
      for (const key in node) if (key !== 'span') visit(node[key], []);
    }
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }), []);
  return { literals, calls };
}

/** The tables in the first argument of a query builder: `'idea'`, `'idea as i'` or `{ i: 'idea' }`. */
function tablesOf(argument: Node | undefined, isWrite: boolean): TableUse[] {
  if (argument?.type === 'StringLiteral') {
    return [{ table: (argument.value as string).split(' ')[0]!, isWrite }];
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
