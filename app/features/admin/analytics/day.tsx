import { data, Form, Link } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { formatCalendarDay, formatQuantity } from '#app/ui/text/format.ts';
import { showMeasure } from '../searches/measures.ts';
import searchStyles from '../searches/searches.module.css';
import { DIMENSION_NAMES, MEASURE_NAMES, searchesText } from '../searches/text.ts';
import type { Route } from './+types/day.ts';
import styles from './analytics.module.css';
import { AnalyticsPage } from './analytics-page.tsx';
import { DAY_MEASURES } from './day-measures.ts';
import { loadDay, wantedDay } from './day-page.server.ts';
import { analyticsText } from './text.ts';

const text = analyticsText.day;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { day, isUnreadable } = wantedDay(searchParams);
  return data({ ...(await loadDay(day)), isUnreadable }, { status: isUnreadable ? 400 : 200 });
}

/** What visitors did on one day. */
export default function Day({ loaderData }: Route.ComponentProps) {
  const { day, before, after, figures, figuresBefore, squares, alerts, isUnreadable } = loaderData;
  const { hours, hoursBefore, ideas } = loaderData;
  return (
    <AnalyticsPage title={text.title}>
      <p className={searchStyles.lead}>{text.lead}</p>
      {isUnreadable && (
        <p role="alert" className={searchStyles.unreadable}>
          {text.unreadable}
        </p>
      )}
      <nav aria-label={text.choose} className={styles.days}>
        <Link to={`?day=${before}`}>{text.before}</Link>
        <Form method="get" className={styles.days} key={day}>
          <Field id="day" label={text.day} name="day" type="date" defaultValue={day} />
          <StaffButton type="submit">{text.show}</StaffButton>
        </Form>
        {after && <Link to={`?day=${after}`}>{text.after}</Link>}
      </nav>
      <h2>{formatCalendarDay(day)}</h2>
      <KeyFigures
        figures={[
          ...DAY_MEASURES.map((measure) => ({
            label: measure === 'searches' ? text.searches : MEASURE_NAMES[measure],
            value: showMeasure(measure, figures?.[measure]),
            note: text.compared(showMeasure(measure, figuresBefore?.[measure])),
          })),
          { label: text.squares, value: formatQuantity(squares) },
          { label: text.alerts, value: formatQuantity(alerts) },
        ]}
      />
      <BarChart
        title={text.hours}
        lead={text.hoursLead}
        data={{
          axis: DIMENSION_NAMES.hour,
          places: hours.map((_, hour) => searchesText.hours(String(hour))),
          series: [
            { name: text.theDay, values: hours },
            { name: text.weekBefore, values: hoursBefore },
          ],
        }}
      />
      {ideas.length > 0 && (
        <section aria-labelledby="ideas" className={styles.part}>
          <h2 id="ideas">{text.ideas}</h2>
          <ol>
            {ideas.map(({ idea_id, title, accepted, shown }) => (
              <li key={idea_id}>
                {title ?? analyticsText.gone(idea_id)}
                {`\u00a0: ${text.acceptedOf(accepted, shown)}`}
              </li>
            ))}
          </ol>
        </section>
      )}
    </AnalyticsPage>
  );
}
