import type { Label } from '../vocabulary.ts';

/** The chances of the seven labels in their order (LABELS), None included; their sum is 1. */
export type Distribution = readonly number[];

/** What the model says of a pair of an idea and a question that has no label. */
export type PredictedLabel = {
  idea_id: number;
  question_id: number;
  /** The likeliest label of the likelier direction: never None. */
  label: Label;
  /** The chance that a label of the pair has that direction, from 0 to 1. */
  chance: number;
  distribution: Distribution;
};

/** A version of the model that was put to use. */
export type LabelModelActivation = { at: Date; version: number };

/** From this chance on a prediction is all but certain. */
export const OBVIOUS_CHANCE = 0.98;

/** A pair whose labels are likelier None than this is not stored. */
export const LEAST_CHANCE = 0.05;
/** The most questions stored of an idea. */
export const MOST_QUESTIONS = 60;
/** The chances of the labels are stored in 255ths, a byte each. */
export const CHANCE_PARTS = 255;

/**
 * An idea with so many labels was gone through question by question: where it has none, None is meant, and what is predicted of
 * it counts no more.
 */
export const COMPLETE_LABELS = 5;

/** Measured on ideas that the model was not trained on; a pair counts as positive where its label is not None. */
export type Quality = {
  /** How many pairs there are, and how many of them are positive. */
  pairs: number;
  positives: number;
  /** Area under the ROC curve: how often a positive pair has a higher chance than another. Null without either. */
  auc: number | null;
  /** Mean of the precisions at each positive pair, from the likeliest on. Null without positives. */
  averagePrecision: number | null;
  /** Expected calibration error: mean distance of predicted chances to observed shares, over bins of chances. */
  calibrationError: number;
  /** Of the pairs from OBVIOUS_CHANCE on how many there are, and how many of these are positive. */
  obvious: number;
  obviousRight: number;
};

/** A point of a calibration curve: pairs of about one predicted chance, and the share of them that is positive. */
export type CalibrationPoint = { predicted: number; observed: number; pairs: number };

/** How good the model is when trained on so many ideas. */
export type LearningPoint = {
  ideas: number;
  averagePrecision: number | null;
  auc: number | null;
};

/** What cross-validation by idea says of a version. */
export type ModelFigures = {
  overall: Quality;
  calibration: readonly CalibrationPoint[];
  learning: readonly LearningPoint[];
  questions: readonly (Quality & {
    question_id: number;
    calibration: readonly CalibrationPoint[];
  })[];
};

/** A version of the model. */
export type LabelModelVersion = {
  id: number;
  trained_at: Date;
  /** What it was trained on, and how long that took. */
  ideas: number;
  labels: number;
  seconds: number;
  active: boolean;
  figures: ModelFigures;
};
