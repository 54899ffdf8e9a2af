import styles from './debug-panel.module.css';
import { debugText as text } from './debug-text.ts';

type DebugState = {
  entropy?: number;
  ideas?: { title: string; weight: number }[];
  questions?: { content: string; gain: number }[];
};

type DebugPanelProps = { state: unknown; stored: unknown };

/** For admins: what the engine believes now. */
export default function DebugPanel({ state, stored }: DebugPanelProps) {
  const { entropy, ideas = [], questions = [] } = (state ?? {}) as DebugState;
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        {text.heading}
        {entropy !== undefined && ` — ${text.entropy} ${formatFigure(entropy)}`}
      </summary>
      <div className={styles.tables}>
        <Ranking
          caption={text.ideas}
          head={[text.idea, text.weight]}
          rows={ideas.map(({ title, weight }) => [title, weight])}
        />
        <Ranking
          caption={text.questions}
          head={[text.question, text.gain]}
          rows={questions.map(({ content, gain }) => [content, gain])}
        />
      </div>
      <details>
        <summary>{text.stored}</summary>
        <pre className={styles.raw}>{JSON.stringify(stored, null, 1)}</pre>
      </details>
    </details>
  );
}

type RankingProps = {
  caption: string;
  head: [name: string, figure: string];
  rows: [name: string, figure: number][];
};

function Ranking({ caption, head: [name, figure], rows }: RankingProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{figure}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, value]) => (
          <tr key={row}>
            <td>{row}</td>
            <td>{formatFigure(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatFigure(value: number): string {
  return value.toPrecision(3).replace('.', ',');
}
