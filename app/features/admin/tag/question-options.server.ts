import { questionTexts } from '#modules/catalogue/questions/index.server.ts';

/** All questions that are asked, by their words. */
export async function questionOptions() {
  const questions = await questionTexts();
  return questions
    .map(({ id, content }) => ({ id, content }))
    .sort((a, b) => a.content.localeCompare(b.content, 'fr'));
}

/** The number of a question as an address has it; null where it has none that could be one. */
export function readQuestion({ searchParams }: URL): number | null {
  const typed = searchParams.get('question') ?? '';
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : null;
}
