import { type ComponentType, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { IconButton, IconLink } from '#app/ui/icon-button/icon-button.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';
import { ShareIcon } from './share-icons.tsx';
import { type SharePayload, sharePath } from './share-links.ts';
import { canOpenShareSheet, openShareSheet } from './share-sheet.ts';
import { shareButtonText } from './text.ts';

type ShareButtonProps = SharePayload & {
  /** The words of the button, where « Partager » alone would be unclear. */
  label?: string;
  /** « primary » where sharing is the main action. */
  look?: 'primary';
};

/**
 * Shares something: by the device's share sheet where there is one, else by a dialog, which is loaded when it is
 * first opened. Without JavaScript, or where loading fails, it leads to the page that offers the same.
 */
export function ShareButton({
  label: words = shareButtonText,
  look,
  ...payload
}: ShareButtonProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  const hydrated = useHydrated();
  const label = (
    <>
      <ShareIcon />
      {words}
    </>
  );
  if (!hydrated) {
    const address = sharePath(payload.url);
    if (!look) return <IconLink href={address}>{label}</IconLink>;
    return (
      <ButtonLink look={look} to={address} reloadDocument>
        {label}
      </ButtonLink>
    );
  }
  const share = async () => {
    const { title, text: message, url } = payload;
    const data = { title, text: message, url: origin + url };
    if (canOpenShareSheet(data) && (await openShareSheet(data))) return;
    try {
      const { ShareDialog } = await import('./share-dialog.tsx');
      setDialog(() => ShareDialog);
    } catch {
      location.assign(sharePath(url));
    }
  };
  return (
    <>
      {look ? (
        <Button look={look} aria-haspopup="dialog" onClick={share}>
          {label}
        </Button>
      ) : (
        <IconButton aria-haspopup="dialog" onClick={share}>
          {label}
        </IconButton>
      )}
      {Dialog && <Dialog payload={payload} origin={origin} onClose={() => setDialog(null)} />}
    </>
  );
}
