import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** Words with links among them. */
export type Words = string | readonly (string | { to: string; label: string })[];

export type Section = {
  title?: string;
  /** Paragraphs; those of a list stand in `points`. */
  text?: readonly Words[];
  points?: readonly Words[];
};

type TextPageProps = { title: string; lead?: string; children: ReactNode };

/** A page to be read: a title, a few words of introduction, then text on a sheet of paper. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}

/** Titled paragraphs and lists, as they stand in the texts. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ title, text = [], points = [] }, index) => (
    // Sections are written once and never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <section key={index} className={styles.section}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      {text.map((words) => (
        <p key={String(words)}>
          <Linked words={words} />
        </p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((words) => (
            <li key={String(words)}>
              <Linked words={words} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}

function Linked({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.to} href={part.to} className={words.length === 1 ? styles.alone : undefined}>
        {part.label}
      </a>
    ),
  );
}
