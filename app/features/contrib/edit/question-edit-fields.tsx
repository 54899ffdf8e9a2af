import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Fieldset } from '#app/ui/field/field.tsx';
import { CATEGORY_ORDER } from '#modules/catalogue/shared.ts';
import type { QuestionDraft } from '#modules/moderation/contributions/index.server.ts';
import { type TypedTexts, textOf } from '../generic-idea/typed.ts';
import { textField } from '../questions/field-names.ts';
import { FormTexts } from '../questions/form-texts.tsx';
import { QuestionFields } from '../questions/question-fields.tsx';
import questionStyles from '../questions/questions.module.css';
import { RelationSentence } from '../questions/relation-fields.tsx';
import { questionOf, relationsOf } from './draft-relations.ts';
import type { DraftTitles } from './draft-titles.server.ts';
import styles from './edit.module.css';
import { draftText, editText as text } from './text.ts';

type QuestionEditFieldsProps = {
  draft: QuestionDraft;
  /** What the fields show. */
  shown: TypedTexts;
  errors: FormReply['errors'];
  titles: DraftTitles;
};

/** The fields of a question, or of a change of one; the ideas that it labels and the relations that it adds, each to be left out. */
export function QuestionEditFields({ draft, shown, errors, titles }: QuestionEditFieldsProps) {
  const typed = (name: string) => textOf(shown, name);
  const isTicked = (name: string, value: string) => [shown[name] ?? []].flat().includes(value);
  const ideas = draft.ideas.filter(({ idea_id }) => idea_id in titles.ideas);
  const { added } = relationsOf(draft);
  const texts = { ...titles.questions, [questionOf(draft)]: draft.content };
  return (
    <div className={questionStyles.form}>
      <QuestionFields
        categories={CATEGORY_ORDER}
        typed={{
          category: typed('category'),
          keywords: typed('keywords'),
          allow_doubt: typed('allow_doubt'),
        }}
        errors={errors}
      />
      <FormTexts textOf={(subject, form) => typed(textField(subject, form))} errors={errors} />
      {ideas.length > 0 && (
        <Fieldset id="idea" legend={text.ideas} errors={errors.idea}>
          <p className={styles.hint}>{text.ideasHint}</p>
          {ideas.map(({ idea_id, label }) => (
            <label key={idea_id} className={styles.tick}>
              <input
                type="checkbox"
                name="idea"
                value={idea_id}
                defaultChecked={isTicked('idea', String(idea_id))}
              />
              {draftText.label(titles.ideas[idea_id] ?? '', label)}
            </label>
          ))}
        </Fieldset>
      )}
      {added.length > 0 && (
        <Fieldset id="relation" legend={text.relations} errors={errors.relation}>
          <p className={styles.hint}>{text.relationsHint}</p>
          {added.map(({ edge, value }) => (
            <label key={value} className={styles.tick}>
              <input
                type="checkbox"
                name="relation"
                value={value}
                defaultChecked={isTicked('relation', value)}
              />
              <RelationSentence edge={edge} texts={texts} />
            </label>
          ))}
        </Fieldset>
      )}
    </div>
  );
}
