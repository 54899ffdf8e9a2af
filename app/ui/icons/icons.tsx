import type { ReactNode } from 'react';

/** Small line icons of 24 units, drawn for this site; always decorative, the text stands beside them. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const ArrowRightIcon = () => (
  <Icon>
    <path d="M4 12h15m-6-6.5 6.5 6.5-6.5 6.5" />
  </Icon>
);

export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M20 12H5m6-6.5L4.5 12l6.5 6.5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const RefreshIcon = () => (
  <Icon>
    <path d="M19 12a7 7 0 1 1-2.2-5.1L19 9m0-5v5h-5" />
  </Icon>
);

export const SignOutIcon = () => (
  <Icon>
    <path d="M14 4H6v16h8m-3-8h10m-3.5-3.5L21 12l-3.5 3.5" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m5 11.5L21 21" />
  </Icon>
);

export const HeartIcon = () => (
  <Icon>
    <path d="M12 20C5 15 3.5 11.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 2.5-1.5 6-8.5 11Z" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d={STAR} />
  </Icon>
);

export const DoubleStarIcon = () => (
  <Icon>
    <path transform="translate(-1 -1) scale(0.62)" d={STAR} />
    <path transform="translate(10 10) scale(0.62)" d={STAR} />
  </Icon>
);

const STAR = 'm12 3 2.7 5.9 6.3.8-4.7 4.4 1.3 6.4-5.6-3.2-5.6 3.2 1.3-6.4L3 9.7l6.3-.8Z';

/** An arrow in the direction of the order, or one each way. */
export const SortIcon = ({ direction }: { direction: 'asc' | 'desc' | undefined }) => (
  <Icon>
    <path d={SORT_ARROWS[direction ?? 'none']} />
  </Icon>
);

const SORT_ARROWS = {
  asc: 'M12 19V5m-5.5 6L12 5l5.5 6',
  desc: 'M12 5v14m-5.5-6 5.5 6 5.5-6',
  none: 'M8 18V6M4.5 9.5 8 6l3.5 3.5M16 6v12m-3.5-3.5L16 18l3.5-3.5',
} as const;
