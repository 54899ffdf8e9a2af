import { StaffLayout, type StaffPageProps } from '#app/ui/staff-layout/staff-layout.tsx';
import { CONTRIB_SECTIONS } from './sections.ts';

const AREA = { name: 'Contribution', sections: CONTRIB_SECTIONS };

/** A screen for contributors. */
export function ContribPage(props: StaffPageProps) {
  return <StaffLayout area={AREA} {...props} />;
}
