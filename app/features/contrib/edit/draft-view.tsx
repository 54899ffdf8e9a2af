import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import type {
  Contribution,
  PendingChange,
  QuestionDraft,
} from '#modules/moderation/contributions/index.server.ts';
import { previewOf } from '../generic-idea/fields.tsx';
import { IdeaPreview } from '../idea-preview.tsx';
import type { DraftTitles } from './draft-titles.server.ts';
import { QuestionChangeView } from './question-change-view.tsx';
import { draftText as text } from './text.ts';

type DraftViewProps = {
  proposed: Pick<Contribution, 'kind' | 'draft'>;
  titles: DraftTitles;
  /** Of a change of a question that is not accepted. */
  pending?: PendingChange | null;
};

/** What was proposed, as visitors would see it. */
export function DraftView({ proposed, titles, pending = null }: DraftViewProps) {
  const { kind, draft } = proposed as Contribution;
  if (kind === 'question' && draft.change) {
    const { change } = draft;
    return <QuestionChangeView {...{ draft, change, titles, pending }} />;
  }
  if (kind === 'question') return <QuestionView draft={draft} titles={titles} />;
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

function QuestionView({ draft, titles }: { draft: QuestionDraft; titles: DraftTitles }) {
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
      {ideas.length > 0 && (
        <>
          <p>{text.ideas(ideas.length)}</p>
          <ul>
            {ideas.map(({ idea_id, label }) => (
              <li key={idea_id}>{text.label(titles.ideas[idea_id] ?? text.gone, label)}</li>
            ))}
          </ul>
        </>
      )}
      <p>{text.relations(relations.length)}</p>
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
