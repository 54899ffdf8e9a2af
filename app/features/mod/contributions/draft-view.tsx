import { IdeaPreview, previewOf } from '#app/features/contrib/index.ts';
import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import type {
  Contribution,
  QuestionDraft,
} from '#modules/moderation/contributions/index.server.ts';
import { reviewText as text } from '../text.ts';

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

function QuestionView({ draft }: { draft: QuestionDraft }) {
  const { content, keywords, forms, ideas, relations } = draft;
  return (
    <>
      <p>
        <strong>{content}</strong>
      </p>
      {keywords.length > 0 && (
        <p>
          {text.keywords}
          {'\u00a0: '}
          {keywords.join(', ')}
        </p>
      )}
      <p>
        {text.ideas(ideas.length)}, {text.relations(relations.length)}
      </p>
      <details>
        <summary>{text.forms}</summary>
        <ul>
          {SUBJECTS.flatMap((subject) =>
            FORMS.map((form) => <li key={`${subject} ${form}`}>{forms[subject][form]}</li>),
          )}
        </ul>
      </details>
    </>
  );
}
