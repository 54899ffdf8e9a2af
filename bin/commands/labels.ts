import type { Command } from 'commander';
import {
  activateLabelModel,
  listLabelModels,
  predictDueLabels,
  predictionsAbove,
  predictionsOfIdea,
  predictionsOfQuestion,
  requestTraining,
  trainLabelModel,
} from '#modules/catalogue/label-model/index.server.ts';
import {
  type LabelModelVersion,
  OBVIOUS_CHANCE,
  type PredictedLabel,
} from '#modules/catalogue/label-model/shared.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';

/** The most predictions that are listed. */
const LISTED = 50;

/** Commands on the labels that are predicted where nobody gave one. */
export function addCommands(program: Command): void {
  const labels = program
    .command('labels')
    .description('les réactions que le modèle devine là où personne n’en a donné');

  labels
    .command('list')
    .description('lister les versions du modèle, et dire laquelle sert')
    .action(async (_options, command: Command) => {
      print(command, await listLabelModels(), describeVersions);
    });

  labels
    .command('train')
    .description('entraîner une version tout de suite (la tâche de nuit le fait d’elle-même)')
    .option('--later', 'en confier le soin aux tâches du site, et rendre la main')
    .action(async ({ later }: { later?: boolean }, command: Command) => {
      if (later) {
        const enqueued = await requestTraining();
        return print(command, { enqueued }, () =>
          enqueued ? 'Les tâches du site s’en chargent.' : 'C’est déjà demandé.',
        );
      }
      print(command, await trainLabelModel(), (version) =>
        version
          ? describeVersions([version])
          : 'Trop peu d’idées ont des réactions pour apprendre quoi que ce soit.',
      );
    });

  labels
    .command('predict')
    .description('deviner tout de suite les réactions des idées nouvelles ou changées')
    .action(async (_options, command: Command) => {
      const ideas = await predictDueLabels();
      print(command, { ideas }, () => `Idées lues : ${ideas.toLocaleString('fr')}`);
    });

  labels
    .command('activate')
    .description('revenir à une version du modèle')
    .argument('<version>', 'numéro donné par labels list')
    .action(async (version: string, _options, command: Command) => {
      const id = readNumber(version);
      const done = await activateLabelModel(id);
      if (!done.ok) {
        throw new OperatorError(
          `Il n’y a pas de version ${id}. Les versions : npm run cli -- labels list`,
        );
      }
      print(command, { version: id }, () => `La version ${id} sert désormais.`);
    });

  labels
    .command('show')
    .description(
      `montrer les réactions devinées les plus sûres, ${LISTED} au plus : d’une idée, d’une question, ou de toutes`,
    )
    .option('--idea <numéro>', 'd’une idée')
    .option('--question <numéro>', 'd’une question')
    .action(async (options: { idea?: string; question?: string }, command: Command) => {
      print(command, await readPredictions(options), describePredictions);
    });
}

async function readPredictions({ idea, question }: { idea?: string; question?: string }) {
  if (idea !== undefined) return (await predictionsOfIdea(readNumber(idea))).slice(0, LISTED);
  if (question === undefined) return (await predictionsAbove(OBVIOUS_CHANCE, LISTED)).predictions;
  const page = { limit: LISTED, offset: 0 };
  return (await predictionsOfQuestion(readNumber(question), page)).predictions;
}

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} n’est pas un numéro.`);
  return Number(text);
}

function describeVersions(versions: readonly LabelModelVersion[]): string {
  const decimal = (value: number | null) =>
    value?.toLocaleString('fr', { minimumFractionDigits: 3, maximumFractionDigits: 3 }) ?? '';
  return table(
    [
      'version',
      'date',
      'idées',
      'réactions',
      'secondes',
      'AUC',
      'précision moyenne',
      'calibration',
      'état',
    ],
    versions.map(({ id, trained_at, ideas, labels, seconds, active, figures: { overall } }) => [
      id,
      trained_at.toISOString().slice(0, 16).replace('T', ' '),
      ideas,
      labels,
      Math.round(seconds),
      decimal(overall.auc),
      decimal(overall.averagePrecision),
      decimal(overall.calibrationError),
      active ? 'en service' : '',
    ]),
  );
}

function describePredictions(predictions: readonly PredictedLabel[]): string {
  const rows = predictions.map(({ idea_id, question_id, label, chance }) => [
    idea_id,
    question_id,
    label,
    chance.toLocaleString('fr', { minimumFractionDigits: 3 }),
  ]);
  return table(['idée', 'question', 'réaction', 'probabilité'], rows);
}
