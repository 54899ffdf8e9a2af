import { useSwitch } from '#app/features/visit/index.ts';
import { ShortcutsOn } from '#app/ui/shortcuts/shortcut.tsx';
import { ShortcutSwitch } from '#app/ui/shortcuts/shortcut-switch.tsx';
import { useKeys } from '#app/ui/shortcuts/use-keys.ts';
import type { StaffPageProps } from '#app/ui/staff-layout/staff-layout.tsx';
import { ModPage } from './mod-page.tsx';

/** A screen for moderators whose controls single keys press, and the switch that turns those off. */
export function ShortcutPage(props: Omit<StaffPageProps, 'actions'>) {
  const [on, change] = useSwitch('shortcuts');
  useKeys();
  return (
    <ShortcutsOn value={on}>
      <ModPage {...props} actions={<ShortcutSwitch on={on} onChange={change} />} />
    </ShortcutsOn>
  );
}
