import { Argument, Command } from 'commander';
import { expect, test } from 'vitest';
import { setFrench } from './cli-french.ts';

/** What a small program writes to the terminal for a command line. */
function written(...words: string[]): string {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  const program = setFrench(new Command('cli'))
    .configureOutput({ writeOut: write, writeErr: write })
    .exitOverride();
  program
    .command('import')
    .addArgument(new Argument('<folder>', 'le dossier').choices(['a', 'b']))
    .action(() => {});
  expect(() => program.parse(words, { from: 'user' })).toThrow();
  return text;
}

test.each([
  [['imporrt', 'a'], 'Commande inconnue : imporrt\n(Peut-être import ?)\n'],
  [['nothing-like-it'], 'Commande inconnue : nothing-like-it\n'],
  [['import', 'a', '--fast'], 'Option inconnue : --fast\n'],
  [['import'], 'Il manque <folder>.\n'],
  [['import', 'a', 'b'], 'Il y a trop de mots dans cette commande.\n'],
  [['import', 'c'], '<folder> ne peut être c. Au choix : a, b.\n'],
])('a wrong command line is rejected in French: %j', (words, expected) => {
  expect(written(...words)).toBe(expected);
});

test('the help is in French', () => {
  const help = written('import', '--help');
  expect(help).toContain('le dossier (au choix : a, b)');
  expect(help).toContain('afficher cette aide');
  expect(help).not.toMatch(/choices|display|Commands:/);
});
