import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';

const IDEA = {
  title: 'Un jeu « <b>fou</b> » & drôle',
  text: 'Pour deux.',
  picture: 'https://example.org/img/a.webp',
  label: 'La voir',
  link: 'https://example.org/share?a=1&b="2"',
};

test('a mail has the same content in HTML and in plain text', () => {
  const { text, html } = composeMail('Bonjour', ['Voici :', IDEA], ['Un seul message.']);
  for (const words of ['Voici\u202f:', 'Pour deux.', 'La voir', 'Un seul message.']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain(`La voir\u202f: ${IDEA.link}`);
});

test('nothing of an idea becomes markup', () => {
  const { html, text } = composeMail('<i>Chut</i>', [IDEA], [{ label: '<u>', link: 'x:"y' }]);
  expect(html).not.toMatch(/<b>|<i>|<u>|"2"|:"y/);
  expect(html).toContain('Un jeu «\u202f&lt;b&gt;fou&lt;/b&gt;\u202f» &amp; drôle');
  expect(text).toContain('Un jeu «\u202f<b>fou</b>\u202f» & drôle');
});

test('a subject stays on one line', () => {
  expect(composeMail('Un\r\nBcc: eve@example.org\u0000 jeu', []).subject).toBe(
    'Un Bcc: eve@example.org jeu',
  );
});
