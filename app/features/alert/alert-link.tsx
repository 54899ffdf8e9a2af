import { useVisitAddress } from '#app/features/visit/index.ts';
import { IconLink } from '#app/ui/icon-button/icon-button.tsx';
import { Icon } from '#app/ui/icons/icons.tsx';
import { alertLinkText } from './alert-link-text.ts';

/** Leads from a search to an alert made of it, in a document of its own: its way back finds the search as it was. */
export function AlertLink({ sid }: { sid: string }) {
  return (
    <IconLink href={useVisitAddress(`/alert/create/${sid}`)}>
      <Icon>
        <path d="M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15ZM10 21h4" />
      </Icon>
      {alertLinkText}
    </IconLink>
  );
}
