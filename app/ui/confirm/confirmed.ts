/** The field of a confirmed form; its value is the action that was confirmed. */
export const CONFIRMED = 'confirmed';

/** Whether a form carries the confirmation of this very action. */
export function isConfirmed(form: FormData, action: string): boolean {
  return form.get(CONFIRMED) === action;
}
