import { redirect } from 'react-router';
import { errorPage } from '#app/shell/errors.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { previewMerge } from '#modules/catalogue/merchants/index.server.ts';
import { titleExamples } from '#modules/catalogue/products/index.server.ts';
import {
  findMerchant,
  findMergedInto,
  findOther,
  listOthers,
  merchantVersions,
} from '#modules/moderation/merchants/index.server.ts';
import { merchantNumber } from '../id.server.ts';
import { rowOf } from './merchant-row.server.ts';
import { readLines } from './suffix-lines.ts';

/** Merchants that a merge can choose from at once; others are found by what is typed. */
const CHOICES_MAX = 50;
const TYPED_MAX = 200;
const SUFFIXES_MAX = 20;

/** The merchant that an address names. @throws the way to the one that it was merged into, or the page of 404 for none. */
export async function askedMerchant(id: string) {
  const number = merchantNumber(id);
  const merchant = number && (await findMerchant(number));
  const into = number && !merchant && (await findMergedInto(number));
  if (into) throw redirect(`/admin/merchants/${into}?${STEP.done}=merged`, 303);
  if (!merchant) throw errorPage(404);
  return merchant;
}

/** All that the page of a merchant shows, by its address. */
export async function loadMerchant(id: string, parameters: URLSearchParams) {
  const merchant = await askedMerchant(id);
  const row = rowOf(merchant);
  const typed = parameters.get('suffixes');
  const suffixes =
    typed === null
      ? merchant.title_suffixes
      : readLines(typed.slice(0, 4000)).slice(0, SUFFIXES_MAX);
  const find = (parameters.get('find') ?? '').replaceAll('\0', '').trim().slice(0, TYPED_MAX);
  const others = await listOthers(merchant.id, find, CHOICES_MAX + 1);
  const asked = merchantNumber(parameters.get('into') ?? '');
  const into = asked ? await findOther(merchant.id, asked) : null;
  return {
    row,
    versions: merchantVersions(merchant),
    template: merchant.affiliate_template ?? '',
    affiliated: merchant.affiliated,
    titles: {
      edited: merchant.title_suffixes_edited,
      suffixes,
      examples: await titleExamples(merchant.id, suffixes),
    },
    find,
    others: others.slice(0, CHOICES_MAX),
    hasMoreOthers: others.length > CHOICES_MAX,
    merge: into ? { ...into, counts: await previewMerge(merchant.id, into.id) } : null,
    done: parameters.get(STEP.done),
  };
}

export type MerchantPage = Awaited<ReturnType<typeof loadMerchant>>;
