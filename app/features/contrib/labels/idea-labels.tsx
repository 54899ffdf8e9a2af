import { useLocation } from 'react-router';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { FEEDS, type Feed } from '#modules/moderation/labelling/shared.ts';
import { labellingAddress } from './addresses.ts';
import { NothingToLabel } from './deck/deck.tsx';
import styles from './label-screen.module.css';
import { LabelScreen } from './label-screen.tsx';
import type { labellingPage } from './labelling-page.server.ts';
import { screensText } from './text.ts';

/** Where an idea before or after another one is labelled, and its picture. */
export type Neighbour = { to: string; image: string } | null;

type IdeaLabelsProps = {
  /** The key of the idea. */
  idea: string;
  page: Awaited<ReturnType<typeof labellingPage>>;
  reply: FormReply | undefined;
  includeReacted: boolean;
  /** Where the ideas before and after it are labelled. */
  previous?: Neighbour;
  next: Neighbour;
};

/** The questions of one idea, and the way to the ideas around it; the next one is fetched before it is asked for. */
export function IdeaLabels({ idea, page, reply, includeReacted, previous, next }: IdeaLabelsProps) {
  const { search } = useLocation();
  const { question } = screensText;
  const text = screensText.idea;
  return (
    <>
      <LabelScreen
        page={page}
        reply={reply}
        name={`${idea} ${includeReacted}`}
        whenOver={
          <NothingToLabel>
            {next && <StaffButtonLink to={next.to}>{text.next}</StaffButtonLink>}
          </NothingToLabel>
        }
      />
      <p className={styles.line}>
        <StaffButtonLink
          look="quiet"
          compact
          to={addressWith(search, { reacted: includeReacted ? null : '1', skip: null })}
        >
          {includeReacted ? question.hideReacted : question.includeReacted}
        </StaffButtonLink>
        <span className={styles.words}>
          {previous && (
            <StaffButtonLink compact to={previous.to}>
              {text.previous}
            </StaffButtonLink>
          )}
          {next && (
            <StaffButtonLink compact to={next.to} prefetch="render">
              {text.next}
            </StaffButtonLink>
          )}
        </span>
      </p>
      {next && <link rel="prefetch" as="image" href={`/img/${next.image}?w=320`} />}
    </>
  );
}

/** The ways through the ideas. */
export function FeedTabs({ current }: { current: Feed | null }) {
  const text = screensText.idea;
  return (
    <Tabs
      label={text.feeds}
      tabs={FEEDS.map((feed) => ({
        to: labellingAddress.feed(feed),
        label: text.feed[feed],
        current: feed === current,
      }))}
    />
  );
}
