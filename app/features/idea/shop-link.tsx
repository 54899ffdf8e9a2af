import { ButtonLink } from '#app/ui/button/button.tsx';
import { type Idea, shopOf } from '#modules/catalogue/shared.ts';
import { AffiliateNote, relOf } from './affiliate-note.tsx';
import { gotoPath } from './goto-path.ts';
import { ideaText } from './text.ts';

/** Leads to the shop that sells an idea, outside of any search; nothing where no one shop does. */
export function ShopLink({ idea }: { idea: Idea }) {
  const shop = shopOf(idea);
  if (!shop) return null;
  return (
    <p>
      <ButtonLink to={gotoPath(shop.url, null)} rel={relOf(idea)} reloadDocument>
        {ideaText.visit(shop.name)}
      </ButtonLink>{' '}
      <AffiliateNote idea={idea} />
    </p>
  );
}
