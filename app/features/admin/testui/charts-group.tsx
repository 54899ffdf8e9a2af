import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import type { ChartData } from '#app/ui/chart/chart-data.ts';
import { HeatMap } from '#app/ui/chart/heat-map.tsx';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import { type KeyFigure, KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import { formatPrice } from '#modules/catalogue/shared.ts';
import { SAMPLE_IDEAS, SAMPLE_STATES, type SampleState } from './sample-ideas.ts';
import styles from './testui.module.css';
import { testuiText } from './text.ts';

const text = testuiText.charts;

const DAYS = Array.from({ length: 35 }, (_, index) =>
  new Date(Date.UTC(2026, 8, 28 + index)).toISOString().slice(0, 10),
);
/** The day of which nothing is known. */
const LOST = 16;

const SEARCHES: ChartData = {
  axis: text.day,
  places: DAYS,
  series: [
    { name: text.searches, values: DAYS.map((_, day) => (day === LOST ? null : searches(day))) },
    {
      name: text.found,
      values: DAYS.map((_, day) =>
        day === LOST ? null : Math.round(searches(day) * (0.55 + 0.1 * Math.sin(day / 5))),
      ),
    },
  ],
};

function searches(day: number): number {
  return Math.round((900 + day * 24) * (day % 7 > 4 ? 0.6 : 1) + 90 * Math.sin(day * 2.4));
}

const STEP_CENTS = 1000;
const STATES = Object.keys(SAMPLE_STATES) as SampleState[];

const PRICES: ChartData = {
  axis: text.price,
  places: Array.from({ length: 10 }, (_, step) => formatQuantity((step * STEP_CENTS) / 100)),
  series: STATES.map((state) => ({
    name: SAMPLE_STATES[state],
    values: Array.from(
      { length: 10 },
      (_, step) =>
        SAMPLE_IDEAS.filter(
          (idea) => idea.state === state && Math.floor(idea.priceCents / STEP_CENTS) === step,
        ).length,
    ),
  })),
};

const MONTHS = Array.from({ length: 36 }, (_, month) =>
  new Date(Date.UTC(2023, 10 + month, 1)).toISOString().slice(0, 10),
);

const SHARE: ChartData = {
  axis: text.day,
  places: MONTHS,
  unit: '%',
  decimals: 1,
  series: [
    { name: text.share, values: MONTHS.map((_, month) => 48 + month / 2 + 6 * Math.sin(month)) },
  ],
};

const NOTHING: ChartData = { axis: text.day, places: [], series: [] };

/** Key figures, and charts of each kind. */
export function ChartsGroup() {
  return (
    <>
      <KeyFigures figures={FIGURES} />
      <div className={styles.charts}>
        <LineChart title={text.line} lead={text.lineLead} data={SEARCHES} />
        <BarChart title={text.bars} lead={text.barsLead} data={PRICES} />
        <LineChart title={text.one} lead={text.oneLead} data={SHARE} area />
        <HeatMap title={text.heat} lead={text.barsLead} data={PRICES} />
        <BarChart title={text.empty} data={NOTHING} />
      </div>
    </>
  );
}

const FIGURES = keyFigures();

function keyFigures(): KeyFigure[] {
  const total = SAMPLE_IDEAS.length;
  const published = SAMPLE_IDEAS.filter(({ state }) => state === 'published').length;
  const average = SAMPLE_IDEAS.reduce((sum, { priceCents }) => sum + priceCents, 0) / total;
  const { figures } = testuiText;
  return [
    { label: figures.ideas, value: formatQuantity(total) },
    {
      label: figures.published,
      value: formatQuantity(published),
      note: figures.share(formatQuantity((100 * published) / total)),
    },
    { label: figures.average, value: formatPrice(average), note: figures.known(total) },
  ];
}
