import { type MouseEvent, useEffect, useRef } from 'react';
import { Picture } from '#app/features/idea/index.ts';
import { motionAllowed, watchFrames } from '#app/ui/browser/motion.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Bow } from '#app/ui/card/card.tsx';
import { documentTitle } from '#app/ui/text/layout.ts';
import styles from './parcel.module.css';
import { parcelText as text } from './text.ts';

/** The fragment of the address that shows what is in the parcel. */
export const GIFT = 'cadeau';

/** How long unwrapping takes, in milliseconds. */
const UNWRAPPING = 1400;
const EASE = 'cubic-bezier(0.3, 0, 0.4, 1)';

/**
 * A gift in its wrapping. The link that opens it leads to the gift on this page, which works before scripts arrive; with
 * them the ribbon comes off first and the paper tears. Without scripts nothing is wrapped.
 *
 * @param gift the title of the gift, which the document has as well once it is seen.
 * @param image the picture of the gift; null when the catalogue no longer has it.
 */
export function Parcel({ gift, image }: { gift: string; image: string | null }) {
  const parcel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const name = () => {
      document.title = documentTitle(location.hash === `#${GIFT}` ? gift : text.title);
    };
    name();
    addEventListener('hashchange', name);
    return () => removeEventListener('hashchange', name);
  }, [gift]);
  const unwrap = (event: MouseEvent) => {
    if (!parcel.current || !motionAllowed() || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tear(parcel.current).then(showGift, showGift);
  };
  return (
    <section className={styles.wrapped}>
      <div className={styles.parcel} ref={parcel} aria-hidden="true">
        {image && <Picture className={styles.picture} image={image} width={640} height={640} />}
        <span className={styles.left} data-part="left" />
        <span className={styles.right} data-part="right" />
        <span className={styles.across} data-part="across" />
        <span className={styles.down} data-part="down" />
        <span className={styles.bow} data-part="bow">
          <Bow />
        </span>
      </div>
      <h1 className={styles.title}>{text.title}</h1>
      <p>{text.lead}</p>
      <ButtonLink look="primary" to={`#${GIFT}`} reloadDocument onClick={unwrap}>
        {text.unwrap}
      </ButtonLink>
    </section>
  );
}

/** The picture goes to its place on the page, where the browser can show that. */
function showGift(): void {
  const open = () => location.assign(`#${GIFT}`);
  if (document.startViewTransition) document.startViewTransition(open);
  else open();
}

/** The bow slips off, the ribbons slide away, the paper tears in the middle. */
async function tear(parcel: HTMLElement): Promise<void> {
  const moves: Record<string, Keyframe[]> = {
    bow: [
      { offset: 0, transform: 'none' },
      { offset: 0.12, transform: 'scale(1.08, 0.9)' },
      { offset: 0.45, transform: 'translateY(-40%) rotate(14deg)', opacity: 1 },
      { offset: 0.6, transform: 'translateY(120%) rotate(40deg)', opacity: 0 },
      { offset: 1, transform: 'translateY(120%) rotate(40deg)', opacity: 0 },
    ],
    across: leaving('translateX(130%)', 0.25, 0.6),
    down: leaving('translateY(130%)', 0.3, 0.65),
    left: leaving('translate(-75%, 12%) rotate(-24deg)', 0.5, 1),
    right: leaving('translate(75%, 16%) rotate(22deg)', 0.5, 1),
  };
  watchFrames(UNWRAPPING);
  const running = [...parcel.querySelectorAll<HTMLElement>('[data-part]')].map((part) =>
    part.animate(moves[part.dataset.part ?? ''] ?? [], {
      duration: UNWRAPPING,
      easing: EASE,
      fill: 'forwards',
    }),
  );
  await Promise.all(running.map(({ finished }) => finished));
}

function leaving(transform: string, from: number, to: number): Keyframe[] {
  return [
    { offset: 0, transform: 'none' },
    { offset: from, transform: 'none', opacity: 1 },
    { offset: to, transform, opacity: 0 },
    ...(to < 1 ? [{ offset: 1, transform, opacity: 0 }] : []),
  ];
}
