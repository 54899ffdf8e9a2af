import { IdeaCards } from '#app/features/share/index.ts';
import { PrefilledStart } from '#app/features/start/index.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ArrowRightIcon } from '#app/ui/icons/icons.tsx';
import { formatAge } from '#app/ui/text/format.ts';
import { articlePath, type Recipient } from '#modules/catalogue/articles/shared.ts';
import { formatPrice, type Idea } from '#modules/catalogue/shared.ts';
import { CENTS_PER_EURO, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import styles from './article-ideas.module.css';
import { ideasText as text } from './text.ts';

type ArticleIdeasProps = {
  recipient: Recipient;
  ideas: readonly Idea[];
  /** Of the article they stand in. */
  route: string;
};

/** Ideas within an article, each with a page of its own, and a search for whom they are for. */
export function ArticleIdeas({ recipient, ideas, route }: ArticleIdeasProps) {
  const { gender, age, priceMin, priceMax, hints } = recipient;
  const budget = `${priceMin} à ${formatPrice(priceMax * CENTS_PER_EURO)}`;
  return (
    <div className={styles.block}>
      <IdeaCards ideas={ideas} />
      <PrefilledStart
        known={recipient}
        path={articlePath(route)}
        christmas={isAboutChristmas(route)}
        className={styles.start}
      >
        <p className={styles.more}>
          {text.more}
          <span className={styles.recipient}>
            {text.recipient(formatAge(age * MONTHS_PER_YEAR), budget, hints)}
          </span>
        </p>
        <Button type="submit">
          {text.start[gender]}
          <ArrowRightIcon />
        </Button>
      </PrefilledStart>
    </div>
  );
}

/** Whether a search that starts in the article is for Christmas. */
function isAboutChristmas(route: string): boolean {
  return /^noel\b/.test(route);
}
