import { cohortIdeas, cohortsOf } from '#modules/catalogue/cohorts/index.server.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { findContributorOf } from '../contributors/index.server.ts';

/** Every cohort that an account made, the latest first, for the file of its owner's data. */
export async function exportCohorts(accountId: number): Promise<unknown> {
  const contributor = await findContributorOf(accountId);
  if (contributor === null) return [];
  const cohorts = await cohortsOf(contributor);
  return await Promise.all(
    cohorts.map(async ({ id, name, created_at }) => {
      const ideas = await findIdeas(await cohortIdeas(id));
      return { nom: name, creee_le: created_at, idees: ideas.map(({ title }) => title) };
    }),
  );
}
