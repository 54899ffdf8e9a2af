import type { Command } from 'commander';

/**
 * Prints the result of a command: as JSON when `--json` was given, else as `readable` writes it.
 *
 * @param command the command that ran (commander hands it to every action as last argument).
 */
export function print<T>(command: Command, result: T, readable: (result: T) => string): void {
  const { json } = command.optsWithGlobals<{ json?: boolean }>();
  console.log(json ? JSON.stringify(result, null, 2) : readable(result));
}

/** Rows of text under their titles, in columns; « (rien) » without rows. */
export function table(titles: readonly string[], rows: readonly (readonly unknown[])[]): string {
  if (rows.length === 0) return '(rien)';
  const cells = [titles, ...rows].map((row) => row.map((cell) => String(cell ?? '')));
  const widths = titles.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What a command asks of the database before it runs. */
type Need = 'nothing' | 'reachable' | 'up to date';

const NEEDS = new WeakMap<Command, Need>();

/** Declares what a command asks of the database; by default, that it is up to date. */
export function needs(need: Need, command: Command): Command {
  NEEDS.set(command, need);
  return command;
}

export function needOf(command: Command): Need {
  return NEEDS.get(command) ?? 'up to date';
}
