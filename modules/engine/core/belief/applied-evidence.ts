import type { Evidence, GivenFeedback } from './evidence.ts';
import type { Profile } from './prior.ts';

/** The part of some evidence that a belief contains already, answers apart: those can be taken back one by one. */
export class AppliedEvidence {
  /** Version of the snapshot it was applied to. */
  #version = -1;
  #profile: Profile | null = null;
  hintedIdeas: Evidence['hintedIdeas'] = [];
  feedbacks: readonly GivenFeedback[] = [];
  shown: readonly number[] = [];

  /** The profile alone, on a version of the snapshot. */
  reset(version: number, profile: Profile): void {
    this.#version = version;
    this.#profile = profile;
    this.hintedIdeas = [];
    this.feedbacks = [];
    this.shown = [];
  }

  /** The profile last applied; null before any. */
  get profile(): Profile | null {
    return this.#profile;
  }

  /** Whether all of it is the beginning of other evidence on the same version of the snapshot. */
  isPrefixOf({ profile, hintedIdeas, feedbacks, shown }: Evidence, version: number): boolean {
    return (
      this.#version === version &&
      this.#profile !== null &&
      isSameProfile(this.#profile, profile) &&
      hintedIdeas.length === this.hintedIdeas.length &&
      startsWith(
        hintedIdeas,
        this.hintedIdeas,
        (a, b) => a.idea === b.idea && a.score === b.score,
      ) &&
      startsWith(feedbacks, this.feedbacks, (a, b) => a.idea === b.idea && a.kind === b.kind) &&
      startsWith(shown, this.shown, (a, b) => a === b)
    );
  }
}

function isSameProfile(a: Profile, b: Profile): boolean {
  return (
    a === b ||
    (a.recipient === b.recipient &&
      a.ageMonths === b.ageMonths &&
      a.priceMin === b.priceMin &&
      a.priceMax === b.priceMax &&
      a.christmas === b.christmas)
  );
}

function startsWith<T>(
  list: readonly T[],
  start: readonly T[],
  same: (a: T, b: T) => boolean,
): boolean {
  return start.every((item, index) => index < list.length && same(item, list[index]!));
}
