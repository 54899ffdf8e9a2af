import type { Problem } from '../exchange/shared.ts';
import type { Row } from './rows.server.ts';

/** Twins of which an idea is missing, and those given in both orders. */
export function findTwinProblems(
  twins: readonly Row[],
  ideas: ReadonlySet<string | null | undefined>,
): Problem[] {
  const first = new Map<string, number>();
  return twins.flatMap((row) => {
    const keys = [keyOf(row, ''), otherIdeaKey(row)] as const;
    const problems = (['', 'other_'] as const).flatMap((which, place) =>
      ideas.has(keys[place])
        ? []
        : [problem(row, `${which}id_within_merchant`, `l’idée ${keys[place]} n’existe pas`)],
    );
    const line = first.get(JSON.stringify(keys.toReversed()));
    first.set(JSON.stringify(keys), first.get(JSON.stringify(keys)) ?? row.line);
    if (line !== undefined && keys[0] !== keys[1]) {
      problems.push(problem(row, null, `mêmes idées que la ligne ${line}, dans l’autre ordre`));
    }
    return problems;
  });
}

/** The compact key of the second idea of a row. */
export function otherIdeaKey(row: Row): string {
  return keyOf(row, 'other_');
}

function keyOf({ cells }: Row, which: string): string {
  return `${cells[`${which}merchant_id`]}:${cells[`${which}id_within_merchant`]}`;
}

function problem({ line }: Row, column: string | null, reason: string): Problem {
  return { file: 'idea_twins.csv', line, column, reason };
}
