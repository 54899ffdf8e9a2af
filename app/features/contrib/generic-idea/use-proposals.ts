import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { loader } from './add-generic.tsx';
import type { Proposals } from './proposals.server.ts';
import { type TypedTexts, textOf } from './typed.ts';

/** Typing rests this long, in milliseconds, before the server is asked. */
const REST_MS = 300;
/** The words that proposals depend on, and how much of each is sent in an address. */
const WORDS = { title: 120, description: 300, content: 500, iconSearch: 60 } as const;

/** The similar ideas, icons and questions that go with what is typed; those of the page until something is. */
export function useProposals(first: Proposals, typed: TypedTexts, question: number | null) {
  const { load, data } = useFetcher<typeof loader>();
  const words = addressOf(typed, question);
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    if (words === asked) return;
    const timer = setTimeout(() => {
      setAsked(words);
      load(`/contrib/ideas/add/generic?${words}`);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [words, asked, load]);
  return data?.proposals ?? first;
}

function addressOf(typed: TypedTexts, question: number | null): string {
  const parameters = new URLSearchParams();
  for (const [name, length] of Object.entries(WORDS)) {
    const text = textOf(typed, name).trim().slice(0, length);
    if (text) parameters.set(name, text);
  }
  if (question !== null) parameters.set('question', String(question));
  return parameters.toString();
}
