import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import {
  checkPictures,
  choosePapers,
  drawContactSheet,
  renderPictures,
} from '#modules/catalogue/pictures/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { print } from './output.ts';
import { ProgressBar } from './progress.ts';

/** Commands on the pictures of ideas. */
export function addCommands(program: Command): void {
  const images = program.command('images').description('images des idées');

  images
    .command('render [names...]')
    .description(
      'dessiner les images, toutes ou celles qui sont nommées, qui ne le sont pas encore (sinon chacune l’est à la première demande)',
    )
    .option('--force', 'les redessiner toutes')
    .action(async (names: string[], { force = false }: { force?: boolean }, command: Command) => {
      const bar = new ProgressBar();
      const result = await renderPictures({
        ...(names.length > 0 && { names }),
        force,
        onProgress: (done, total) => bar.show('images', done, total),
      }).finally(() => bar.clear());
      print(
        command,
        result,
        ({ drawn, kept, invalid }) =>
          `${drawn} images dessinées, ${kept} déjà là, ${invalid} sans recette.`,
      );
    });

  images
    .command('check')
    .description('lister les idées dont l’image ne peut être dessinée')
    .action(async (_options, command: Command) => {
      const wrong = await checkPictures();
      if (wrong.length > 0) {
        const lines = wrong.map(({ image, keys }) => `${image} : ${keys.join(', ')}`);
        throw new OperatorError(`Images sans recette valable :\n${lines.join('\n')}`);
      }
      print(command, [], () => 'Toutes les images peuvent être dessinées.');
    });

  images
    .command('papers')
    .description(
      'donner aux images des idées génériques le papier de leur thème (fait chaque nuit)',
    )
    .action(async (_options, command: Command) => {
      const changed = await choosePapers();
      print(command, { changed }, () => `Images sur un autre papier : ${changed}.`);
    });

  images
    .command('sheet <file> [shapes...]')
    .description('dessiner une planche des formes découpées (toutes, ou celles qui sont nommées)')
    .action(async (file: string, shapes: string[], _options, command: Command) => {
      await writeFile(file, await drawContactSheet(shapes));
      print(command, { file }, () => `Planche dessinée : ${file}`);
    });
}
