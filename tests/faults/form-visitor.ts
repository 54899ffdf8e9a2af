/** What a posted form of the search was answered with. */
export type Page = {
  status: number;
  html: string;
  sid: string;
  /** The question that the page asks; empty when it asks none. */
  questionId: string;
};

/** Posts a form of the search as a visitor without JavaScript does. */
export async function postSearch(origin: string, fields: Record<string, string>): Promise<Page> {
  const response = await fetch(`${origin}/search`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const html = await response.text();
  return {
    status: response.status,
    html,
    sid: fieldOf(html, 'sid'),
    questionId: fieldOf(html, 'question_id'),
  };
}

/** Begins a search from the start form. */
export function postStart(origin: string): Promise<Page> {
  return postSearch(origin, {
    intent: 'start',
    gender: 'Male',
    age: '40',
    price_min: '20',
    price_max: '100',
    hints: '',
    from_location: '/',
  });
}

/** Answers the question of a page. */
export function postAnswer(origin: string, page: Page, answer: string): Promise<Page> {
  const { sid, questionId } = page;
  return postSearch(origin, { intent: 'answer', sid, question_id: questionId, answer });
}

function fieldOf(html: string, name: string): string {
  const tag = html.match(new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`))?.[0];
  return tag?.match(/\bvalue="([^"]*)"/)?.[1] ?? '';
}
