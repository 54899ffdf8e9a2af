import { addressWith } from '#app/ui/address/address.ts';
import { cohortIdeas, findCohort } from '#modules/catalogue/cohorts/index.server.ts';
import { findIdeas, type StoredIdea } from '#modules/catalogue/ideas/index.server.ts';
import { COHORT, labellingAddress } from './addresses.ts';
import type { Neighbour } from './idea-labels.tsx';

/** The place of an idea in a cohort, or why it has none. */
export type CohortPlace = { name: string } & (
  | { ok: true; id: number; place: number; ideas: number }
  | { ok: false; reason: 'unknown_cohort' | 'not_in_cohort' }
);

type Around = { place: CohortPlace | null; previous: Neighbour; next: Neighbour };

/** The place of an idea in the cohort that the address names, and the ideas around it there; no place where it names none. */
export async function placeInCohort({ id }: StoredIdea, url: URL): Promise<Around> {
  const alone = { previous: null, next: null };
  const name = url.searchParams.get(COHORT);
  if (!name) return { ...alone, place: null };
  const cohort = await findCohort({ name });
  if (!cohort) return { ...alone, place: { ok: false, reason: 'unknown_cohort', name } };
  const ids = await cohortIdeas(cohort.id);
  const index = ids.indexOf(id);
  if (index < 0) return { ...alone, place: { ok: false, reason: 'not_in_cohort', name } };
  const [before, after] = [ids[index - 1], ids[index + 1]];
  const around = await findIdeas([before, after].filter((each) => each !== undefined));
  const neighbour = (wanted: number | undefined): Neighbour => {
    const idea = around.find((each) => each.id === wanted);
    return idea
      ? {
          to: labellingAddress.idea(idea.key) + addressWith(url.search, { skip: null }),
          image: idea.image,
        }
      : null;
  };
  return {
    place: { ok: true, id: cohort.id, name, place: index + 1, ideas: ids.length },
    previous: neighbour(before),
    next: neighbour(after),
  };
}
