import type { MetaDescriptor } from 'react-router';
import { articlesText as text } from './text.ts';

/** Where the feed of the blog is. */
export const FEED_PATH = '/articles/feed.xml';

/** Tells feed readers where the feed is, in the head of the blog's pages. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: text.feedTitle,
  href: FEED_PATH,
};
