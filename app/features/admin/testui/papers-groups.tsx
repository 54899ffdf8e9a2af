import { Badge } from '#app/ui/badge/badge.tsx';
import { pushError } from '#app/ui/browser/queries.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { MessageTag } from '#app/ui/error-page/message-page.tsx';
import { FormNotice } from '#app/ui/form-page/form-page.tsx';
import { Logo } from '#app/ui/logo/logo.tsx';
import { SAMPLE_STATES } from './sample-ideas.ts';
import styles from './testui.module.css';
import { testuiText } from './text.ts';

/** Cards, badges and drawings. */
export function PapersGroup() {
  const text = testuiText.papers;
  return (
    <>
      <div className={styles.cards}>
        <Card>
          <h3>{text.card}</h3>
          <p>{text.words}</p>
        </Card>
        <Card tied className={styles.tied}>
          <h3>{text.tied}</h3>
          <p>{text.words}</p>
        </Card>
      </div>
      <h3>{text.badges}</h3>
      <p className={styles.row}>
        <Badge tone="good">{SAMPLE_STATES.published}</Badge>
        <Badge tone="waiting">{SAMPLE_STATES.waiting}</Badge>
        <Badge tone="bad">{SAMPLE_STATES.missing}</Badge>
        <Badge>{testuiText.table.removed}</Badge>
      </p>
      <h3>{text.logo}</h3>
      <p>
        <Logo />
      </p>
    </>
  );
}

/** Messages after success and failure. */
export function MessagesGroup() {
  const text = testuiText.messages;
  const hydrated = useHydrated();
  return (
    <>
      <FormNotice>{text.notice}</FormNotice>
      <EmptyState title={text.empty}>
        <p>{text.emptyText}</p>
      </EmptyState>
      <p className={styles.row}>
        <MessageTag>404</MessageTag>
        {text.status}
      </p>
      <p className={styles.row}>
        {hydrated && <Button onClick={() => pushError(text.barError)}>{text.bar}</Button>}
      </p>
    </>
  );
}

/** Titles and text in the styles of every page. */
export function TypeGroup() {
  const text = testuiText.type;
  return (
    <>
      <p className={styles.huge}>{text.huge}</p>
      <p className={styles.large}>{text.large}</p>
      <h3>{text.small}</h3>
      <p>
        {text.text} <a href="#type">{text.link}</a>.
      </p>
      <ul>
        {text.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
