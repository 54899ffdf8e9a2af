import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type FormReply, NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { UndoNotice } from '#app/ui/undo-notice/undo-notice.tsx';
import { Deck } from './deck/deck.tsx';
import { Intro } from './intro/intro.tsx';
import { INTRO } from './intro/intro-address.ts';
import styles from './label-screen.module.css';
import type { labellingPage } from './labelling-page.server.ts';
import { PageForm } from './pair/page-form.tsx';
import { pairField } from './pair/pair-fields.ts';
import { introText, screensText, pageText as text } from './text.ts';

type Page = Awaited<ReturnType<typeof labellingPage>>;

type LabelScreenProps = {
  page: Page;
  reply: FormReply | undefined;
  /** Names the pairs: the deck of other pairs begins anew. */
  name: string;
  /** Shown when there is no pair, or none any more. */
  whenOver: ReactNode;
};

/** Pairs to label: one by one or a page at once, after three examples for somebody who has never labelled anything. */
export function LabelScreen({ page, reply, name, whenOver }: LabelScreenProps) {
  const { pairs, statistics, intro, isPage, stored } = page;
  const { search } = useLocation();
  const { errors, typed } = reply ?? NO_REPLY;
  if (intro !== null) return <Intro key={intro} place={intro} />;
  const view = (value: string | null) => addressWith(search, { view: value, skip: null });
  return (
    <>
      {stored && <Stored done={stored} />}
      <FormErrors title={text.errorTitle} errors={errors} />
      {pairs.length > 0 && isPage ? (
        <PageForm pairs={pairs} typed={typed} />
      ) : (
        <Deck key={name} pairs={pairs} given={statistics.given} whenOver={whenOver} />
      )}
      <div className={styles.line}>
        <Tabs
          label={text.views}
          tabs={[
            { to: view(null), label: text.oneByOne, current: !isPage },
            { to: view('page'), label: text.asPage, current: isPage },
          ]}
        />
        <p className={styles.words}>
          {statistics.searches > 0 && <strong>{screensText.helped(statistics.searches)}</strong>}{' '}
          <Link to={addressWith(search, { [INTRO.example]: '1' })}>{introText.fold}</Link>
        </p>
      </div>
    </>
  );
}

/** Whether the screen begins with a card, which names its idea and its question. */
export function showsCard({ pairs, intro, isPage }: Page): boolean {
  return pairs.length > 0 && intro === null && !isPage;
}

/** What a plain form stored: one label, which can be taken back, or how many; none when one was taken back. */
function Stored({ done }: { done: string }) {
  const count = Number(done);
  if (count === 0) return <p role="status">{text.takenBack}</p>;
  if (!Number.isNaN(count)) return <p role="status">{text.stored(count)}</p>;
  return <UndoNotice message={text.stored(1)} fields={{ [pairField(0)]: done }} />;
}
