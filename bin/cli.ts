import { readdirSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { printFailure } from '#modules/platform/shared.ts';
import { setFrench } from './cli-french.ts';
import { needOf } from './commands/output.ts';
import type { SiteDatabase } from './postgres/site-database.ts';

const EXIT_FAILURE = 1;
const EXIT_USAGE = 2;
const EXIT_INTERRUPTED = 130;
const EXIT_TERMINATED = 143;

type Area = { addCommands?: (program: Command) => void };

/** The commands of each area are in bin/commands/AREA.ts. */
async function buildProgram(): Promise<Command> {
  const program = setFrench(new Command('npm run cli --'))
    .description('Commandes sur le site que DATABASE_URL ou DATA_DIR désigne, qu’il tourne ou non.')
    .option('--json', 'écrire les données en JSON')
    .showHelpAfterError()
    .helpCommand('help [commande]', 'lister toutes les commandes, ou afficher l’aide de l’une');
  const folder = new URL('./commands/', import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ts') || file.includes('.test.')) continue;
    const area = (await import(new URL(file, folder).href)) as Area;
    area.addCommands?.(program);
  }
  for (const command of everyCommand(program)) {
    command.exitOverride();
    if (command !== program) command.option('--json', 'écrire les données en JSON');
  }
  program.addHelpText('after', () => `\nToutes les commandes :\n${listing(program)}`);
  return program;
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

function listing(program: Command): string {
  const lines = everyCommand(program)
    .filter((command) => command.commands.length === 0)
    .map((command) => {
      const words = [
        command.name(),
        ...command.registeredArguments.map((argument) => `<${argument.name()}>`),
      ];
      for (let parent = command.parent; parent && parent !== program; parent = parent.parent) {
        words.unshift(parent.name());
      }
      return [words.join(' '), command.description()] as const;
    });
  const width = Math.max(...lines.map(([words]) => words.length));
  return lines.map(([words, description]) => `  ${words.padEnd(width)}  ${description}`).join('\n');
}

/** Runs one command line. @returns the exit code. */
async function main(): Promise<number> {
  const interruption = new AbortController();
  const { signal } = interruption;
  let opening: Promise<SiteDatabase> | undefined;
  try {
    const program = await buildProgram();
    const { untilAborted } = await import('#modules/platform/index.server.ts');
    program.hook('preAction', async (_program, command) => {
      const need = needOf(command);
      if (need === 'nothing') return;
      process.once('SIGINT', () => interruption.abort(EXIT_INTERRUPTED));
      process.once('SIGTERM', () => interruption.abort(EXIT_TERMINATED));
      const { openSiteDatabase, prepareDatabase } = await import('./postgres/site-database.ts');
      opening = openSiteDatabase(signal);
      await opening;
      if (need === 'up to date') await prepareDatabase();
    });
    await untilAborted(program.parseAsync(), signal);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (signal.aborted) return signal.reason;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
    printFailure(error);
    return EXIT_FAILURE;
  } finally {
    // An interrupted command too stops the database that it started; what was not committed is rolled back.
    const database = await opening?.catch(() => null);
    if (database && !signal.aborted) {
      const { closePlatform } = await import('#modules/platform/index.server.ts');
      await closePlatform();
    }
    await database?.close();
  }
}

// A reader that stops early (`| head`) makes no command fail.
process.stdout.on('error', () => {});
const code = await main();
// What a pipe has not taken yet would be lost.
await new Promise((flushed) => process.stdout.write('', flushed));
// A command may leave timers behind (pools, locks): its end is the end of the process.
process.exit(code);
