import type { Command } from 'commander';
import { needs, print, table } from './output.ts';

/** Commands on the collection of described people that the match is measured on; they work in a checkout only. */
export function addCommands(program: Command): void {
  const collection = program
    .command('collection')
    .description('personnes décrites, sur lesquelles se mesurent les recherches');

  const missing = collection
    .command('missing')
    .description('dire ce qui n’est pas encore jugé : questions sans réponse, idées sans note')
    .argument('[catalogue]', 'dossier du catalogue', 'content/catalogue')
    .option('--list', 'nommer les questions et les idées')
    .action(async (catalogue: string, { list = false }: { list?: boolean }, command: Command) => {
      const { missingFrom } = await import('../../tests/collection/missing.ts');
      print(command, missingFrom(catalogue), ({ people, outdated }) => {
        const rows = people.map(({ person, questions, ideas }) =>
          list
            ? [person, questions.join(' '), ideas.join(' ')]
            : [person, questions.length, ideas.length],
        );
        const whole = people.filter(
          ({ questions, ideas }) => questions.length + ideas.length === 0,
        );
        return [
          table(['personne', 'questions sans réponse', 'idées sans note'], rows),
          `${people.length} personnes, dont ${whole.length} jugées en entier.`,
          `Hors du catalogue : ${outdated.answers} réponses, ${outdated.ideas} idées jugées.`,
        ].join('\n');
      });
    });
  needs('nothing', missing);

  collection
    .command('tiles')
    .description(
      'dire quelles cases du carré du site ne sont pas encore notées, requête par requête',
    )
    .option('--list', 'nommer les idées, par ordre alphabétique')
    .action(async ({ list = false }: { list?: boolean }, command: Command) => {
      const { missingTiles } = await import('../../tests/collection/tiles.ts');
      print(command, await missingTiles(), (queries) => {
        const open = queries.filter(({ ideas }) => ideas.length > 0);
        const count = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
        return [
          table(
            ['requête', 'cases', 'sans note'],
            open.map(({ query, shown, ideas }) => [
              query,
              shown,
              list ? ideas.join(' ') : ideas.length,
            ]),
          ),
          `${count(queries.map(({ shown }) => shown))} cases pour ${queries.length} requêtes, dont ${count(queries.map(({ ideas }) => ideas.length))} sans note.`,
        ].join('\n');
      });
    });
}
