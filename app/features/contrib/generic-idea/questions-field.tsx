import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Fieldset, SelectField } from '#app/ui/field/field.tsx';
import type { FirstQuestion } from '#modules/catalogue/ideas/index.server.ts';
import styles from './questions-field.module.css';
import { questionsText as text } from './text.ts';
import type { TypedTexts } from './typed.ts';

type QuestionsFieldProps = {
  questions: readonly FirstQuestion[];
  typed: TypedTexts;
  errors: FormReply['errors'];
};

/** The first labels of an idea: for each question the answer that makes it better, filled in where similar ideas agree. */
export function QuestionsField({ questions, typed, errors }: QuestionsFieldProps) {
  const given = [typed.labels ?? []].flat();
  // Without questions the labels that were given are sent along unseen.
  if (questions.length === 0) {
    return [...new Set(given)].map((label) => (
      <input key={label} type="hidden" name="labels" value={label} />
    ));
  }
  return (
    <Fieldset id="labels" legend={text.legend} errors={errors.labels}>
      <p className={styles.hint}>{text.hint}</p>
      <div className={styles.questions}>
        {questions.map(({ id, content, label }) => {
          const value = (name: string) => `${id}:${name}`;
          // A question that was shown before keeps its answer, also where it has none.
          const kept = given.find((each) => each.startsWith(value('')));
          return (
            <SelectField
              key={id}
              id={`question-${id}`}
              name="labels"
              label={content}
              options={{
                [value('')]: text.unknown,
                ...Object.fromEntries(
                  Object.entries(text.labels).map(([name, words]) => [value(name), words]),
                ),
              }}
              defaultValue={kept ?? value(label ?? '')}
            />
          );
        })}
      </div>
    </Fieldset>
  );
}
