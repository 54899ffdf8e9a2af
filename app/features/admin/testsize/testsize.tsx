import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/testsize.ts';
import styles from './testsize.module.css';
import { testsizeText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

/** Names of the custom properties of `tokens.css`. */
const LETTERS = [
  '--text-small',
  '--text-body',
  '--text-large',
  '--title-small',
  '--title',
  '--title-huge',
];
const GAPS = ['--gap-1', '--gap-2', '--gap-3', '--gap-4', '--gap-5', '--gap-6', '--gap-7'];

/** Every size and breakpoint of the interface, and which of them hold in this window. */
export default function TestSize() {
  return (
    <AdminPage title={text.title}>
      <p>{text.lead}</p>
      <Conditions id="breakpoints" {...text.breakpoints} />
      <Conditions id="settings" {...text.settings} />
      <section aria-labelledby="letters">
        <h2 id="letters">{text.letters.title}</h2>
        {LETTERS.map((name) => (
          <p key={name} className={styles.letters} data-size={name}>
            {text.letters.sample} <code>{name}</code>
          </p>
        ))}
      </section>
      <section aria-labelledby="gaps">
        <h2 id="gaps">{text.gaps.title}</h2>
        {GAPS.map((name) => (
          <p key={name} className={styles.gap}>
            <span className={styles.bar} data-size={name} />
            <code>{name}</code>
          </p>
        ))}
      </section>
      <section aria-labelledby="targets">
        <h2 id="targets">{text.targets.title}</h2>
        <p>{text.targets.lead}</p>
        <span className={styles.target} />
      </section>
    </AdminPage>
  );
}

type ConditionsProps = {
  id: string;
  title: string;
  caption: string;
  names: Readonly<Record<string, readonly string[]>>;
  columns: readonly string[];
};

/** Conditions, each with a mark that its own media query shows. */
function Conditions({ id, title, caption, names, columns }: ConditionsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={styles.conditions}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(names).map(([name, [condition, change]]) => (
            <tr key={name}>
              <th scope="row">{condition}</th>
              <td>{change}</td>
              <td>
                <strong className={styles.mark} data-condition={name}>
                  {text.now}
                </strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
