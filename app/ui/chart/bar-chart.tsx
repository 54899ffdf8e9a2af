import { useId } from 'react';
import { type ChartData, knownValues, shownValue } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { heightOf, type PlaceLabel, Plot } from './plot.tsx';
import { niceScale } from './scale.ts';
import { Bar, Hatches } from './series.tsx';
import { chartText as text } from './text.ts';

/** What bars leave of their place. */
const GAP = 0.26;

/** Letters that stand side by side below a narrow drawing, and below a wide one. */
const LETTERS = { narrow: 38, wide: 56 };

type BarChartProps = {
  title: string;
  lead?: string;
  data: ChartData;
};

/** Values by place, as upright bars; those of several series stand side by side. */
export function BarChart({ title, lead, data }: BarChartProps) {
  const id = useId();
  const { places, series } = data;
  const scale = niceScale(knownValues(data), 5);
  const place = 100 / places.length;
  const width = (place * (1 - GAP)) / series.length;
  return (
    <ChartFrame title={title} lead={lead} data={data} kind="bar">
      {(titleId) => (
        <Plot
          labelledBy={titleId}
          scale={scale}
          shown={(value) => shownValue(data, value)}
          places={placeLabels(places)}
        >
          <Hatches id={id} count={series.length} />
          {series.map(({ name, values }, nth) =>
            values.map((value, index) => {
              if (value === null) return null;
              const ends = [heightOf(scale, value), heightOf(scale, 0)];
              return (
                <Bar
                  key={`${name} ${places[index]}`}
                  id={id}
                  index={nth}
                  title={text.mark(places[index] ?? '', name, shownValue(data, value))}
                  x={percent(place * (index + GAP / 2) + width * nth)}
                  width={percent(width)}
                  y={percent(Math.min(...ends))}
                  height={percent(Math.abs(ends[0]! - ends[1]!))}
                />
              );
            }),
          )}
        </Plot>
      )}
    </ChartFrame>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

/** Every so many places are named, as their words have room. */
function placeLabels(places: readonly string[]): PlaceLabel[] {
  const letters = Math.max(...places.map((place) => place.length + 1)) * places.length;
  const every = (room: number) => Math.ceil(letters / room);
  const [narrow, wide] = [every(LETTERS.narrow), every(LETTERS.wide)];
  // Labels of a narrow drawing are also those of a wide one.
  const both = Math.ceil(narrow / wide) * wide;
  return places.flatMap((label, index) => {
    if (index % wide !== 0) return [];
    const at = Math.round(((index + 0.5) / places.length) * 1e4) / 100;
    return { at, label, room: index % both === 0 ? 'always' : 'wide' };
  });
}
