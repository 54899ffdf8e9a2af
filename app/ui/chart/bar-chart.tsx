import { useId } from 'react';
import { type ChartData, knownValues, shownValue } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { placeLabels } from './place-labels.ts';
import { heightOf, Plot } from './plot.tsx';
import { niceScale } from './scale.ts';
import { Bar, Hatches } from './series.tsx';
import { chartText as text } from './text.ts';

/** What bars leave of their place. */
const GAP = 0.26;

const ROOM = { narrow: 34, wide: 56 };

type BarChartProps = {
  title: string;
  lead?: string;
  data: ChartData;
};

/** Values by place, as upright bars; those of several series stand side by side. */
export function BarChart({ title, lead, data }: BarChartProps) {
  const id = useId();
  const { places, labels = places, series } = data;
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
          places={placeLabels(labels, ROOM)}
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
