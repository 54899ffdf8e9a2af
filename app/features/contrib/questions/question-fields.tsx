import { Field, FieldErrors } from '#app/ui/field/field.tsx';
import type { Category } from '#modules/catalogue/shared.ts';
import styles from './questions.module.css';
import { categoryText, fieldsText as text } from './text.ts';

type QuestionFieldsProps = {
  categories: readonly Category[];
  typed: {
    category?: string | undefined;
    keywords?: string | undefined;
    allow_doubt?: string | undefined;
  };
  errors: Readonly<Record<string, readonly string[] | undefined>>;
};

/** Category, keywords and doubt of a question. */
export function QuestionFields({ categories, typed, errors }: QuestionFieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.select}>
        <label htmlFor="category">{text.category}</label>
        <select id="category" name="category" defaultValue={typed.category}>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryText[category]}
            </option>
          ))}
        </select>
        <FieldErrors id="category" errors={errors.category} />
      </div>
      <Field
        id="keywords"
        name="keywords"
        label={text.keywords}
        hint={text.keywordsHint}
        defaultValue={typed.keywords}
        errors={errors.keywords}
      />
      <label className={styles.check}>
        <input type="checkbox" name="allow_doubt" defaultChecked={typed.allow_doubt === 'on'} />
        {text.allowDoubt}
      </label>
    </div>
  );
}
