// Made by `npm run schema` from the migrated database: change the schema by a migration, never this file.
import type { Knex } from 'knex';

/** A table whose inserts may leave out the optional columns and must leave out the generated ones. */
type Table<Row, Optional extends keyof Row = never, Generated extends keyof Row = never> =
  Knex.CompositeTableType<
    Row,
    { [Column in Exclude<keyof Row, Optional | Generated>]: Stored<Row[Column]> } & {
      [Column in Optional]?: Stored<Row[Column]>;
    }
  >;
type Stored<Value> = Value | Knex.Raw<Value> | (Date extends Value ? string : never);

export type AccountRow = {
  id: number;
  email: string;
  password_hash: string;
  account_type: 'Admin' | 'Moderator' | 'Contributor';
  validated_at: Date;
  created_at: Date;
  locked_at: Date | null;
};

export type AccountEmailChangeRow = {
  id: number;
  account_id: number;
  token_hash: Buffer;
  token_nonce: Buffer;
  email: string;
  created_at: Date;
  expires_at: Date;
};

export type AccountEventRow = {
  id: number;
  account_id: number;
  kind: 'password_changed' | 'password_reset' | 'email_changed' | 'role_changed' | 'sessions_ended' | 'export_requested' | 'locked' | 'unlocked';
  created_at: Date;
};

export type AccountExportRow = {
  id: number;
  account_id: number;
  content: string | null;
  created_at: Date;
  ready_at: Date | null;
  expires_at: Date;
};

export type AccountPasswordResetRow = {
  id: number;
  token_hash: Buffer;
  token_nonce: Buffer;
  email: string;
  created_at: Date;
  expires_at: Date;
};

export type AccountSignInRow = {
  token_hash: Buffer;
  account_id: number;
  created_at: Date;
  expires_at: Date;
  id: number;
  browser: 'Chrome' | 'Edge' | 'Firefox' | 'Safari' | 'Other';
};

export type AccountSignupRow = {
  id: number;
  token_hash: Buffer;
  token_nonce: Buffer;
  email: string;
  password_hash: string;
  created_at: Date;
  expires_at: Date;
};

export type AlertRow = {
  id: number;
  token_hash: Buffer;
  token_nonce: Buffer;
  state: 'waiting' | 'active' | 'paused' | 'ended';
  email: string | null;
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  age_months: number;
  price_min_cents: number;
  price_max_cents: number;
  occasion: 'christmas' | null;
  score_threshold: number;
  pause_reason: 'asked' | 'bounced' | null;
  end_reason: 'found' | 'unsubscribed' | null;
  created_at: Date;
  expires_at: Date;
};

export type AlertAnswerRow = {
  alert_id: number;
  rank: number;
  question_id: number;
  answer: 'Yes' | 'ProbablyYes' | 'IDontKnow' | 'ProbablyNo' | 'No' | 'Good' | 'Bad';
  server_importance: number;
};

export type AlertMailRow = {
  id: number;
  alert_id: number;
  day: string;
  created_at: Date;
  sent_at: Date | null;
  bounced_at: Date | null;
};

export type AlertMatchRow = {
  alert_id: number;
  idea_id: number;
  score: number;
  matched_at: Date;
  mail_id: number | null;
};

export type AnswerCandidateRow = {
  id: number;
  question_id: number;
  answer: 'Yes' | 'No';
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown' | null;
  age_min_months: number | null;
  age_max_months: number | null;
  budget_min_cents: number | null;
  budget_max_cents: number | null;
  occasion: 'christmas' | null;
  conditions: number[];
  answered: number;
  agreed: number;
  base_rate: number;
  dismissed: boolean;
};

export type ArrivedIdeaRow = {
  idea_id: number;
  arrival: number;
  arrived_at: Date;
};

export type AutomatedAnswerRow = {
  id: number;
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown' | null;
  age_min_months: number | null;
  age_max_months: number | null;
  occasion: 'christmas' | null;
  question_id: number;
  answer: 'Yes' | 'ProbablyYes' | 'IDontKnow' | 'ProbablyNo' | 'No';
  conditions: number[];
  budget_min_cents: number | null;
  budget_max_cents: number | null;
  hint_words: string[] | null;
  paused: boolean;
};

export type CatalogueAutomatedAnswerRow = {
  id: number;
  question_id: number;
  answer: 'Yes' | 'ProbablyYes' | 'IDontKnow' | 'ProbablyNo' | 'No';
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown' | null;
  age_min_months: number | null;
  age_max_months: number | null;
  occasion: 'christmas' | null;
  conditions: number[];
  budget_min_cents: number | null;
  budget_max_cents: number | null;
  hint_words: string[] | null;
  paused: boolean;
};

export type CatalogueCloseIdeaRow = {
  idea_id: number | null;
};

export type CatalogueCursorRow = {
  reader: string;
  position: number;
};

export type CatalogueEventRow = {
  position: number;
  kind: 'added' | 'returned' | 'relabelled' | 'gone' | 'changed' | 'structure' | 'predicted';
  ideas: string[] | null;
  recorded_at: Date;
};

export type CatalogueEventDraftRow = {
  kind: 'added' | 'returned' | 'relabelled' | 'gone' | 'changed' | 'structure' | 'predicted';
  ideas: string[] | null;
  is_first: boolean;
};

export type CatalogueGrowthRow = {
  day: string;
  ideas: number;
  available_ideas: number;
  labelled_ideas: number;
  labels: number;
  questions: number;
  merchants: number;
};

export type CatalogueIdeaRow = {
  id: number;
  title: string;
  description: string;
  price_cents: number | null;
  price_min_cents: number | null;
  price_max_cents: number | null;
  rating: number | null;
  available: boolean | null;
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  age_min_months: number | null;
  age_max_months: number | null;
  added_at: Date;
};

export type CatalogueIdeaPredictionRow = {
  idea_id: number;
  questions: number[];
  distributions: Buffer;
};

export type CatalogueLabelCountRow = {
  idea_id: number;
  reactions: number;
  labels: number;
  needed: number;
};

export type CatalogueLabelPredictionRow = {
  idea_id: number;
  question_id: number | null;
  label: 'NoIsNeeded' | 'NoIsDesired' | 'NoIsBetter' | 'None' | 'YesIsBetter' | 'YesIsDesired' | 'YesIsNeeded' | null;
  chance: number | null;
  distribution: Buffer | null;
};

export type CatalogueMerchantRow = {
  id: number;
  name: string;
  host: string | null;
  affiliated: boolean;
  approved_at: Date | null;
  paused_at: Date | null;
  retired_at: Date | null;
  merged_into: number | null;
  affiliate_template: string | null;
  title_suffixes: string[];
  title_suffixes_edited: boolean;
};

export type CatalogueProductRow = {
  idea_id: number;
  original_title: string;
  brand: string | null;
  gtin: string | null;
  sku: string | null;
  list_price_cents: number | null;
  category_path: string[];
  variant: string | null;
  group_id: string | null;
  picture_url: string | null;
  source: 'page' | 'feed';
  changed_at: Date;
  missing_count: number;
};

export type CatalogueQuestionRow = {
  id: number;
  category: 'Unknown' | 'AskOnlyIfNeeded' | 'GoodToAsk' | 'AverageQuality' | 'TagSecondary' | 'AskStart' | 'TagMain';
  allow_doubt: boolean;
};

export type CatalogueQuestionFormRow = {
  question_id: number;
  subject: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  form: 'affirmative' | 'interrogative' | 'negative';
  text: string;
};

export type CatalogueQuestionRelationRow = {
  question_id: number;
  relation: 'implies' | 'impliesNot' | 'impliesCanAsk' | 'impliesCannotAsk' | 'noImplies' | 'refines' | 'makesLikely' | 'createsReaction';
  other_question_id: number;
};

export type CatalogueQuestionTextRow = {
  id: number;
  content: string;
  category: 'Unknown' | 'AskOnlyIfNeeded' | 'GoodToAsk' | 'AverageQuality' | 'TagSecondary' | 'AskStart' | 'TagMain';
};

export type CatalogueReactionRow = {
  idea_id: number;
  question_id: number;
  label: 'NoIsNeeded' | 'NoIsDesired' | 'NoIsBetter' | 'None' | 'YesIsBetter' | 'YesIsDesired' | 'YesIsNeeded';
};

export type CatalogueRevisionRow = {
  singleton: boolean;
  revision: number;
};

export type CatalogueSearchedIdeaRow = {
  id: number;
  merchant_id: number;
  id_within_merchant: string;
  title: string;
  title_order: string;
  search: string;
  available: boolean | null;
  rating: number | null;
  price_cents: number | null;
  price_min_cents: number | null;
  price_max_cents: number | null;
  added_at: Date;
};

export type CatalogueSizeRow = {
  ideas: number | null;
  estimated_labels: number | null;
};

export type CatalogueTwinRow = {
  idea_id: number;
  other_idea_id: number;
  kind: 'Identical' | 'OnlySizeDifference' | 'OnlyQualityDifference' | 'CouldBeDistinguishedLater' | 'OnlyColorDifference' | 'Distinct' | 'SameSpectacle';
  score: number;
  decided_by: 'machine' | 'person';
};

export type CloseIdeaRow = {
  idea_id: number;
  other_idea_id: number;
  likeness: number;
};

export type CohortRow = {
  id: number;
  name: string;
  version: number;
  created_at: Date;
  deleted_at: Date | null;
  contributor_id: number | null;
};

export type CohortIdeaRow = {
  cohort_id: number;
  idea_id: number;
};

export type ContributionRow = {
  id: number;
  kind: 'generic_idea' | 'merchant_idea' | 'question';
  state: 'waiting' | 'accepted' | 'deleted';
  contributor_id: number;
  draft: unknown;
  version: number;
  created_at: Date;
  decided_at: Date | null;
  idea_id: number | null;
  question_id: number | null;
};

export type ContributorRow = {
  id: number;
  account_id: number | null;
  created_at: Date;
};

export type ContributorHelpRow = {
  contributor_id: number;
  searches: number;
};

export type ContributorHelpProgressRow = {
  only_row: boolean;
  counted_until: Date;
};

export type ContributorWeightRow = {
  contributor_id: number;
  compared: number;
  agreed: number;
  reviewed: number;
  weight: number;
};

export type CountedDayRow = {
  day: string;
  counted_at: Date;
  searches: number;
  events: number;
  measures: number;
  exits: number;
};

export type CountingProgressRow = {
  single: boolean;
  counted_until: Date;
};

export type CrawlActivityRow = {
  merchant_id: number;
  automatic: boolean;
  paused: boolean;
  started_at: Date | null;
  fetched_at: Date | null;
};

export type CrawlBodyRow = {
  page_id: number;
  body: Buffer;
  charset: string | null;
  bytes: number;
  fetched_at: Date;
};

export type CrawlHostRow = {
  host: string;
  next_allowed_at: Date;
  failures: number;
  day: string;
  asked_today: number;
};

export type CrawlPageRow = {
  id: number;
  merchant_id: number;
  url: string;
  kind: 'sitemap' | 'unknown' | 'listing' | 'product' | 'other';
  pattern: string;
  depth: number;
  priority: number;
  due_at: Date;
  interval_days: number;
  attempts: number;
  asked_at: Date | null;
  result: 'added' | 'changed' | 'unchanged' | 'returned' | 'read' | 'moved' | 'gone' | 'refused' | 'error' | null;
  code: string | null;
  etag: string | null;
  last_modified: string | null;
  content_hash: Buffer | null;
  gone_count: number;
  failures: number;
  idea_id: number | null;
  extract: unknown;
  found_at: Date;
};

export type CrawlRobotsRow = {
  origin: string;
  state: 'read' | 'absent' | 'unreachable';
  body: Buffer | null;
  reason: string | null;
  asked_at: Date;
};

export type CrawlRunRow = {
  id: number;
  merchant_id: number;
  started_by: 'person' | 'clock';
  started_at: Date;
  ended_at: Date | null;
  ended_by: 'done' | 'stopped' | null;
  requests: number;
  bytes: number;
  waited_ms: number;
};

export type CrawlSiteRow = {
  merchant_id: number;
  start_url: string;
  host: string;
  automatic: boolean;
  paused: boolean;
  window_start: number;
  window_end: number;
  delay_ms: number;
  daily_budget: number;
  with_scripts: boolean;
};

export type CrawlTrialRow = {
  id: number;
  url: string;
  state: 'waiting' | 'done';
  steps: unknown;
  requested_at: Date;
};

export type CrawlVisitRow = {
  id: number;
  run_id: number;
  page_id: number;
  visited_at: Date;
  result: 'added' | 'changed' | 'unchanged' | 'returned' | 'read' | 'moved' | 'gone' | 'refused' | 'error';
  code: string | null;
  status: number | null;
  bytes: number;
  milliseconds: number;
};

export type CurrentCatalogueRevisionRow = {
  revision: number;
};

export type DecisionRow = {
  id: number;
  at: Date;
  account_id: number | null;
  subject: 'contribution' | 'reaction' | 'contributor' | 'idea' | 'question' | 'cohort' | 'twin' | 'merchant' | 'job' | 'prediction' | 'automated_answer';
  subject_id: number;
  action: 'accepted' | 'edited' | 'deleted' | 'relabelled' | 'reverted';
  before: unknown;
  after: unknown;
  undone_at: Date | null;
  undone_by: number | null;
};

export type DescribedAnswerRow = {
  person_id: string;
  question_id: number;
  answer: 'Yes' | 'ProbablyYes' | 'IDontKnow' | 'ProbablyNo' | 'No' | 'Good' | 'Bad';
};

export type DescribedPersonRow = {
  id: string;
  name: string | null;
};

export type FeedActivityRow = {
  feed_id: number | null;
  merchant_id: number | null;
  paused_at: Date | null;
  state: 'receiving' | 'waiting' | 'running' | 'held' | 'done' | 'failed' | 'refused' | null;
  requested_at: Date | null;
  ended_at: Date | null;
};

export type FeedChunkRow = {
  run_id: number;
  rows_done: number;
  idea_ids: string[];
  is_missing: boolean;
};

export type FeedPartRow = {
  run_id: number;
  n: number;
  content: Buffer;
};

export type FeedRejectionRow = {
  run_id: number;
  line: number;
  reason: string;
  excerpt: string;
};

export type FeedRunRow = {
  id: number;
  feed_id: number;
  state: 'receiving' | 'waiting' | 'running' | 'held' | 'done' | 'failed' | 'refused';
  hold: 'new_columns' | 'fewer_rows' | 'fewer_ideas' | null;
  accepted: string[];
  reason: string | null;
  has_file: boolean;
  bytes: number;
  rows_done: number;
  added: number;
  changed: number;
  returned: number;
  unchanged: number;
  rejected: number;
  missing: number;
  withdrawn: number;
  requested_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
};

export type GivenUpSearchRow = {
  month: string;
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  age_months: number;
  price_min_cents: number;
  price_max_cents: number;
};

export type IdeaRow = {
  id: number;
  merchant_id: number;
  id_within_merchant: string;
  title: string;
  description: string;
  price_cents: number | null;
  rating: number | null;
  available: boolean;
  image: string;
  content: string;
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  age_min_months: number | null;
  age_max_months: number | null;
  added_at: Date;
  search: string;
  price_min_cents: number | null;
  price_max_cents: number | null;
  title_order: string;
  short_title: string | null;
  keywords: string[];
};

export type IdeaClickRow = {
  idea_id: number;
  clicks: number;
};

export type IdeaClickCountRow = {
  idea_id: number;
  clicks: number;
};

export type IdeaDemandRow = {
  idea_id: number;
  labels: number;
  shown: number;
  refused: number;
};

export type IdeaFactRow = {
  day: string;
  idea_id: number;
  screen: 'search' | 'square';
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  age_band: number;
  budget_band: number;
  shown: number;
  accepted: number;
  kept: number;
  clicked: number;
  bad: number;
  better: number;
  close: number;
  owned: number;
  inconsistent: number;
  unsure: number;
};

export type IdeaLabelCountRow = {
  idea_id: number;
  reactions: number;
  labels: number;
  needed: number;
};

export type IdeaOutcomeRow = {
  idea_id: number;
  shown: number;
  accepted: number;
};

export type IdeaResultRow = {
  idea_id: number;
  shown: number;
  accepted: number;
};

export type IdeaTwinRow = {
  idea_id: number;
  other_idea_id: number;
  kind: 'Identical' | 'OnlySizeDifference' | 'OnlyQualityDifference' | 'CouldBeDistinguishedLater' | 'OnlyColorDifference' | 'Distinct' | 'SameSpectacle';
  score: number;
  decided_by: 'machine' | 'person';
};

export type LabelFrequencyRow = {
  question_id: number;
  direction: number;
  ideas: number;
};

export type LabelModelRow = {
  id: number;
  trained_at: Date;
  ideas: number;
  labels: number;
  seconds: number;
  active: boolean;
  figures: unknown;
  parameters: Buffer;
};

export type LabelModelActivationRow = {
  id: number;
  at: Date;
  version: number;
};

export type LabelPredictionRow = {
  idea_id: number;
  questions: number[];
  labels: string;
  chances: number[];
  distributions: Buffer;
  highest: number;
};

export type LabelPredictionDueRow = {
  idea_id: number;
};

export type LabelSuggestionRow = {
  idea_id: number;
  question_id: number;
  label: 'NoIsNeeded' | 'NoIsDesired' | 'NoIsBetter' | 'None' | 'YesIsBetter' | 'YesIsDesired' | 'YesIsNeeded';
  chance: number;
  worth: number;
};

export type LearnedAnswerRow = {
  version_id: number;
  question_id: number;
  label: number;
  held_out: boolean;
  yes: number;
  no: number;
};

export type LearnedIdeaRow = {
  version_id: number;
  idea_id: number;
  shown: number;
  accepted: number;
};

export type LearnedQuestionRow = {
  version_id: number;
  question_id: number;
  yes: number;
  no: number;
  unknown: number;
};

export type LearningActivationRow = {
  id: number;
  at: Date;
  version_id: number | null;
};

export type LearningVersionRow = {
  id: number;
  parent_id: number | null;
  made_at: Date;
  counted_until: Date;
  sessions: number;
  accepted_sessions: number;
  answer_table: unknown;
  loss_before: number | null;
  loss_after: number | null;
  kept: boolean;
  active: boolean;
};

export type MailRow = {
  id: string;
  kind: string;
  data: unknown;
  created_at: Date;
  expires_at: Date;
};

export type MerchantRow = {
  id: number;
  name: string;
  host: string | null;
  affiliated: boolean;
  approved_at: Date | null;
  affiliate_template: string | null;
  title_suffixes: string[];
  title_suffixes_edited: boolean;
  paused_at: Date | null;
  retired_at: Date | null;
  merged_into: number | null;
};

export type MerchantFeedRow = {
  id: number;
  merchant_id: number;
  name: string;
  url: string | null;
  mapping: unknown;
  columns: string[];
  sample: unknown;
  paused_at: Date | null;
  created_at: Date;
};

export type PerformanceMeasureRow = {
  slot: Date;
  process: string;
  kind: 'route' | 'step' | 'query' | 'frame' | 'job';
  name: string;
  count: number;
  total_ms: number;
  max_ms: number;
  buckets: number[];
  counts: number[];
};

export type PerformanceProcessRow = {
  slot: Date;
  process: string;
  role: 'web' | 'worker';
  started_at: Date;
  written_at: Date;
  memory_bytes: number;
  heap_bytes: number;
  loop_delay_p99_ms: number;
  sockets: number;
  snapshot_revision: number | null;
  snapshot_since: Date | null;
};

export type ProductRow = {
  idea_id: number;
  original_title: string;
  brand: string | null;
  gtin: string | null;
  sku: string | null;
  list_price_cents: number | null;
  category_path: string[];
  variant: string | null;
  group_id: string | null;
  picture_url: string | null;
  picture_wanted: boolean;
  source: 'page' | 'feed';
  available: boolean;
  changed_at: Date;
  missing_count: number;
  picture_due_at: Date | null;
  page_fingerprint: number | null;
  feed_fingerprint: number | null;
};

export type ProductPageRow = {
  id: number;
  contributor_id: number;
  url: string;
  state: 'waiting' | 'read' | 'refused' | 'proposed';
  reason: string | null;
  product: unknown;
  submitted_at: Date;
};

export type QuestionRow = {
  id: number;
  content: string;
  category: 'Unknown' | 'AskOnlyIfNeeded' | 'GoodToAsk' | 'AverageQuality' | 'TagSecondary' | 'AskStart' | 'TagMain';
  keywords: string[];
  allow_doubt: boolean;
  filling_description: string;
  filling_pos: number;
  keyword_phrases: string;
  search: string;
};

export type QuestionFactRow = {
  day: string;
  question_id: number;
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  age_band: number;
  budget_band: number;
  asked: number;
  yes: number;
  probably_yes: number;
  unknown: number;
  probably_no: number;
  no: number;
  undone: number;
  accepted: number;
  left_at: number;
};

export type QuestionFormRow = {
  question_id: number;
  subject: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  form: 'affirmative' | 'interrogative' | 'negative';
  text: string;
};

export type QuestionOutcomeRow = {
  question_id: number;
  yes: number;
  no: number;
  unknown: number;
};

export type QuestionRelationRow = {
  question_id: number;
  relation: 'implies' | 'impliesNot' | 'impliesCanAsk' | 'impliesCannotAsk' | 'noImplies' | 'refines' | 'makesLikely' | 'createsReaction';
  other_question_id: number;
};

export type QuestionResultRow = {
  question_id: number;
  yes: number;
  no: number;
  unknown: number;
};

export type QuestionUseRow = {
  question_id: number;
  asked: number;
  yes: number;
  no: number;
  unknown: number;
};

export type RateLimitRow = {
  key: string;
  points: number;
  expire: number | null;
};

export type ReactionRow = {
  idea_id: number;
  question_id: number;
  label: 'NoIsNeeded' | 'NoIsDesired' | 'NoIsBetter' | 'None' | 'YesIsBetter' | 'YesIsDesired' | 'YesIsNeeded';
};

export type RecentQuestionUseRow = {
  question_id: number;
  asked: number;
  yes: number;
  no: number;
  unknown: number;
};

export type RecentSearchRow = {
  id: string;
  month: string;
};

export type SearchEventRow = {
  month: string;
  session_id: string;
  seq: number;
  at: Date;
  kind: 'question' | 'answer' | 'idea' | 'feedback' | 'undo' | 'give_up' | 'profile' | 'hints';
  question_id: number | null;
  answer: 'Yes' | 'ProbablyYes' | 'IDontKnow' | 'ProbablyNo' | 'No' | 'Good' | 'Bad' | null;
  idea_id: number | null;
  feedback: 'ClickedOnIdea' | 'GoodIdea' | 'BadIdea' | 'YouCanDoBetter' | 'YouAreClose' | 'InconsistentIdea' | 'Reset' | 'SawIdea' | 'HasAlready' | 'IDontKnow' | null;
  as_question: boolean | null;
};

export type SearchFactRow = {
  id: number;
  day: string;
  hour: number;
  session_id: string | null;
  screen: 'search' | 'square';
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  age_band: number;
  budget_band: number;
  occasion: 'christmas' | null;
  source: 'Natural' | 'Google' | 'Simple' | 'Multiple';
  keyword: string | null;
  keyword_is_exact: boolean;
  campaign: string | null;
  page_size: 'small' | 'large' | 'unknown';
  browser: 'Chrome' | 'Edge' | 'Firefox' | 'Safari' | 'Other';
  learning_version: number | null;
  end_kind: 'accepted' | 'clicked' | 'gave_up' | 'left';
  accepted_idea: number | null;
  asked: number;
  answers: number;
  unknown: number;
  undone: number;
  shown: number;
  refused: number;
  inconsistent: number;
  kept: number;
  clicked: number;
  questions_to_idea: number | null;
  proposals_to_accepted: number | null;
  seconds: number;
  first_question_ms: number | null;
};

export type SearchKeywordRow = {
  question_id: number;
  keyword: string;
  phrase: string;
  stems: string[];
  negates: boolean;
  initial: string;
  single_word: string | null;
};

export type SearchLogRow = {
  month: string;
  session_id: string;
  begun_at: Date;
  seq: number;
  at: Date;
  kind: 'question' | 'answer' | 'idea' | 'feedback' | 'undo' | 'give_up' | 'profile' | 'hints';
  question_id: number | null;
  answer: 'Yes' | 'ProbablyYes' | 'IDontKnow' | 'ProbablyNo' | 'No' | 'Good' | 'Bad' | null;
  idea_id: number | null;
  feedback: 'ClickedOnIdea' | 'GoodIdea' | 'BadIdea' | 'YouCanDoBetter' | 'YouAreClose' | 'InconsistentIdea' | 'Reset' | 'SawIdea' | 'HasAlready' | 'IDontKnow' | null;
};

export type SearchMetricRow = {
  session_id: string;
  key: string;
  value: number;
};

export type SearchSessionRow = {
  id: string;
  created_at: Date;
  seed: number;
  gender: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  age_months: number;
  price_min_cents: number;
  price_max_cents: number;
  occasion: 'christmas' | null;
  hints: string | null;
  hint_matches: unknown;
  source: 'Natural' | 'Google' | 'Simple' | 'Multiple';
  source_keyword: string | null;
  page_size: 'small' | 'large' | 'unknown';
  browser: 'Chrome' | 'Edge' | 'Firefox' | 'Safari' | 'Other';
  month: string;
  screen: 'search' | 'square';
  origin_id: string | null;
  source_strict_keyword: string | null;
  source_campaign: string | null;
};

export type SearchWordRow = {
  word: string;
  stem: string;
};

export type SpreadTestRow = {
  id: number;
  requested_at: Date;
  iterations: number;
  price_min_cents: number;
  price_max_cents: number;
  age: number;
  proba_answer_no: number;
  proba_answer_yes: number;
  sex: 'Couple' | 'Female' | 'Male' | 'Others' | 'Unknown';
  revision: number | null;
  learning_version: number | null;
  label_model: number | null;
  candidates: number | null;
  done: number;
  without_idea: number;
  questions: unknown;
  first_questions: unknown;
  first_ideas: unknown;
  ended_at: Date | null;
  ended_by: 'done' | 'stopped' | 'given_up' | null;
};

export type StoredPictureRow = {
  name: string;
  content: Buffer;
  stored_at: Date;
  hash: string | null;
  hashed_at: Date | null;
};

export type ToldDecisionRow = {
  contributor_id: number;
  decision_id: number;
  seen_at: Date | null;
};

export type TwinChainRow = {
  id: number;
  ideas: number;
  links: number;
  waiting: number;
  doubt: number | null;
  newest: number;
};

export type TwinChainIdeaRow = {
  idea_id: number;
  chain_id: number;
};

export type TwinCommonWordRow = {
  word: string;
};

export type UserReactionRow = {
  contributor_id: number;
  idea_id: number;
  question_id: number;
  label: 'NoIsNeeded' | 'NoIsDesired' | 'NoIsBetter' | 'None' | 'YesIsBetter' | 'YesIsDesired' | 'YesIsNeeded';
  state: 'waiting' | 'accepted' | 'rejected';
  given_at: Date;
  is_reviewed: boolean;
  label_before: 'NoIsNeeded' | 'NoIsDesired' | 'NoIsBetter' | 'None' | 'YesIsBetter' | 'YesIsDesired' | 'YesIsNeeded' | null;
};

export type VisitRow = {
  id: number;
  at: Date;
  route: string;
  session_id: string | null;
};

export type WaitingPairRow = {
  idea_id: number;
  question_id: number;
  waiting: number;
  oldest_at: Date;
  version: number;
};

declare module 'knex/types/tables.js' {
  interface Tables {
    account: Table<AccountRow, 'account_type' | 'validated_at' | 'created_at' | 'locked_at', 'id'>;
    account_email_change: Table<AccountEmailChangeRow, never, 'id'>;
    account_event: Table<AccountEventRow, never, 'id'>;
    account_export: Table<AccountExportRow, 'content' | 'ready_at', 'id'>;
    account_password_reset: Table<AccountPasswordResetRow, never, 'id'>;
    account_sign_in: Table<AccountSignInRow, 'created_at' | 'browser', 'id'>;
    account_signup: Table<AccountSignupRow, 'created_at', 'id'>;
    alert: Table<AlertRow, 'email' | 'occasion' | 'pause_reason' | 'end_reason', 'id'>;
    alert_answer: Table<AlertAnswerRow>;
    alert_mail: Table<AlertMailRow, 'sent_at' | 'bounced_at', 'id'>;
    alert_match: Table<AlertMatchRow, 'mail_id'>;
    answer_candidate: Table<AnswerCandidateRow, 'gender' | 'age_min_months' | 'age_max_months' | 'budget_min_cents' | 'budget_max_cents' | 'occasion' | 'conditions' | 'dismissed', 'id'>;
    arrived_idea: Table<ArrivedIdeaRow, 'arrival'>;
    automated_answer: Table<AutomatedAnswerRow, 'gender' | 'age_min_months' | 'age_max_months' | 'occasion' | 'conditions' | 'budget_min_cents' | 'budget_max_cents' | 'hint_words' | 'paused', 'id'>;
    catalogue_automated_answer: CatalogueAutomatedAnswerRow;
    catalogue_close_idea: CatalogueCloseIdeaRow;
    catalogue_cursor: Table<CatalogueCursorRow>;
    catalogue_event: Table<CatalogueEventRow, 'ideas' | 'recorded_at'>;
    catalogue_event_draft: Table<CatalogueEventDraftRow, 'ideas'>;
    catalogue_growth: Table<CatalogueGrowthRow>;
    catalogue_idea: CatalogueIdeaRow;
    catalogue_idea_prediction: CatalogueIdeaPredictionRow;
    catalogue_label_count: CatalogueLabelCountRow;
    catalogue_label_prediction: CatalogueLabelPredictionRow;
    catalogue_merchant: CatalogueMerchantRow;
    catalogue_product: CatalogueProductRow;
    catalogue_question: CatalogueQuestionRow;
    catalogue_question_form: CatalogueQuestionFormRow;
    catalogue_question_relation: CatalogueQuestionRelationRow;
    catalogue_question_text: CatalogueQuestionTextRow;
    catalogue_reaction: CatalogueReactionRow;
    catalogue_revision: Table<CatalogueRevisionRow, 'singleton'>;
    catalogue_searched_idea: CatalogueSearchedIdeaRow;
    catalogue_size: CatalogueSizeRow;
    catalogue_twin: CatalogueTwinRow;
    close_idea: Table<CloseIdeaRow>;
    cohort: Table<CohortRow, 'version' | 'created_at' | 'deleted_at' | 'contributor_id', 'id'>;
    cohort_idea: Table<CohortIdeaRow>;
    contribution: Table<ContributionRow, 'state' | 'version' | 'created_at' | 'decided_at' | 'idea_id' | 'question_id', 'id'>;
    contributor: Table<ContributorRow, 'account_id' | 'created_at', 'id'>;
    contributor_help: Table<ContributorHelpRow>;
    contributor_help_progress: Table<ContributorHelpProgressRow, 'only_row'>;
    contributor_weight: Table<ContributorWeightRow>;
    counted_day: Table<CountedDayRow>;
    counting_progress: Table<CountingProgressRow, 'single'>;
    crawl_activity: CrawlActivityRow;
    crawl_body: Table<CrawlBodyRow, 'charset'>;
    crawl_host: Table<CrawlHostRow, 'failures'>;
    crawl_page: Table<CrawlPageRow, 'interval_days' | 'attempts' | 'asked_at' | 'result' | 'code' | 'etag' | 'last_modified' | 'content_hash' | 'gone_count' | 'failures' | 'idea_id' | 'extract' | 'found_at', 'id'>;
    crawl_robots: Table<CrawlRobotsRow, 'body' | 'reason'>;
    crawl_run: Table<CrawlRunRow, 'ended_at' | 'ended_by' | 'requests' | 'bytes' | 'waited_ms', 'id'>;
    crawl_site: Table<CrawlSiteRow, 'automatic' | 'paused' | 'window_start' | 'window_end' | 'delay_ms' | 'daily_budget' | 'with_scripts'>;
    crawl_trial: Table<CrawlTrialRow, 'state' | 'steps' | 'requested_at', 'id'>;
    crawl_visit: Table<CrawlVisitRow, 'code' | 'status' | 'bytes' | 'milliseconds', 'id'>;
    current_catalogue_revision: CurrentCatalogueRevisionRow;
    decision: Table<DecisionRow, 'at' | 'account_id' | 'before' | 'after' | 'undone_at' | 'undone_by', 'id'>;
    described_answer: Table<DescribedAnswerRow>;
    described_person: Table<DescribedPersonRow, 'name'>;
    feed_activity: FeedActivityRow;
    feed_chunk: Table<FeedChunkRow, 'is_missing'>;
    feed_part: Table<FeedPartRow>;
    feed_rejection: Table<FeedRejectionRow>;
    feed_run: Table<FeedRunRow, 'hold' | 'accepted' | 'reason' | 'has_file' | 'bytes' | 'rows_done' | 'added' | 'changed' | 'returned' | 'unchanged' | 'rejected' | 'missing' | 'withdrawn' | 'requested_at' | 'started_at' | 'ended_at', 'id'>;
    given_up_search: GivenUpSearchRow;
    idea: Table<IdeaRow, 'description' | 'price_cents' | 'rating' | 'available' | 'gender' | 'age_min_months' | 'age_max_months' | 'added_at' | 'search' | 'price_min_cents' | 'price_max_cents' | 'short_title' | 'keywords', 'id' | 'title_order'>;
    idea_click: IdeaClickRow;
    idea_click_count: Table<IdeaClickCountRow>;
    idea_demand: Table<IdeaDemandRow>;
    idea_fact: Table<IdeaFactRow>;
    idea_label_count: Table<IdeaLabelCountRow, 'reactions' | 'labels' | 'needed'>;
    idea_outcome: Table<IdeaOutcomeRow>;
    idea_result: IdeaResultRow;
    idea_twin: Table<IdeaTwinRow, 'score' | 'decided_by'>;
    label_frequency: Table<LabelFrequencyRow>;
    label_model: Table<LabelModelRow, 'active', 'id'>;
    label_model_activation: Table<LabelModelActivationRow, 'at', 'id'>;
    label_prediction: Table<LabelPredictionRow, never, 'highest'>;
    label_prediction_due: Table<LabelPredictionDueRow>;
    label_suggestion: Table<LabelSuggestionRow>;
    learned_answer: Table<LearnedAnswerRow>;
    learned_idea: Table<LearnedIdeaRow>;
    learned_question: Table<LearnedQuestionRow>;
    learning_activation: Table<LearningActivationRow, 'at' | 'version_id', 'id'>;
    learning_version: Table<LearningVersionRow, 'parent_id' | 'made_at' | 'sessions' | 'accepted_sessions' | 'answer_table' | 'loss_before' | 'loss_after' | 'kept' | 'active', 'id'>;
    mail: Table<MailRow, 'id'>;
    merchant: Table<MerchantRow, 'host' | 'affiliated' | 'approved_at' | 'affiliate_template' | 'title_suffixes' | 'title_suffixes_edited' | 'paused_at' | 'retired_at' | 'merged_into'>;
    merchant_feed: Table<MerchantFeedRow, 'url' | 'mapping' | 'columns' | 'sample' | 'paused_at' | 'created_at', 'id'>;
    performance_measure: Table<PerformanceMeasureRow>;
    performance_process: Table<PerformanceProcessRow, 'snapshot_revision' | 'snapshot_since'>;
    product: Table<ProductRow, 'brand' | 'gtin' | 'sku' | 'list_price_cents' | 'category_path' | 'variant' | 'group_id' | 'picture_url' | 'picture_wanted' | 'changed_at' | 'missing_count' | 'picture_due_at' | 'page_fingerprint' | 'feed_fingerprint'>;
    product_page: Table<ProductPageRow, 'state' | 'reason' | 'product' | 'submitted_at', 'id'>;
    question: Table<QuestionRow, 'keywords' | 'filling_description', 'keyword_phrases' | 'search'>;
    question_fact: Table<QuestionFactRow>;
    question_form: Table<QuestionFormRow>;
    question_outcome: Table<QuestionOutcomeRow>;
    question_relation: Table<QuestionRelationRow>;
    question_result: QuestionResultRow;
    question_use: QuestionUseRow;
    rate_limit: Table<RateLimitRow, 'points' | 'expire'>;
    reaction: Table<ReactionRow>;
    recent_question_use: Table<RecentQuestionUseRow>;
    recent_search: RecentSearchRow;
    search_event: Table<SearchEventRow, 'at' | 'question_id' | 'answer' | 'idea_id' | 'feedback' | 'as_question'>;
    search_fact: Table<SearchFactRow, 'session_id' | 'occasion' | 'keyword' | 'campaign' | 'learning_version' | 'accepted_idea' | 'questions_to_idea' | 'proposals_to_accepted' | 'first_question_ms', 'id'>;
    search_keyword: Table<SearchKeywordRow, 'single_word'>;
    search_log: SearchLogRow;
    search_metric: Table<SearchMetricRow>;
    search_session: Table<SearchSessionRow, 'created_at' | 'occasion' | 'hints' | 'hint_matches' | 'source_keyword' | 'screen' | 'origin_id' | 'source_strict_keyword' | 'source_campaign', 'month'>;
    search_word: Table<SearchWordRow>;
    spread_test: Table<SpreadTestRow, 'requested_at' | 'revision' | 'learning_version' | 'label_model' | 'candidates' | 'done' | 'without_idea' | 'questions' | 'first_questions' | 'first_ideas' | 'ended_at' | 'ended_by', 'id'>;
    stored_picture: Table<StoredPictureRow, 'stored_at' | 'hash' | 'hashed_at'>;
    told_decision: Table<ToldDecisionRow, 'seen_at'>;
    twin_chain: Table<TwinChainRow, 'doubt'>;
    twin_chain_idea: Table<TwinChainIdeaRow>;
    twin_common_word: Table<TwinCommonWordRow>;
    user_reaction: Table<UserReactionRow, 'state' | 'given_at' | 'is_reviewed' | 'label_before'>;
    visit: Table<VisitRow, 'at' | 'session_id', 'id'>;
    waiting_pair: Table<WaitingPairRow, 'version'>;
  }
}
