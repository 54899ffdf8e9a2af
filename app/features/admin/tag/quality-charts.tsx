import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { inPercent } from '#app/ui/chart/chart-data.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import type { CalibrationPoint, LearningPoint } from '#modules/catalogue/label-model/shared.ts';
import { formatPercent } from '../format.ts';
import { learningText as text } from './text.ts';

type CalibrationProps = { title: string; points: readonly CalibrationPoint[] };

/** Predicted chances beside the shares that were observed. */
export function CalibrationChart({ title, points }: CalibrationProps) {
  const { axis, lead, predicted, observed } = text.calibration;
  return (
    <BarChart
      title={title}
      lead={lead}
      data={inPercent({
        axis,
        places: points.map((point) => formatPercent(point.predicted)),
        series: [
          { name: predicted, values: points.map((point) => point.predicted) },
          { name: observed, values: points.map((point) => point.observed) },
        ],
      })}
    />
  );
}

/** How good the model is by how many ideas it learned from. */
export function LearningChart({ points }: { points: readonly LearningPoint[] }) {
  const { title, lead, axis } = text.curve;
  const { averagePrecision, auc } = text.figures;
  return (
    <BarChart
      title={title}
      lead={lead}
      data={inPercent({
        axis,
        places: points.map(({ ideas }) => formatQuantity(ideas)),
        series: [
          { name: averagePrecision, values: points.map((point) => point.averagePrecision) },
          { name: auc, values: points.map((point) => point.auc) },
        ],
      })}
    />
  );
}
