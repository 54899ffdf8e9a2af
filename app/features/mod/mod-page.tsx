import { StaffLayout, type StaffPageProps } from '#app/ui/staff-layout/staff-layout.tsx';
import { MOD_SECTIONS } from './sections.ts';

const AREA = { name: 'Modération', sections: MOD_SECTIONS };

/** A screen for moderators. */
export function ModPage(props: StaffPageProps) {
  return <StaffLayout area={AREA} {...props} />;
}
