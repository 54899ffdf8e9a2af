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

export type AccountSessionRow = {
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
  day: Date;
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
  kind: 'added' | 'returned' | 'relabelled' | 'gone' | 'changed' | 'structure';
  ideas: string[] | null;
  recorded_at: Date;
};

export type CatalogueEventDraftRow = {
  kind: 'added' | 'returned' | 'relabelled' | 'gone' | 'changed' | 'structure';
  ideas: string[] | null;
  is_first: boolean;
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

export type CatalogueLabelCountRow = {
  idea_id: number;
  reactions: number;
  labels: number;
  needed: number;
};

export type CatalogueMerchantRow = {
  id: number;
  name: string;
  host: string | null;
  affiliated: boolean;
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
  available: boolean;
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

export type CurrentCatalogueRevisionRow = {
  revision: number;
};

export type DecisionRow = {
  id: number;
  at: Date;
  account_id: number | null;
  contributor_id: number | null;
  subject: 'contribution' | 'reaction' | 'contributor' | 'idea' | 'question' | 'cohort';
  subject_id: number;
  action: 'accepted' | 'edited' | 'deleted' | 'relabelled' | 'reverted';
  before: unknown;
  after: unknown;
  undone_at: Date | null;
  undone_by: number | null;
  seen_at: Date | null;
};

export type GivenUpSearchRow = {
  month: Date;
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
};

export type IdeaDemandRow = {
  idea_id: number;
  labels: number;
  shown: number;
  refused: number;
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
};

export type LabelFrequencyRow = {
  question_id: number;
  direction: number;
  ideas: number;
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
  question_id: number | null;
  asked: number | null;
  yes: number | null;
  no: number | null;
  unknown: number | null;
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

export type RecentSearchRow = {
  id: string;
  month: Date;
};

export type SearchEventRow = {
  month: Date;
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

export type SearchLogRow = {
  month: Date;
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
  month: Date;
  screen: 'search' | 'square';
  origin_id: string | null;
  source_strict_keyword: string | null;
  source_campaign: string | null;
};

export type SearchWordRow = {
  word: string;
  stem: string;
};

export type StoredPictureRow = {
  name: string;
  content: Buffer;
  stored_at: Date;
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
    account_session: Table<AccountSessionRow, 'created_at' | 'browser', 'id'>;
    account_signup: Table<AccountSignupRow, 'created_at', 'id'>;
    alert: Table<AlertRow, 'email' | 'occasion' | 'pause_reason' | 'end_reason', 'id'>;
    alert_answer: Table<AlertAnswerRow>;
    alert_mail: Table<AlertMailRow, 'sent_at' | 'bounced_at', 'id'>;
    alert_match: Table<AlertMatchRow, 'mail_id'>;
    arrived_idea: Table<ArrivedIdeaRow, 'arrival'>;
    automated_answer: Table<AutomatedAnswerRow, 'gender' | 'age_min_months' | 'age_max_months' | 'occasion' | 'conditions', 'id'>;
    catalogue_automated_answer: CatalogueAutomatedAnswerRow;
    catalogue_close_idea: CatalogueCloseIdeaRow;
    catalogue_cursor: Table<CatalogueCursorRow>;
    catalogue_event: Table<CatalogueEventRow, 'ideas' | 'recorded_at'>;
    catalogue_event_draft: Table<CatalogueEventDraftRow, 'ideas'>;
    catalogue_idea: CatalogueIdeaRow;
    catalogue_label_count: CatalogueLabelCountRow;
    catalogue_merchant: CatalogueMerchantRow;
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
    cohort: Table<CohortRow, 'version' | 'created_at' | 'deleted_at', 'id'>;
    cohort_idea: Table<CohortIdeaRow>;
    contribution: Table<ContributionRow, 'state' | 'version' | 'created_at' | 'decided_at' | 'idea_id' | 'question_id', 'id'>;
    contributor: Table<ContributorRow, 'account_id' | 'created_at', 'id'>;
    contributor_help: Table<ContributorHelpRow>;
    contributor_help_progress: Table<ContributorHelpProgressRow, 'only_row'>;
    contributor_weight: Table<ContributorWeightRow>;
    current_catalogue_revision: CurrentCatalogueRevisionRow;
    decision: Table<DecisionRow, 'at' | 'account_id' | 'contributor_id' | 'before' | 'after' | 'undone_at' | 'undone_by' | 'seen_at', 'id'>;
    given_up_search: GivenUpSearchRow;
    idea: Table<IdeaRow, 'description' | 'price_cents' | 'rating' | 'available' | 'gender' | 'age_min_months' | 'age_max_months' | 'added_at' | 'price_min_cents' | 'price_max_cents', 'id' | 'search' | 'title_order'>;
    idea_demand: Table<IdeaDemandRow>;
    idea_label_count: Table<IdeaLabelCountRow, 'reactions' | 'labels' | 'needed'>;
    idea_outcome: Table<IdeaOutcomeRow>;
    idea_result: IdeaResultRow;
    idea_twin: Table<IdeaTwinRow>;
    label_frequency: Table<LabelFrequencyRow>;
    label_suggestion: Table<LabelSuggestionRow>;
    learned_answer: Table<LearnedAnswerRow>;
    learned_idea: Table<LearnedIdeaRow>;
    learned_question: Table<LearnedQuestionRow>;
    learning_version: Table<LearningVersionRow, 'parent_id' | 'made_at' | 'sessions' | 'accepted_sessions' | 'answer_table' | 'loss_before' | 'loss_after' | 'kept' | 'active', 'id'>;
    mail: Table<MailRow, 'id'>;
    merchant: Table<MerchantRow, 'host' | 'affiliated' | 'approved_at'>;
    product_page: Table<ProductPageRow, 'state' | 'reason' | 'product' | 'submitted_at', 'id'>;
    question: Table<QuestionRow, 'keywords' | 'filling_description', 'keyword_phrases' | 'search'>;
    question_form: Table<QuestionFormRow>;
    question_outcome: Table<QuestionOutcomeRow>;
    question_relation: Table<QuestionRelationRow>;
    question_result: QuestionResultRow;
    question_use: QuestionUseRow;
    rate_limit: Table<RateLimitRow, 'points' | 'expire'>;
    reaction: Table<ReactionRow>;
    recent_search: RecentSearchRow;
    search_event: Table<SearchEventRow, 'at' | 'question_id' | 'answer' | 'idea_id' | 'feedback' | 'as_question'>;
    search_log: SearchLogRow;
    search_metric: Table<SearchMetricRow>;
    search_session: Table<SearchSessionRow, 'created_at' | 'occasion' | 'hints' | 'hint_matches' | 'source_keyword' | 'screen' | 'origin_id' | 'source_strict_keyword' | 'source_campaign', 'month'>;
    search_word: Table<SearchWordRow>;
    stored_picture: Table<StoredPictureRow, 'stored_at'>;
    user_reaction: Table<UserReactionRow, 'state' | 'given_at' | 'is_reviewed' | 'label_before'>;
    visit: Table<VisitRow, 'at' | 'session_id', 'id'>;
    waiting_pair: Table<WaitingPairRow, 'version'>;
  }
}
