import { Icon } from '#app/ui/icons/icons.tsx';

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
