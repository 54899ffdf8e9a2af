import { Icon } from '#app/ui/icons/icons.tsx';

export const HeartIcon = () => (
  <Icon>
    <path d="M12 20C5 15 3.5 11.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 2.5-1.5 6-8.5 11Z" />
  </Icon>
);

export const AroundIcon = () => (
  <Icon>
    <path d="M12 8v8m-4-4h8M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon>
    <path d="M8 5 3.5 9.5 8 14m-4-4.5h10a5.5 5.5 0 0 1 0 11h-4" />
  </Icon>
);

export const OutIcon = () => (
  <Icon>
    <path d="M13 4h7v7m0-7L10 14M18 14v6H4V6h6" />
  </Icon>
);
