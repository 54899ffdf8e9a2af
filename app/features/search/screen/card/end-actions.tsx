import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  Advice,
  AffiliateNote,
  AlsoAt,
  gotoPath,
  ideaText,
  relOf,
} from '#app/features/idea/index.ts';
import {
  KeepsakeForm,
  SAVED_GIFTS_PATH,
  saveGift,
  useSavedGift,
} from '#app/features/keepsake/index.ts';
import { ShareIcon } from '#app/features/share/index.ts';
import { useVisitAddress } from '#app/features/visit/index.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Icon, SearchIcon } from '#app/ui/icons/icons.tsx';
import { formatIdeaKey, shopOf } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { endText } from '../../text.ts';
import type { OnVisit } from '../moves/move.ts';
import styles from './end-actions.module.css';

type EndActionsProps = {
  sid: string | null;
  idea: ProposedIdea;
  onVisit?: OnVisit | undefined;
};

/**
 * What to do with the gift that was found, in the order in which it is done: keep it, get it, share it, look for somebody
 * else's. One of them is the main action: the first that was not done yet. Without scripts, and where the browser keeps
 * nothing, keeping it makes its page, whose address can be kept.
 */
export function EndActions({ sid, idea, onVisit }: EndActionsProps) {
  const gift = useSavedGift(idea);
  const [visited, setVisited] = useState(false);
  const shop = shopOf(idea);
  const toDo = [
    ...(gift ? [] : ['keep']),
    ...(shop && !visited ? ['get'] : []),
    ...(gift?.sealed ? [] : ['share']),
    'again',
  ];
  const lookOf = (action: string) => (action === toDo[0] ? 'primary' : 'quiet');
  const keep = (event: MouseEvent) => saveGift(idea, idea.reasons) && event.preventDefault();
  return (
    <KeepsakeForm
      idea={formatIdeaKey(idea.key)}
      reasons={idea.reasons}
      sid={sid}
      className={styles.actions}
    >
      <p className={styles.action}>
        {gift ? (
          <KeptLink />
        ) : (
          <Button type="submit" name="keep" value="1" look={lookOf('keep')} onClick={keep}>
            {endText.keep}
          </Button>
        )}
      </p>
      <div className={styles.get}>
        <Advice idea={idea} />
        {shop && (
          <p className={styles.action}>
            <ButtonLink
              look={lookOf('get')}
              to={gotoPath(shop.url, sid)}
              rel={relOf(idea)}
              target="_blank"
              reloadDocument
              onClick={() => {
                setVisited(true);
                onVisit?.(idea.key);
              }}
              onAuxClick={() => onVisit?.(idea.key)}
            >
              {ideaText.visit(shop.name)}
              <span className="visually-hidden"> ({ideaText.newTab})</span>
            </ButtonLink>{' '}
            <AffiliateNote idea={idea} />
          </p>
        )}
        <AlsoAt idea={idea} sid={sid} />
      </div>
      <p className={styles.action}>
        <Button type="submit" look={lookOf('share')}>
          <ShareIcon />
          {endText.share}
        </Button>
      </p>
      <p className={styles.action}>
        <StartAgainLink look={lookOf('again')} />
      </p>
    </KeepsakeForm>
  );
}

/** The way to a search for somebody else. */
export function StartAgainLink({ look }: { look: 'primary' | 'quiet' }) {
  return (
    <ButtonLink look={look} to={useVisitAddress('/')} reloadDocument>
      <SearchIcon />
      {endText.again}
    </ButtonLink>
  );
}

/** In the place of the button that kept the gift, whose focus it takes over. */
function KeptLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ButtonLink look="quiet" to={useVisitAddress(SAVED_GIFTS_PATH)} reloadDocument ref={link}>
      <Icon>
        <path d="m4.5 12.5 5 5 10-11" />
      </Icon>
      {endText.kept}
    </ButtonLink>
  );
}
