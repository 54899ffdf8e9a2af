import { StaffLayout, type StaffPageProps } from '#app/ui/staff-layout/staff-layout.tsx';
import { ADMIN_SECTIONS } from './sections.ts';

const AREA = { name: 'Administration', sections: ADMIN_SECTIONS };

/** A screen of the administration. */
export function AdminPage(props: StaffPageProps) {
  return <StaffLayout area={AREA} {...props} />;
}
