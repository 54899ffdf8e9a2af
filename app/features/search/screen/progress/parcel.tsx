import styles from './parcel.module.css';

/** What happens to the ribbon first, and to the lid then, as shares of the whole. */
const UNTIED_AT = 0.45;
const LIFTED_FROM = 0.35;

const within = (share: number) => Math.min(Math.max(share, 0), 1);

/**
 * A parcel that is unwrapped as far as `share` says, from 0 to 1: its bow comes undone, then its lid opens on what
 * glitters inside.
 */
export function UnwrappingParcel({ share }: { share: number }) {
  const tied = 1 - within(share / UNTIED_AT);
  const lifted = within((share - LIFTED_FROM) / (1 - LIFTED_FROM));
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    <svg className={styles.parcel} viewBox="0 0 120 120" aria-hidden="true">
      <path className={styles.shadow} d="M14 112h92" />
      <g transform={`translate(0 ${round(24 - 34 * lifted)})`} opacity={round(lifted)}>
        <path
          className={styles.glint}
          d="m60 24 5 14 14 5-14 5-5 14-5-14-14-5 14-5Zm26 4 2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5ZM34 26l2.5 7 7 2.5-7 2.5L34 45l-2.5-7-7-2.5 7-2.5Z"
        />
      </g>
      <rect className={styles.box} x="22" y="54" width="76" height="58" rx="5" />
      <path className={styles.dots} d="M32 72h60M40 86h52M32 100h60" />
      <rect className={styles.band} x="54" y="54" width="12" height="58" />
      <g
        className={styles.lid}
        transform={`translate(${round(-6 * lifted)} ${round(-10 * lifted)}) rotate(${round(-34 * lifted)} 20 58)`}
      >
        <rect className={styles.box} x="16" y="42" width="88" height="18" rx="5" />
        <rect className={styles.band} x="54" y="42" width="12" height="18" />
        <path className={styles.shade} d="M20 57.5h80" />
        <g
          transform={`translate(60 42) scale(${round(0.45 + 0.55 * tied)} ${round(0.3 + 0.7 * tied)})`}
        >
          <path className={styles.bow} d="M0 0c-8-22-36-30-38-14-1 12 20 18 38 14Z" />
          <path className={styles.bow} d="M0 0c8-22 36-30 38-14 1 12-20 18-38 14Z" />
        </g>
        <path
          className={styles.tail}
          d={`M60 42q-${round(10 + 16 * (1 - tied))} 4-${round(8 + 28 * (1 - tied))} ${round(4 + 22 * (1 - tied))}M60 42q${round(10 + 16 * (1 - tied))} 4 ${round(8 + 28 * (1 - tied))} ${round(4 + 22 * (1 - tied))}`}
        />
        <circle className={styles.knot} cx="60" cy="42" r={round(3 + 4 * tied)} />
      </g>
    </svg>
  );
}
