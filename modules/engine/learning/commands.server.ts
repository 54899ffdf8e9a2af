import { earlierClock, log, OperatorError } from '#modules/platform/index.server.ts';
import { readAnswerTable } from './answer-table.server.ts';
import { evaluate } from './evaluate.ts';
import {
  activateVersion,
  deleteCounts,
  findLabelledAnswers,
  findQuestionOutcomes,
  findVersions,
  gatherSessions,
  insertVersion,
  type LearningVersion,
  updateVersion,
  withLearningLock,
} from './learning.store.server.ts';

/** A search is over, for learning, a day after it began. */
const HOURS_BEFORE_COUNTING = 24;
/** The version before anything is learned: the hand-set table, no counts. */
export const STARTING_VERSION = 0;

/** All versions, oldest first. */
export async function listLearning(): Promise<LearningVersion[]> {
  return await findVersions();
}

/**
 * Learns from the searches that no version has counted yet: makes a version that adds their counts to those of the active
 * one, and activates it unless it predicts the answers of the searches held out worse.
 *
 * @returns the version, null when there was no search to learn from.
 */
export async function learnFromSessions(): Promise<LearningVersion | null> {
  const until = await earlierClock();
  until.setUTCHours(until.getUTCHours() - HOURS_BEFORE_COUNTING);
  const version = await withLearningLock(async (trx) => {
    const versions = await findVersions(trx);
    const used = versions.find(({ active }) => active);
    const gathered = await gatherSessions(trx, lastCounted(versions), until);
    // Nothing is written then: running sites read everything again after each new version, even one deactivated at once.
    if (gathered.sessions === 0) return null;
    const { id } = await insertVersion(trx, until, gathered);
    const answers = await findLabelledAnswers(trx, id);
    const evaluation = evaluate(answers, {
      used: readAnswerTable(used?.answer_table),
      outcomes: await findQuestionOutcomes(trx, id),
      outcomesBefore: used ? await findQuestionOutcomes(trx, used.id) : [],
    });
    const version = await updateVersion(trx, id, evaluation);
    if (evaluation.kept) await activateVersion(trx, id);
    else await deleteCounts(trx, id);
    return { ...version, active: evaluation.kept };
  });
  log.info({ version: version?.id, kept: version?.kept }, 'learned from past searches');
  return version;
}

/** Until when searches are counted: those of a deactivated version are not counted again, for there was a reason to go back. */
function lastCounted(versions: readonly LearningVersion[]): Date | null {
  return versions
    .filter(({ kept }) => kept)
    .reduce<Date | null>(
      (last, { counted_until }) => (last && last > counted_until ? last : counted_until),
      null,
    );
}

/**
 * Activates an earlier version: the answer table, the base rates and the acceptance of ideas become what they
 * were then. The next run continues from there, with searches that no version has counted.
 *
 * @param id STARTING_VERSION for the state before anything is learned.
 * @throws OperatorError when there is no such version, or it was not kept.
 */
export async function activateLearningVersion(id: number): Promise<void> {
  await withLearningLock(async (trx) => {
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
