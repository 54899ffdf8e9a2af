import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { SIGNED_OUT_HASH } from '#app/features/account/index.ts';
import { registerWorker } from '#app/features/offline/index.ts';
import { clearState } from '#app/features/visit/index.ts';

// Browsers heed Clear-Site-Data over https only, and not all of them do. Before anything reads the state or the address.
if (location.hash === SIGNED_OUT_HASH) {
  clearState();
  history.replaceState(history.state, '', location.pathname + location.search);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

if (import.meta.env.PROD) void registerWorker();
