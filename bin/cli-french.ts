import { type Command, Help } from 'commander';

const TITLES: Record<string, string> = {
  'Usage:': 'Usage :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
};

const ERRORS: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown command '(.*)'/, 'Commande inconnue : $1'],
  [/^error: unknown option '(.*)'/, 'Option inconnue : $1'],
  [/^error: missing required argument '(.*)'/, 'Il manque <$1>.'],
  [/^error: too many arguments.*/, 'Il y a trop de mots dans cette commande.'],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/m,
    '<$2> ne peut être $1. Au choix : $3.',
  ],
  [/\(Did you mean (?:one of )?(.*)\?\)/, '(Peut-être $1 ?)'],
];

/** An error message of commander in French; an unknown one stays as it is. */
export function frenchError(message: string): string {
  return ERRORS.reduce((text, [english, french]) => text.replace(english, french), message);
}

/** Makes the help and errors of a program, and of commands added to it later, French. */
export function setFrench(program: Command): Command {
  return program
    .helpOption('-h, --help', 'afficher cette aide')
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      commandUsage: (command) =>
        new Help().commandUsage(command).replace('[command]', '[commande]'),
      argumentDescription: ({ description, argChoices }) =>
        argChoices ? `${description} (au choix : ${argChoices.join(', ')})` : description,
    })
    .configureOutput({ outputError: (message, write) => write(frenchError(message)) });
}
