import styles from './home.module.css';

/** Fir branches with baubles, along the top of the Christmas page. */
export function Branches() {
  return (
    <svg className={styles.branches} width="100%" height="30" aria-hidden="true">
      <pattern id="branch" width="120" height="30" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="var(--accent)">
          <path d="M0 0q60 34 120 0" strokeWidth="3" />
          <path d="M0 0q60 34 120 0" strokeWidth="15" strokeDasharray="1.5 3" />
        </g>
        <path
          d="M66 22a6 6 0 0 1-12 0 6 6 0 0 1 12 0Zm-39-9a4 4 0 0 1-8 0 4 4 0 0 1 8 0Zm74 0a4 4 0 0 1-8 0 4 4 0 0 1 8 0Z"
          fill="#d2273d"
        />
      </pattern>
      <rect width="100%" height="30" fill="url(#branch)" />
    </svg>
  );
}
