import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatQuantity } from '#app/ui/text/format.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type {
  ReplayedSearch,
  ReplayedStep,
  SessionEvent,
  ShownStep,
} from '#modules/engine/session/index.server.ts';
import { formatInstant, formatPercent } from '../format.ts';
import { ideaPath } from '../idea-path.ts';
import styles from './session.module.css';
import { ANSWER_NAMES, FEEDBACK_NAMES, sessionsText } from './text.ts';

const text = sessionsText.session;

type Names = Pick<ReplayedSearch, 'ideas' | 'questions'>;
type StepCardProps = {
  step: ReplayedStep;
  number: number;
  names: Names;
  /** Whether what the engine believed is shown at first, rather than on demand. */
  isOpen: boolean;
};

/** One step of a past search: what was shown and what the visitor did, and below it what the engine believed. */
export function StepCard({ step, number, names, isOpen }: StepCardProps) {
  const { at, shown, belief, idea, otherwise } = step;
  return (
    <article className={styles.step} aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`} className={styles.title}>
        {text.step(number)}
        {'\u00a0: '}
        {nameStep(shown, names)}
      </h2>
      <p className={styles.soft}>{formatInstant(at)}</p>
      <Did step={step} names={names} />
      {otherwise && (
        <p className={styles.otherwise}>{text.otherwise(nameStep(otherwise, names))}</p>
      )}
      <details className={styles.belief} open={isOpen}>
        <summary>
          {text.belief}
          <VisuallyHidden>{` ${text.atStep(number)}`}</VisuallyHidden>{' '}
          <span className={styles.soft}>{text.entropy(formatQuantity(belief.entropy, 2))}</span>
        </summary>
        {idea && <WhyIdea idea={idea} shown={shown} />}
        <div className={styles.tables}>
          <Ideas step={step} names={names} />
          <Questions step={step} />
        </div>
      </details>
    </article>
  );
}

function Did({ step: { did }, names }: { step: ReplayedStep; names: Names }) {
  if (did.length === 0) return <p className={styles.soft}>{text.nothing}</p>;
  return (
    <ul aria-label={text.did}>
      {did.map(({ event, at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event has no other name than its place in the log.
        <li key={place}>
          {nameEvent(event, names)} <span className={styles.soft}>{formatInstant(at)}</span>
        </li>
      ))}
    </ul>
  );
}

type WhyIdeaProps = { idea: NonNullable<ReplayedStep['idea']>; shown: ShownStep };

function WhyIdea({ idea: { chance, reasons }, shown }: WhyIdeaProps) {
  return (
    <div>
      <p>
        {shown.kind === 'idea' && shown.as_question && `${text.asQuestion} `}
        {text.chance(percent(chance))}
      </p>
      {reasons.length > 0 ? (
        <>
          <p>
            {text.why}
            {'\u00a0:'}
          </p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{text.noReason}</p>
      )}
    </div>
  );
}

function Ideas({ step: { belief, shown }, names }: { step: ReplayedStep; names: Names }) {
  const shownId = shown.kind === 'idea' ? shown.idea_id : null;
  return (
    <table className={styles.table}>
      <caption>{text.ideas}</caption>
      <thead>
        <tr>
          <th scope="col">{text.ideaColumn}</th>
          <th scope="col" className={styles.number}>
            {text.chanceColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {belief.ideas.map(({ id, chance }) => (
          <Row key={id} chosen={id === shownId} value={percent(chance)}>
            {names.ideas[id] ? (
              <Link to={ideaPath(names.ideas[id].key)}>{names.ideas[id].title}</Link>
            ) : (
              text.goneIdea(id)
            )}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

function Questions({ step: { belief, shown } }: { step: ReplayedStep }) {
  const shownId = shown.kind === 'question' ? shown.question_id : null;
  if (belief.questions.length === 0) return <p>{text.noQuestions}</p>;
  return (
    <table className={styles.table}>
      <caption>{text.questions}</caption>
      <thead>
        <tr>
          <th scope="col">{text.questionColumn}</th>
          <th scope="col" className={styles.number}>
            {text.gainColumn}
          </th>
          <th scope="col" className={styles.number}>
            {text.scoreColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {belief.questions.map(({ id, content, gain, score }) => (
          <Row
            key={id}
            chosen={id === shownId}
            value={formatQuantity(gain, 3)}
            more={formatQuantity(score, 3)}
          >
            {content}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { chosen: boolean; value: string; more?: string; children: ReactNode };

function Row({ chosen, value, more, children }: RowProps) {
  return (
    <tr className={chosen ? styles.chosen : undefined}>
      <th scope="row">
        {children}
        {chosen && ` (${text.chosen})`}
      </th>
      <td className={styles.number}>{value}</td>
      {more !== undefined && <td className={styles.number}>{more}</td>}
    </tr>
  );
}

const percent = (share: number) => formatPercent(share, share < 0.01 ? 3 : 1);

const nameIdea = (id: number, { ideas }: Names) =>
  ideas[id] ? text.idea(ideas[id].title) : text.goneIdea(id);
const nameQuestion = (id: number, { questions }: Names) =>
  questions[id] ? text.question(questions[id]) : text.goneQuestion(id);

function nameStep(step: ShownStep, names: Names): string {
  if (step.kind === 'question') return nameQuestion(step.question_id, names);
  return step.kind === 'idea' ? nameIdea(step.idea_id, names) : text.giveUp;
}

function nameEvent(event: SessionEvent, names: Names): string {
  switch (event.kind) {
    case 'answer':
      return text.answered(nameQuestion(event.question_id, names), ANSWER_NAMES[event.answer]);
    case 'feedback':
      return text.judged(FEEDBACK_NAMES[event.feedback], nameIdea(event.idea_id, names));
    case 'undo':
      return text.undone(
        event.question_id === null
          ? `l’${nameIdea(event.idea_id ?? 0, names)}`
          : `la ${nameQuestion(event.question_id, names)}`,
      );
    case 'profile':
      return text.profile;
    case 'hints':
      return text.changedHints;
    default:
      return nameStep(event, names);
  }
}
