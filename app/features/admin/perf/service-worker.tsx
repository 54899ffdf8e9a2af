import { useCallback, useEffect, useState } from 'react';
import { useServiceWorkerNotice, withdrawWorker } from '#app/features/offline/index.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { type KeyFigure, KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import styles from './perf.module.css';
import { perfText } from './text.ts';

const text = perfText.serviceWorker;

/** The service worker of the browser that shows this: its state, what it keeps, and the ways to replace or remove it. */
export function ServiceWorkerPanel() {
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="service-worker" className={styles.part}>
      <h2 id="service-worker">{text.title}</h2>
      <p>{text.lead}</p>
      {!hydrated && <p>{text.noScript}</p>}
      {hydrated && ('serviceWorker' in navigator ? <ThisWorker /> : <p>{text.unsupported}</p>)}
    </section>
  );
}

function ThisWorker() {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [figures, setFigures] = useState<readonly KeyFigure[]>([]);
  const latest = useServiceWorkerNotice();
  const read = useCallback(async () => {
    const found = (await navigator.serviceWorker.getRegistration()) ?? null;
    setRegistration(found);
    setFigures([...describe(found), ...(await describeCaches())]);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at each notice.
  useEffect(() => void read(), [read, latest]);
  return (
    <>
      <KeyFigures figures={figures} />
      {registration && (
        <p className={styles.buttons}>
          <StaffButton onClick={() => void registration.update().then(read, read)}>
            {text.update}
          </StaffButton>
          <StaffButton danger onClick={() => withdrawWorker(registration)}>
            {text.withdraw}
          </StaffButton>
        </p>
      )}
    </>
  );
}

function describe(registration: ServiceWorkerRegistration | null): KeyFigure[] {
  const { installing, waiting, active } = registration ?? {};
  const state = active ? 'active' : installing ? 'installing' : 'none';
  const isControlled = navigator.serviceWorker.controller !== null;
  return [
    { label: text.state, value: text.states[state], ...(waiting && { note: text.waiting }) },
    { label: text.controlled, value: isControlled ? text.yes : text.no },
  ];
}

async function describeCaches(): Promise<KeyFigure[]> {
  const names = await caches.keys();
  return await Promise.all(
    names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return { label: text.kept(name), value: text.entries(requests.length) };
    }),
  );
}
