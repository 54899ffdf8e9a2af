import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { proposeForms } from '#modules/catalogue/forms/shared.ts';
import { type Category, FORMS, isTag, SUBJECTS } from '#modules/catalogue/shared.ts';
import { TEXT_FIELDS, textField } from './field-names.ts';

/** How long nothing was typed when ideas and near-duplicates are looked for, in ms. */
const PAUSE_MS = 350;
/** Fields whose change is looked up by the server. */
const LOOKED_UP = new Set(['sentence', 'find']);

type Form = RefObject<HTMLFormElement | null>;

/**
 * Fills the fifteen texts as their sentence is typed, but for those that were corrected, and looks for ideas and
 * near-duplicates meanwhile. Without scripts a button does the same.
 */
export function useProposals(
  form: Form,
  draft: { typed: Partial<Record<string, string | string[]>> },
) {
  const submit = useSubmit();
  const begun = typeof draft.typed.sentence === 'string' ? draft.typed.sentence : '';
  const [sentence, setSentence] = useState(begun);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const proposed = useRef(new Map<string, string>());

  useEffect(() => () => clearTimeout(timer.current), []);

  // Fields keep what was typed in them: what the server proposed fills those that are empty, or all where that was asked for.
  useEffect(() => {
    for (const name of TEXT_FIELDS) {
      const input = form.current?.elements.namedItem(name);
      const value = draft.typed[name];
      if (!(input instanceof HTMLInputElement) || typeof value !== 'string') continue;
      if (draft.typed.again === undefined && input.value !== '') continue;
      input.value = value;
      proposed.current.set(name, value);
    }
  }, [draft, form]);

  const lookUp = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.set('step', 'find');
    submit(fields, { method: 'post', preventScrollReset: true, replace: true });
  };

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    if (!form.current) return;
    if (name === 'sentence') setSentence((target as unknown as HTMLInputElement).value);
    fill(form.current, proposed.current, name);
    if (!LOOKED_UP.has(name)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(lookUp, PAUSE_MS);
  };
  /** A button's answer has what the pause was for; a look-up would end the submission that is under way. */
  const onSubmit = () => clearTimeout(timer.current);
  return { sentence, onChange, onSubmit };
}

/** Proposes texts anew where they are empty or still as they were proposed. */
function fill(form: HTMLFormElement, proposed: Map<string, string>, changed: string): void {
  const inputOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const textOf = (name: string) => inputOf(name)?.value.trim() ?? '';
  const isOwn = (name: string) =>
    name === changed || (textOf(name) !== '' && textOf(name) !== proposed.get(name));
  const own = (name: string) => (isOwn(name) ? textOf(name) : '');
  const sentence = textOf('sentence');
  if (sentence === '') return;
  const texts = proposeForms({
    sentence,
    theme: textOf('theme'),
    female: textOf('female'),
    couple: textOf('couple'),
    isTag: isTag(textOf('category') as Category),
    interrogative: own(textField('Male', 'interrogative')),
    negative: own(textField('Male', 'negative')),
  });
  for (const subject of SUBJECTS) {
    for (const form of FORMS) {
      const name = textField(subject, form);
      const input = inputOf(name);
      if (!input || isOwn(name)) continue;
      input.value = texts[subject][form];
      proposed.set(name, input.value);
    }
  }
}
