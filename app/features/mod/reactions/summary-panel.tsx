import { Form, Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { KeyList } from '#app/ui/shortcuts/key-list.tsx';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import styles from '../contributions/queue.module.css';
import { Neighbours } from '../contributions/queue-parts.tsx';
import { PANEL } from '../contributions/queue-table.ts';
import { queueText } from '../text.ts';
import type { SummaryRow } from './summary-rows.ts';
import { LABEL_KEYS, LABEL_TEXT, reactionsText as text } from './text.ts';
import { VoteList } from './vote-list.tsx';

/** One pair with every vote, and the keys that decide about it. */
export function SummaryPanel({ rows }: { rows: readonly SummaryRow[] }) {
  const { search } = useLocation();
  const pressedBy = usePressedBy();
  const at = rows.findIndex(({ isOpen }) => isOpen);
  const row = rows[at];
  if (!row) return null;
  const { seen, proposed, votes, label } = row;
  return (
    <section className={styles.panel} id={PANEL} aria-label={text.panel}>
      <h2>{row.title}</h2>
      <p>
        <strong>{row.question}</strong>
      </p>
      <p>
        {text.current}
        {'\u00a0: '}
        {label ? LABEL_TEXT[label] : text.noLabel}. {text.proposed}
        {'\u00a0: '}
        <strong>{LABEL_TEXT[proposed]}</strong>, {text.share(row.share)}.
      </p>
      <VoteList votes={votes} />
      <Form
        method="post"
        action={addressWith(search, {})}
        className={styles.form}
        preventScrollReset
      >
        <p className={styles.moves}>
          <StaffButton
            compact
            type="submit"
            name="decide"
            value={`accept:${seen}:${proposed}`}
            {...pressedBy('a')}
          >
            {text.accept} <Shortcut name="A" always />
          </StaffButton>
          <StaffButton
            compact
            danger
            type="submit"
            name="decide"
            value={`remove:${seen}:None`}
            {...pressedBy('d')}
          >
            {queueText.remove} <Shortcut name="D" always />
          </StaffButton>
        </p>
        <h3>{text.chooseLabel}</h3>
        <p className={styles.moves}>
          {LABEL_KEYS.map(([key, choice]) => (
            <StaffButton
              key={key}
              compact
              type="submit"
              name="decide"
              value={`accept:${seen}:${choice}`}
              {...pressedBy(key)}
            >
              {LABEL_TEXT[choice]} <Shortcut name={key} always />
            </StaffButton>
          ))}
        </p>
      </Form>
      <Neighbours rows={rows} at={at}>
        <Link to={row.relations}>{text.allOfIdea}</Link>
      </Neighbours>
      <KeyList keys={text.keyList} />
    </section>
  );
}
