import { IdeaPreview, previewOf } from '#app/features/contrib/index.ts';
import type { Contribution } from '#modules/moderation/contributions/index.server.ts';
import { reviewText as text } from '../text.ts';
import { QuestionView } from './question-view.tsx';

/** What was proposed, as visitors would see it. */
export function DraftView({ proposed }: { proposed: Pick<Contribution, 'kind' | 'draft'> }) {
  const { kind, draft } = proposed as Contribution;
  if (kind === 'question') return <QuestionView draft={draft} />;
  if (kind === 'merchant_idea') {
    const { url: content, price_cents: price, title, description, image } = draft;
    return <IdeaPreview idea={{ content, price, title, description, image }} />;
  }
  return (
    <>
      <IdeaPreview idea={previewOf(draft)} />
      <p>{text.ages(draft.ageMin, draft.ageMax)}</p>
    </>
  );
}
