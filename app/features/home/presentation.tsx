import { Parcel, startFormText } from '#app/features/start/index.ts';
import { useVisitAddress } from '#app/features/visit/index.ts';
import { ArrowRightIcon } from '#app/ui/icons/icons.tsx';
import styles from './home.module.css';
import { christmasText, homeText } from './text.ts';

type PresentationProps = {
  christmas: boolean;
  /** The visitor looked for a child's gift, which is not offered. */
  isForChild: boolean;
};

/** The promise, over a heap of parcels; under a fir tree at Christmas, in front of a house otherwise. */
export function Presentation({ christmas, isForChild }: PresentationProps) {
  const { promise, lead } = christmas ? christmasText : homeText;
  const square = useVisitAddress('/square');
  return (
    <div className={styles.presentation}>
      <div>
        <h1 className={styles.promise} tabIndex={-1}>
          {promise[0]} <em>{promise[1]}</em>
        </h1>
        <p className={styles.lead}>
          {lead} <span className={styles.free}>{homeText.free}</span>
        </p>
        {isForChild && (
          <p className={styles.children}>
            <strong>{startFormText.age.children}</strong> {startFormText.age.childrenMore}
          </p>
        )}
        <p className={styles.fast}>
          <a href={square}>
            {homeText.fast}
            <ArrowRightIcon />
          </a>
        </p>
      </div>
      <svg className={styles.heap} viewBox="0 0 520 200" aria-hidden="true">
        {christmas ? <FirTree /> : <House />}
        <Parcel x={16} ground={200} width={96} height={84} tone="contrast" print="dots" />
        <Parcel x={36} ground={117} width={64} height={52} tone="gold" />
        <Parcel x={120} ground={200} width={124} height={136} tone="accent" print="stripes" />
        <Parcel x={252} ground={200} width={88} height={66} tone="gold" print="dots" />
        <g data-open="">
          <path
            className={styles.glint}
            d="M402 84l4 13 13 4-13 4-4 13-4-13-13-4 13-4Zm42-30 3 9 9 3-9 3-3 9-3-9-9-3 9-3Zm-66 6 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"
          />
          <Parcel x={350} ground={200} width={112} height={92} tone="paper" print="dots" />
        </g>
        <Parcel x={470} ground={200} width={48} height={46} tone="accent" />
      </svg>
    </div>
  );
}

function FirTree() {
  return (
    <g transform="translate(238 0)">
      <path fill="#7a4a24" d="M48 176h20v24H48z" />
      <path fill="var(--accent)" d="M58 6 92 62H76l26 44H82l32 72H2l32-72H14l26-44H24Z" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 12"
        d="M36 72c16 10 34 8 44-8M24 122c24 14 52 8 66-12"
      />
      <path className={styles.glint} d="m58-8 5 11 12 2-9 8 2 12-10-6-10 6 2-12-9-8 12-2Z" />
    </g>
  );
}

function House() {
  return (
    <g>
      <path fill="var(--card-edge)" d="M236 92 298 34l62 58v108H236Z" />
      <path className={styles.glint} d="M280 84h16v38h-16zm20 0h16v38h-16z" />
    </g>
  );
}
