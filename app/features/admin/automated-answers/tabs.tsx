import { PageTabs } from '#app/ui/tabs/tabs.tsx';
import { rulesText as text } from './text.ts';

const TABS = [
  { to: '/admin/automated-answers', label: text.tabs.rules },
  { to: '/admin/automated-answers/candidates', label: text.tabs.candidates },
];

/** The rules, and those that past searches speak for. */
export function RuleTabs() {
  return <PageTabs label={text.tabs.label} tabs={TABS} />;
}
