import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import {
  type CalibrationPoint,
  type LearningPoint,
  OBVIOUS_CHANCE,
  type Quality,
} from '#modules/catalogue/label-model/shared.ts';
import { type QuestionRow, shownPart } from './learning-table.tsx';
import { CalibrationChart, LearningChart } from './quality-charts.tsx';
import styles from './tag.module.css';
import { learningText as text } from './text.ts';

type ShownVersion = {
  id: number;
  ideas: number;
  labels: number;
  overall: Quality;
  calibration: readonly CalibrationPoint[];
  learning: readonly LearningPoint[];
};

/** How good a version is as a whole. */
export function VersionQuality({ version }: { version: ShownVersion }) {
  const { id, ideas, labels, overall, calibration, learning } = version;
  return (
    <section aria-labelledby="version" className={styles.section}>
      <h2 id="version">{text.version(id)}</h2>
      <p>{text.versionFacts(ideas, labels)}</p>
      <QualityFigures quality={overall} />
      <div className={styles.charts}>
        <CalibrationChart title={text.calibration.title} points={calibration} />
        <LearningChart points={learning} />
      </div>
    </section>
  );
}

/** How good the version that is shown is for one question. */
export function QuestionQuality({ row }: { row: QuestionRow }) {
  return (
    <section aria-labelledby="question" className={styles.section}>
      <h3 id="question">{row.question}</h3>
      <QualityFigures quality={row} />
      <CalibrationChart title={text.calibration.ofQuestion} points={row.calibration} />
      <p>
        <StaffButtonLink to={`/admin/tag/suggestions?question=${row.id}`}>
          {text.questions.suggestions}
        </StaffButtonLink>
      </p>
    </section>
  );
}

function QualityFigures({ quality }: { quality: Quality }) {
  const { pairs, positives, averagePrecision, auc, calibrationError, obvious, obviousRight } =
    quality;
  const { figures } = text;
  return (
    <KeyFigures
      figures={[
        { label: figures.averagePrecision, value: shownPart(averagePrecision) },
        { label: figures.auc, value: shownPart(auc) },
        { label: figures.calibrationError, value: shownPart(calibrationError, 2) },
        {
          label: figures.obvious(OBVIOUS_CHANCE),
          value: shownPart(obvious > 0 ? obviousRight / obvious : null),
          note: figures.obviousNote(obviousRight, obvious),
        },
        {
          label: figures.pairs,
          value: formatQuantity(pairs),
          note: figures.positives(positives),
        },
      ]}
    />
  );
}
