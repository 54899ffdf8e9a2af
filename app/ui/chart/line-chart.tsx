import { formatCalendarDay, formatTableDay } from '../text/format.ts';
import { type ChartData, knownValues, shownValue } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { dayNumber, dayTicks } from './day-ticks.ts';
import { linePath, type Point } from './line-path.ts';
import { heightOf, type PlaceLabel, Plot } from './plot.tsx';
import { niceScale, percentOf, type Scale } from './scale.ts';
import styles from './series.module.css';
import { chartText as text } from './text.ts';

/** Beyond so many, the points of a line would touch each other. */
const POINTS_MAX = 45;

type LineChartProps = {
  title: string;
  lead?: string;
  /** Its places are days, in order. */
  data: ChartData;
  /** Fills what is below the first line. */
  area?: boolean;
  /**
   * Days on which something changed. Those before the first place are left out; those after the last one, which may stand
   * for a whole month, are marked there.
   */
  marks?: readonly Mark[];
};

/** Something that changed on a day: `label` is a few letters for the drawing; `kind` tells changes of two kinds apart. */
export type Mark = { day: string; label: string; title: string; kind?: 'dashed' | 'dotted' };

/** Values over days, as lines. */
export function LineChart({ title, lead, data, area = false, marks = [] }: LineChartProps) {
  const days = data.places.map(dayNumber);
  const first = days[0] ?? 0;
  // A single day stands in the middle of two.
  const span = { min: first, max: Math.max(days.at(-1) ?? 0, first + 1) };
  const scale = niceScale(knownValues(data), 5);
  const lines = data.series.map(({ name, values }) => ({
    name,
    points: days.map((day, index): Point | null => {
      const value = values[index] ?? null;
      return value === null ? null : { x: percentOf(span, day), y: heightOf(scale, value) };
    }),
  }));
  const shownMarks = marks.filter(({ day }) => dayNumber(day) >= span.min);
  const labels = dayTicks(span.min, span.max, 7).map(
    ({ at, label }, index): PlaceLabel => ({
      at: percentOf(span, at),
      label,
      room: index % 2 === 0 ? 'always' : 'wide',
    }),
  );
  const titleOf = (series: number, index: number) => {
    const { name, values } = data.series[series] ?? { name: '', values: [] };
    const day = formatCalendarDay(data.places[index] ?? '');
    return text.mark(day, name, shownValue(data, values[index] ?? null));
  };
  return (
    <ChartFrame
      title={title}
      lead={lead}
      data={data}
      kind="line"
      place={formatTableDay}
      notes={shownMarks.map(noteOf)}
    >
      {(titleId) => (
        <Plot
          labelledBy={titleId}
          scale={scale}
          shown={(value) => shownValue(data, value)}
          places={labels}
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            {lines.map(({ name, points }, series) => (
              <g key={name} data-series={series}>
                {area && series === 0 && (
                  <path className={styles.area} d={linePath(points, heightOf(scale, 0))} />
                )}
                <path className={styles.path} d={linePath(points)} />
              </g>
            ))}
          </svg>
          <Marks marks={shownMarks} span={span} />
          {days.length <= POINTS_MAX &&
            lines.map(({ name, points }, series) => (
              <g key={name} data-series={series}>
                {points.map(
                  (point, index) =>
                    point && (
                      <circle
                        key={data.places[index]}
                        className={styles.point}
                        cx={`${point.x}%`}
                        cy={`${point.y}%`}
                        r="3.5"
                      >
                        <title>{titleOf(series, index)}</title>
                      </circle>
                    ),
                )}
              </g>
            ))}
        </Plot>
      )}
    </ChartFrame>
  );
}

/** So many marks have room for their letters. */
const LABELS_MAX = 12;

function Marks({ marks, span }: { marks: readonly Mark[]; span: Pick<Scale, 'min' | 'max'> }) {
  return marks.map((mark) => {
    const { day, label, kind = 'dashed' } = mark;
    const x = `${percentOf(span, Math.min(dayNumber(day), span.max))}%`;
    return (
      <g key={`${day} ${label}`} className={styles.mark} data-kind={kind}>
        <line x1={x} x2={x} y1="0" y2="100%">
          <title>{noteOf(mark)}</title>
        </line>
        {marks.length <= LABELS_MAX && (
          <text
            x={x}
            y={kind === 'dashed' ? '0' : '100%'}
            dx={kind === 'dashed' ? 0 : '0.3em'}
            dy={kind === 'dashed' ? '-0.2em' : '-0.4em'}
            textAnchor={kind === 'dashed' ? 'middle' : 'start'}
          >
            {label}
          </text>
        )}
      </g>
    );
  });
}

function noteOf({ day, title }: Mark): string {
  return `${formatCalendarDay(day)}\u00a0: ${title}`;
}
