import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { type Caller, defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { addToCohort, findCohort } from '#modules/catalogue/cohorts/index.server.ts';
import { COHORT_IDEAS_MAX, COHORT_NAME_MAX_LENGTH } from '#modules/catalogue/cohorts/shared.ts';
import {
  type ChangeResult,
  createCohort,
  deleteCohort,
  removeFromCohort,
  renameCohort,
  restoreCohort,
} from '#modules/moderation/cohorts/index.server.ts';
import { searchIdeas } from '#modules/moderation/idea-search/index.server.ts';
import { readCriteria, SEARCH_ORDERS } from '#modules/moderation/idea-search/shared.ts';
import { cohortText } from './text.ts';

const { rejections } = cohortText;
const number = hiddenField(z.coerce.number().int().positive().max(2_147_483_647));
const name = z.string().max(4 * COHORT_NAME_MAX_LENGTH, rejections.invalid_name);
const named = {
  invalid_name: { field: 'name', message: rejections.invalid_name },
  name_taken: { field: 'name', message: rejections.name_taken },
} as const;
const changed = {
  unknown_cohort: { message: rejections.unknown_cohort, status: 404 },
  not_yours: { message: rejections.not_yours, status: 403 },
  changed_meanwhile: { message: rejections.changed_meanwhile, status: 409 },
  too_many_ideas: rejections.too_many_ideas,
} as const;

const editLimits = (_: unknown, { account }: Caller) => ({ cohort_edit: String(account?.id) });

/** A search whose ideas a cohort gets; without criteria a new cohort is empty. */
export type CohortSource = { c: string; orderBy: string; direction: string; limit: number };

/** The ideas that a search gives a cohort. */
export async function ideasOf({ c, orderBy, direction, limit }: CohortSource) {
  const read = readCriteria(c);
  if (!read.ok) return { ok: false, reason: 'invalid_search' } as const;
  return await searchIdeas({
    criteria: read.criteria,
    orderBy: SEARCH_ORDERS.find((order) => order === orderBy) ?? 'added',
    direction: direction === 'asc' ? 'asc' : 'desc',
    limit: Math.min(limit, COHORT_IDEAS_MAX),
  });
}

/** Makes a cohort, or adds to one, from a search where there is one. */
export const fillCohortForm = defineForm({
  schema: z.object({ name: name.default(''), into: number.optional() }),
  limits: (_, { account }) => ({ cohort_fill: String(account?.id) }),
  async run({ name, into }, caller, source: CohortSource | null) {
    const found = source ? await ideasOf(source) : ({ ok: true, ids: [] } as const);
    if (!found.ok) return found;
    if (into === undefined) return await createCohort(signedIn(caller.account), name, found.ids);
    const cohort = await findCohort({ id: into });
    if (!cohort) return { ok: false, reason: 'unknown_cohort' } as const;
    const result = await addToCohort(cohort, found.ids);
    return result.ok ? { ok: true as const, id: into } : result;
  },
  rejections: {
    ...named,
    ...changed,
    too_slow: rejections.too_slow,
    invalid_search: { message: rejections.invalid_search, status: 400 },
  },
});

/** Deletes a cohort, or restores it. */
export const cohortListForm = defineForm({
  schema: z.object({
    intent: hiddenField(z.enum(['delete', 'restore'])),
    id: number,
    version: number.optional(),
  }),
  limits: editLimits,
  async run({ intent, id, version = 0 }, caller): Promise<ChangeResult> {
    const account = signedIn(caller.account);
    return intent === 'restore'
      ? await restoreCohort(account, id)
      : await deleteCohort(account, { id, version });
  },
  rejections: { ...changed, invalid_name: '', name_taken: rejections.name_taken },
});

/** Renames a cohort, takes an idea out of it, or puts it back. */
export const cohortForm = defineForm({
  schema: z.object({
    intent: hiddenField(z.enum(['rename', 'remove', 'add'])),
    version: number,
    name: name.default(''),
    idea: number.optional(),
  }),
  limits: editLimits,
  async run({ intent, version, name, idea }, caller, id: number): Promise<ChangeResult> {
    const seen = { id, version };
    if (intent === 'rename') return await renameCohort(signedIn(caller.account), seen, name);
    const ideas = idea === undefined ? [] : [idea];
    return intent === 'remove'
      ? await removeFromCohort(signedIn(caller.account), seen, ideas)
      : await addToCohort(seen, ideas);
  },
  rejections: { ...named, ...changed },
});
