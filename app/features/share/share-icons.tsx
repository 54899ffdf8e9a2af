import { Icon } from '#app/ui/icons/icons.tsx';

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4m-4.5 4L12 3.5 16.5 8M5 12v8h14v-8" />
  </Icon>
);

export const DeviceIcon = () => (
  <Icon>
    <path d="M7 3h10v18H7zM11 18h2" />
  </Icon>
);

export const EnvelopeIcon = () => (
  <Icon>
    <path d="M3 6h18v13H3zl9 7 9-7" />
  </Icon>
);

export const WebmailIcon = () => (
  <Icon>
    <path d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0c0 4 5 4 5 0a9 9 0 1 0-4 7.5" />
  </Icon>
);

export const ChatIcon = () => (
  <Icon>
    <path d="M4 20l1.3-4A8 8 0 1 1 8.5 19Z" />
  </Icon>
);

export const ParcelIcon = () => (
  <Icon>
    <path d="M4 12h16v8H4zM3 8h18v4H3zM12 8v12m0-12C9 8 6.5 6.5 7.5 4.5S11 4 12 8c1-4 3.5-5.5 4.5-3.5S15 8 12 8Z" />
  </Icon>
);
