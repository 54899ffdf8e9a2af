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

/** Rows of text under their titles, in columns; what is empty says so. */
export function table(titles: readonly string[], rows: readonly (readonly unknown[])[]): string {
  if (rows.length === 0) return '(none)';
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

const WITHOUT_DATABASE = new WeakSet<Command>();

/** Marks a command that runs without the database: none is started for it. */
export function withoutDatabase(command: Command): Command {
  WITHOUT_DATABASE.add(command);
  return command;
}

export function needsDatabase(command: Command): boolean {
  return !WITHOUT_DATABASE.has(command);
}
