import { FORMS, type Form, SUBJECTS, type Subject } from '#modules/catalogue/shared.ts';

/** The field of a form that has one of the fifteen texts of a question. */
export function textField(subject: Subject, form: Form): TextField {
  return `${subject}-${form}`;
}

export type TextField = `${Subject}-${Form}`;

export const TEXT_FIELDS = SUBJECTS.flatMap((subject) =>
  FORMS.map((form) => textField(subject, form)),
);
