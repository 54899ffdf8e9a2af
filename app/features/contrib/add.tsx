import type { PageHandle } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/add.ts';
import { ContribPage } from './contrib-page.tsx';
import { addText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

/** The two ways to propose an idea. */
export default function AddIdea() {
  return (
    <ContribPage title={text.title} crumbs={[{ to: '/contrib/', label: text.home }]}>
      <p>{text.lead}</p>
      <p>
        <ButtonLink look="primary" to="/contrib/ideas/add/generic">
          {text.generic}
        </ButtonLink>{' '}
        {text.genericHint}
      </p>
      <p>
        <ButtonLink to="/contrib/ideas/add/merchant">{text.merchant}</ButtonLink>{' '}
        {text.merchantHint}
      </p>
    </ContribPage>
  );
}
