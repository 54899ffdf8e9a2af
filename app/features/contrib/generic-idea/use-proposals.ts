import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { loader } from './add-generic.tsx';
import type { Proposals } from './proposals.server.ts';
import type { TypedTexts } from './typed.ts';

/** Typing rests this long, in milliseconds, before the server is asked. */
const REST_MS = 300;

/** The ideas and pictures that go with what is typed; those of the page until something is. */
export function useProposals(first: Proposals, { title = '', description = '' }: TypedTexts) {
  const { load, data } = useFetcher<typeof loader>();
  const [asked, setAsked] = useState('');
  const words = new URLSearchParams({ title, description }).toString();
  useEffect(() => {
    if (title.trim() === '' || words === asked) return;
    const timer = setTimeout(() => {
      setAsked(words);
      load(`/contrib/ideas/add/generic?${words}`);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [title, words, asked, load]);
  return data?.proposals ?? first;
}
