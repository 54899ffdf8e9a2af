import { Link } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import { Sections, TextPage } from '#app/ui/text-page/text-page.tsx';
import { type Account, accountPath } from '#modules/moderation/accounts/shared.ts';
import {
  contributionCounts,
  contributionsOf,
  lineOf,
} from '#modules/moderation/contributions/index.server.ts';
import { countUnseenDecisions } from '#modules/moderation/decisions/index.server.ts';
import {
  contributorStatistics,
  labellingNeeds,
} from '#modules/moderation/labelling/index.server.ts';
import type { Route } from './+types/home.ts';
import { ContribPage } from './contrib-page.tsx';
import { ACTIVITY } from './contributions-activity.tsx';
import styles from './home.module.css';
import { Needs } from './needs.tsx';
import { CONTRIB_SECTIONS } from './sections.ts';
import { homeText, ownPath, contribPage as page, contribText as text, WITHDRAWN } from './text.ts';

export const handle: PageHandle = { cached: true, scripts: false, header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: page.metaTitle, description: page.description, path: '/contrib/' });

/** The latest that wait, of those that the page shows. */
const WAITING_SHOWN = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = visitorOf(context)?.account;
  const [needs, own] = await Promise.all([labellingNeeds(), account ? readOwn(account) : null]);
  return { needs, own, isWithdrawn: url.searchParams.get(STEP.done) === WITHDRAWN };
}

/** What an account did, and what it has not seen of what became of that. */
async function readOwn(account: Account) {
  const [unseen, contributions, reactions, waiting] = await Promise.all([
    countUnseenDecisions(account),
    contributionCounts(account),
    contributorStatistics(account),
    contributionsOf(account, WAITING_SHOWN, { waiting: true }),
  ]);
  return {
    ...{ name: account.email.split('@', 1)[0] ?? '', unseen, contributions, reactions },
    waiting: waiting.map((each) => ({ id: each.id, line: lineOf(each) })),
  };
}

type Own = Awaited<ReturnType<typeof readOwn>>;

export default function ContribHome({ loaderData }: Route.ComponentProps) {
  const { needs, own, isWithdrawn } = loaderData;
  if (own) {
    return (
      <ContribPage title={page.title}>
        {isWithdrawn && <p role="status">{homeText.withdrawn}</p>}
        <p>{text.hello(own.name)}</p>
        {own.unseen > 0 && (
          <p>
            {text.unseen(own.unseen)} <Link to={`${accountPath.own}#${ACTIVITY}`}>{text.see}</Link>
          </p>
        )}
        <Needs needs={needs} />
        <Waiting waiting={own.waiting} />
        <OwnWork own={own} />
        <Ways />
      </ContribPage>
    );
  }
  return (
    <TextPage title={page.title} lead={page.lead}>
      <Needs needs={needs} />
      <Sections sections={page.sections} />
      <p>
        <ButtonLink to={accountPath.signUp} look="primary" reloadDocument>
          {text.signUp}
        </ButtonLink>{' '}
        <ButtonLink to={accountPath.signIn} look="quiet" reloadDocument>
          {text.signIn}
        </ButtonLink>
      </p>
    </TextPage>
  );
}

/** What the account proposed that waits, each to be changed or withdrawn. */
function Waiting({ waiting }: Pick<Own, 'waiting'>) {
  if (waiting.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{homeText.waitingTitle}</h2>
      <p>{homeText.waitingLead}</p>
      <ul className={styles.waiting}>
        {waiting.map(({ id, line }) => (
          <li key={id}>
            <Link to={ownPath(id)}>{line}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnWork({ own: { contributions, reactions } }: { own: Own }) {
  const { waiting, accepted, deleted } = contributions;
  const { given, accepted: kept, searches } = reactions;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{homeText.own}</h2>
      {searches > 0 && <p>{homeText.helped(searches)}</p>}
      <KeyFigures
        figures={[
          { label: homeText.waiting, value: formatQuantity(waiting) },
          { label: homeText.accepted, value: formatQuantity(accepted) },
          { label: homeText.deleted, value: formatQuantity(deleted) },
          {
            label: homeText.reactions,
            value: formatQuantity(given),
            ...(kept > 0 && { note: homeText.reactionsNote(kept) }),
          },
        ]}
      />
    </section>
  );
}

/** Every screen for contributors. */
function Ways() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{homeText.ways}</h2>
      <ul className={styles.ways}>
        {CONTRIB_SECTIONS.filter(({ to }) => to !== '/contrib/').map(({ to, label }) => (
          <li key={to}>
            <StaffButtonLink to={to}>{label}</StaffButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
