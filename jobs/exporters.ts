import { alertExporter } from '#modules/alerts/jobs.ts';
import { accountExporter } from '#modules/moderation/accounts/jobs.ts';
import type { DataExporter } from '#modules/moderation/accounts/shared.ts';
import { cohortExporter } from '#modules/moderation/cohorts/jobs.ts';
import { productPageExporter } from '#modules/moderation/product-pages/jobs.ts';
import { reactionExporter } from '#modules/moderation/reactions/jobs.ts';
import { contributionExporter } from '#modules/moderation/review/jobs.ts';

/** Who reads the parts of the file of an account's data, in the order of the file. Each is declared beside what it reads. */
export const exporters: readonly DataExporter[] = [
  accountExporter,
  contributionExporter,
  reactionExporter,
  cohortExporter,
  productPageExporter,
  alertExporter,
];
