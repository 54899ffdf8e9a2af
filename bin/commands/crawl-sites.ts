import { Argument, type Command, Option } from 'commander';
import {
  configureSite,
  findSite,
  listSites,
  rereadSite,
  startRun,
  stopRun,
} from '#modules/catalogue/crawl/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';

const STATES = {
  idle: 'au repos',
  paused: 'en pause',
  under_way: 'en cours',
  waiting: 'en attente',
} as const;

const merchant = () =>
  new Argument('<numéro>', 'de la boutique, donné par crawl sites').argParser(readNumber);

/** Commands on the crawls of sites, which the worker does. */
export function addSiteCommands(crawl: Command): void {
  crawl
    .command('sites')
    .description('lister les boutiques, et où en est leur visite')
    .action(async (_options, command: Command) => {
      print(command, await listSites({ limit: 1000, offset: 0 }), (sites) =>
        table(
          ['numéro', 'nom', 'hôte', 'état', 'pages', 'produits', 'à voir'],
          sites.map((one) => [
            one.merchant_id,
            one.name,
            one.host,
            STATES[one.state],
            one.pages,
            one.products,
            one.due,
          ]),
        ),
      );
    });

  crawl
    .command('start')
    .description('commencer la visite d’une boutique, à ses heures')
    .addArgument(merchant())
    .option('--again', 'redemander toutes les pages, même celles qui viennent d’être lues')
    .action(async (id: number, { again = false }: { again?: boolean }, command: Command) => {
      const started = await startRun(id, { again });
      if (!started.ok) {
        throw new OperatorError(
          started.reason === 'no_site'
            ? `Aucune boutique n’a de site sous le numéro ${id}.`
            : 'La visite de cette boutique est déjà en cours.',
        );
      }
      print(command, { id }, () => `La visite de la boutique ${id} commence.`);
    });

  crawl
    .command('stop')
    .description('arrêter la visite d’une boutique ; la suivante reprend où elle en était')
    .addArgument(merchant())
    .action(async (id: number, _options, command: Command) => {
      if (!(await stopRun(id)))
        throw new OperatorError('Aucune visite de cette boutique n’est en cours.');
      print(command, { id }, () => `La visite de la boutique ${id} est arrêtée.`);
    });

  crawl
    .command('reread')
    .description('relire les pages gardées d’une boutique, sans rien lui redemander')
    .addArgument(merchant())
    .action(async (id: number, _options, command: Command) => {
      print(command, await rereadSite(id), ({ pages, changed }) => {
        return `${pages} pages relues, ${changed} idées changées.`;
      });
    });

  crawl
    .command('configure')
    .description('régler la visite d’une boutique')
    .addArgument(merchant())
    .option('--start-url <url>', 'adresse où la visite commence')
    .addOption(
      new Option('--hours <heures>', 'heures de Paris, comme 00:00-06:00').argParser(readHours),
    )
    .addOption(new Option('--delay <secondes>', 'entre deux demandes').argParser(Number))
    .addOption(new Option('--budget <demandes>', 'par jour').argParser(readNumber))
    .option('--automatic', 'chaque nuit')
    .option('--scripts', 'lire les pages une fois leurs scripts passés, par Chromium')
    .option('--no-scripts', 'lire les pages telles que le site les donne')
    .option('--no-automatic', 'seulement quand quelqu’un le demande')
    .action(async (id: number, options: ConfigureOptions, command: Command) => {
      const { startUrl, hours, delay, budget, automatic, scripts } = options;
      if (delay !== undefined && !(delay >= 0 && delay <= 3600)) {
        throw new OperatorError('Le délai est de 0 à 3600 secondes.');
      }
      const configured = await configureSite(id, {
        ...(startUrl !== undefined && { start_url: startUrl }),
        ...(hours && { window_start: hours.start, window_end: hours.end }),
        ...(delay !== undefined && { delay_ms: Math.round(delay * 1000) }),
        ...(budget !== undefined && { daily_budget: budget }),
        ...(automatic !== undefined && { automatic }),
        ...(scripts !== undefined && { with_scripts: scripts }),
      });
      if (!configured.ok) throw new OperatorError(REJECTIONS[configured.reason]);
      print(command, await findSite(id), () => `La visite de la boutique ${id} est réglée.`);
    });
}

type ConfigureOptions = {
  startUrl?: string;
  hours?: { start: number; end: number };
  delay?: number;
  budget?: number;
  automatic?: boolean;
  scripts?: boolean;
};

const REJECTIONS = {
  changed_meanwhile: 'Quelqu’un a changé ces réglages entre-temps.',
  unknown_site: 'Aucune boutique n’a de site sous ce numéro.',
  invalid_url: 'L’adresse de départ n’est pas une adresse http ou https.',
  other_site: 'L’adresse de départ n’est pas sur le site de cette boutique.',
};

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new OperatorError(`« ${text} » n’est pas un nombre entier d’au moins 1.`);
  return Number(text);
}

function readHours(text: string): { start: number; end: number } {
  const [, fromHour, fromMinute, toHour, toMinute] =
    /^(\d\d):([0-5]\d)-(\d\d):([0-5]\d)$/.exec(text) ?? [];
  const start = Number(fromHour) * 60 + Number(fromMinute);
  const end = Number(toHour) * 60 + Number(toMinute);
  if (!(start < 1440 && end >= 1 && end <= 1440 && start !== end)) {
    throw new OperatorError('Les heures s’écrivent comme 00:00-06:00.');
  }
  return { start, end };
}
