import { AlsoAt, IdeaSheet, IdeaSummary, ShopLink } from '#app/features/idea/index.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Idea, shopOf } from '#modules/catalogue/shared.ts';
import type { Keepsake } from '#modules/catalogue/sharing/shared.ts';
import styles from './gift-page.module.css';
import { keepsakeText as text } from './text.ts';

type GiftPageProps = {
  keepsake: Keepsake;
  /** The idea as it is today; null when the catalogue no longer has it. */
  idea: Idea | null;
};

/** A found gift as anybody reads it: the gift, why it fits, how to get it, and the words for its card. */
export function GiftPage({ keepsake: { title, reasons, message }, idea }: GiftPageProps) {
  return (
    <IdeaSheet
      image={idea?.image ?? null}
      eyebrow={text.eyebrow}
      title={title}
      className={styles.gift}
    >
      {idea ? <IdeaSummary idea={idea} /> : <p className={styles.gone}>{text.gone}</p>}
      {reasons.length > 0 && (
        <section>
          <h2 className={styles.heading}>{text.why}</h2>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {idea && <HowToGet idea={idea} />}
      {message && (
        <section className={styles.card}>
          <h2 className={styles.heading}>{text.card}</h2>
          <p className={styles.message}>{message}</p>
        </section>
      )}
      <Print />
    </IdeaSheet>
  );
}

function HowToGet({ idea }: { idea: Idea }) {
  const shop = shopOf(idea);
  if (!shop && idea.content === '') return null;
  return (
    <section>
      <h2 className={styles.heading}>{text.how}</h2>
      {shop ? <ShopLink idea={idea} /> : <p>{idea.content}</p>}
      <AlsoAt idea={idea} sid={null} />
    </section>
  );
}

/** Only a script can ask the browser to print: elsewhere it is said how. */
function Print() {
  const hydrated = useHydrated();
  return (
    <p className={styles.print}>
      {hydrated && (
        <Button look="secondary" onClick={() => print()}>
          {text.print}
        </Button>
      )}
      <small>{text.printHint}</small>
      <small className={styles.byBrowser}>{text.printByBrowser}</small>
    </p>
  );
}
