import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { SIGNED_OUT_HASH } from './client/signed-out.ts';
import { clearState } from './client/store.ts';

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
