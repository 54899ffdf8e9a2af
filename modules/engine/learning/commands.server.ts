import { cautiousNow, log, OperatorError } from '#modules/platform/index.server.ts';
import { readAnswerTable } from './answer-table.server.ts';
import { judge } from './judge.ts';
import {
  activateVersion,
  deleteCounts,
  findLabelledAnswers,
  findQuestionOutcomes,
  findVersions,
  gatherSessions,
  insertVersion,
  type LearningVersion,
  learnAlone,
  updateVersion,
} from './learning.store.server.ts';

/** A search is over, for learning, a day after it began. */
const HOURS_BEFORE_COUNTING = 24;
/** The version that knows nothing: the hand-set table, and no past. */
export const STARTING_VERSION = 0;

/** Every version there was, oldest first. */
export async function listLearning(): Promise<LearningVersion[]> {
  return await findVersions();
}

/**
 * Learns from the searches that no version has counted yet: makes a version that adds them to what the one in
 * use knows, and puts it to use unless it predicts the answers of the searches held out worse.
 *
 * @returns the version, null when there was no search to learn from.
 */
export async function learnFromSessions(): Promise<LearningVersion | null> {
  const until = await cautiousNow();
  until.setUTCHours(until.getUTCHours() - HOURS_BEFORE_COUNTING);
  const version = await learnAlone(async (trx) => {
    const versions = await findVersions(trx);
    const used = versions.find(({ active }) => active);
    const gathered = await gatherSessions(trx, lastCounted(versions), until);
    // Nothing is written then: a new version, even one taken back at once, has running sites read everything again.
    if (gathered.sessions === 0) return null;
    const { id } = await insertVersion(trx, until, gathered);
    const answers = await findLabelledAnswers(trx, id);
    const judged = judge(answers, {
      used: readAnswerTable(used?.answer_table),
      outcomes: await findQuestionOutcomes(trx, id),
      outcomesBefore: used ? await findQuestionOutcomes(trx, used.id) : [],
    });
    const version = await updateVersion(trx, id, judged);
    if (judged.kept) await activateVersion(trx, id);
    else await deleteCounts(trx, id);
    return { ...version, active: judged.kept };
  });
  log.info({ version: version?.id, kept: version?.kept }, 'learned from past searches');
  return version;
}

/** Searches that a version set aside had counted are not counted again: there was a reason to go back. */
function lastCounted(versions: readonly LearningVersion[]): Date | null {
  return versions
    .filter(({ kept }) => kept)
    .reduce<Date | null>(
      (last, { counted_until }) => (last && last > counted_until ? last : counted_until),
      null,
    );
}

/**
 * Puts an earlier version to use: the answer table, the base rates and the acceptance of ideas become what they
 * were then. The next learning goes on from there, with searches that no version has counted.
 *
 * @param id STARTING_VERSION for what stands before anything is learned.
 * @throws OperatorError when there is no such version, or it was not kept.
 */
export async function useLearning(id: number): Promise<void> {
  await learnAlone(async (trx) => {
    const version = (await findVersions(trx)).find((candidate) => candidate.id === id);
    if (id !== STARTING_VERSION && !version?.kept) {
      throw new OperatorError(
        version
          ? `La version ${id} a été écartée : elle prévoyait moins bien que la précédente.`
          : `Il n’y a pas de version ${id}. Les versions : npm run cli -- learning list`,
      );
    }
    await activateVersion(trx, version ? id : null);
  });
}
