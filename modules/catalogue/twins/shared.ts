import type { TwinDecider, TwinKind } from '../vocabulary.ts';

/** Which chains of twins are listed: groups of ideas that relations other than Distinct connect. */
export type TwinsConfig = {
  /** Chains on a page. */
  limit: number;
  /** The least number of relations in a chain. */
  min_chain_len: number;
  min_ideas_count: number;
  max_ideas_count: number;
  /** Whether all ideas of a chain may be of one merchant. */
  allow_single_merchant: boolean;
  /** Place in `TWIN_SORTS`. */
  sort_mode: number;
};

export const TWINS_DEFAULTS: TwinsConfig = {
  limit: 50,
  min_chain_len: 3,
  min_ideas_count: 2,
  max_ideas_count: 999,
  allow_single_merchant: true,
  sort_mode: 0,
};

/** The orders of chains: the largest first, the least sure first, the latest idea first. */
export const TWIN_SORTS = ['size', 'doubt', 'newest'] as const;

/** Two related ideas, the one with the lower id first. */
export type TwinLink = {
  idea_id: number;
  other_idea_id: number;
  kind: TwinKind;
  score: number;
  decided_by: TwinDecider;
};

/** A group of ideas that relations connect; its id is that of its first idea. */
export type TwinChain = {
  id: number;
  ideas: number[];
  links: TwinLink[];
};

/** A chain as it is listed: how many ideas and relations it has, and how many of these nobody decided. */
export type ListedChain = {
  id: number;
  /** Of its first idea. */
  title: string;
  ideas: number;
  links: number;
  waiting: number;
};

/** Those of the chains that are read: with one idea whose title has each word of a text, or all where it is empty. */
export type ChainsWanted = { text: string; limit: number; offset: number };

/** So many relations are decided at once, at most. */
export const DECIDED_AT_ONCE = 500;
