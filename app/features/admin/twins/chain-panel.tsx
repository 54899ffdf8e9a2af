import { Form, type FormProps, Link, useLocation } from 'react-router';
import { Picture } from '#app/features/idea/index.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { describePrice, TWIN_KIND_NAMES, TWIN_KINDS } from '#modules/catalogue/shared.ts';
import { FoldedList } from './folded-list.tsx';
import { twinsText as text } from './text.ts';
import styles from './twins.module.css';
import type { OpenChain } from './twins-page.server.ts';

type ChainPanelProps = { chain: OpenChain; previous: number | null; next: number | null };

/** A chain of twins with all that can be decided about it. */
export function ChainPanel({ chain, previous, next }: ChainPanelProps) {
  const { search } = useLocation();
  const pressedBy = usePressedBy();
  const post = {
    method: 'post',
    action: addressWith(search, { chain: String(chain.id) }),
    preventScrollReset: true,
  } as const;
  /** Where the rest of the chain is found once an idea has left it. */
  const withoutIdea = (idea: number) => {
    const rest = chain.ideas.find(({ id }) => id !== idea)?.id ?? chain.id;
    return { ...post, action: addressWith(search, { chain: String(rest) }) };
  };
  const titles = new Map(chain.ideas.map(({ id, title }) => [id, title]));
  const step = (to: number | null, label: string, key: string) =>
    to !== null && (
      <Link to={addressWith(search, { chain: String(to) })} {...pressedBy(key)}>
        {label} <Shortcut name={key} always />
      </Link>
    );
  return (
    <section className={styles.panel} aria-labelledby="chain">
      <h2 id="chain">{chain.ideas[0]?.title}</h2>
      <div className={styles.steps}>
        {step(previous, text.previous, 'k')}
        {step(next, text.next, 'j')}
        <Form {...post}>
          <input type="hidden" name="idea" value={chain.id} />
          <StaffButton type="submit" name="decide" value="confirm" {...pressedBy('c')}>
            {text.confirm} <Shortcut name="c" always />
          </StaffButton>
        </Form>
      </div>
      <CurrentLink chain={chain} post={post} />
      <h3>{text.ideas}</h3>
      <FoldedList className={styles.ideas} rest={text.otherIdeas}>
        {chain.ideas.map((idea) => (
          <li key={idea.id}>
            <Picture image={idea.image} width={64} height={64} loading="lazy" />
            <span className={styles.idea}>
              {idea.url ? (
                <a href={idea.url} target="_blank" rel="noopener noreferrer">
                  {idea.title}
                </a>
              ) : (
                idea.title
              )}
              <span className={styles.facts}>{factsOf(idea)}</span>
            </span>
            <Form {...withoutIdea(idea.id)}>
              <input type="hidden" name="idea" value={idea.id} />
              <StaffButton compact type="submit" name="decide" value="split">
                {text.split}
                <VisuallyHidden> {idea.title}</VisuallyHidden>
              </StaffButton>
            </Form>
          </li>
        ))}
      </FoldedList>
      {chain.moreIdeas > 0 && <p>{text.more(chain.moreIdeas)}</p>}
      <h3>{text.links}</h3>
      <FoldedList className={styles.links} rest={text.otherLinks}>
        {chain.links.map(({ idea_id, other_idea_id, kind, score, decided_by }) => {
          const name = text.link(titles.get(idea_id) ?? '', titles.get(other_idea_id) ?? '');
          return (
            <li key={`${idea_id} ${other_idea_id}`}>
              <span className={styles.idea}>
                {name}
                <span className={styles.facts}>
                  {`${TWIN_KIND_NAMES[kind]} · ${Math.round(score * 100)}\u00a0% · ${text.deciders[decided_by]}`}
                </span>
              </span>
              <Form {...post} className={styles.change}>
                <input type="hidden" name="idea" value={idea_id} />
                <input type="hidden" name="other" value={other_idea_id} />
                <label>
                  <VisuallyHidden>{`${text.relation}, ${name}`}</VisuallyHidden>
                  <select key={kind} name="decide" defaultValue={kind} className={styles.select}>
                    {TWIN_KINDS.map((each) => (
                      <option key={each} value={each}>
                        {TWIN_KIND_NAMES[each]}
                      </option>
                    ))}
                  </select>
                </label>
                <StaffButton compact type="submit">
                  {text.change}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </StaffButton>
              </Form>
            </li>
          );
        })}
      </FoldedList>
      {chain.moreLinks > 0 && <p>{text.more(chain.moreLinks)}</p>}
    </section>
  );
}

type Idea = OpenChain['ideas'][number];

function factsOf(idea: Idea): string {
  const facts = [idea.shop, describePrice(idea), idea.available ? null : text.gone];
  return facts.filter(Boolean).join(' · ');
}

type CurrentLinkProps = { chain: OpenChain; post: Pick<FormProps, 'method' | 'action'> };

/** The first relation that nobody decided, one key for each kind. */
function CurrentLink({ chain, post }: CurrentLinkProps) {
  const pressedBy = usePressedBy();
  const link = chain.links.find(({ decided_by }) => decided_by === 'machine');
  if (!link) return null;
  return (
    <Form {...post} className={styles.current}>
      <fieldset>
        <legend>{text.current}</legend>
        <Compared idea={chain.ideas.find(({ id }) => id === link.idea_id)} />
        <Compared idea={chain.ideas.find(({ id }) => id === link.other_idea_id)} />
        <input type="hidden" name="idea" value={link.idea_id} />
        <input type="hidden" name="other" value={link.other_idea_id} />
        <div className={styles.kinds}>
          {TWIN_KINDS.map((kind, place) => (
            <StaffButton
              key={kind}
              type="submit"
              name="decide"
              value={kind}
              aria-describedby={kind === link.kind ? 'proposed' : undefined}
              data-proposed={kind === link.kind || undefined}
              {...pressedBy(String(place + 1))}
            >
              {TWIN_KIND_NAMES[kind]} <Shortcut name={String(place + 1)} always />
            </StaffButton>
          ))}
        </div>
        <p id="proposed" className={styles.facts}>
          {`${text.deciders.machine}\u00a0: ${TWIN_KIND_NAMES[link.kind]}, ${Math.round(link.score * 100)}\u00a0%`}
        </p>
      </fieldset>
    </Form>
  );
}

function Compared({ idea }: { idea: Idea | undefined }) {
  if (!idea) return null;
  return (
    <p className={styles.compared}>
      <Picture image={idea.image} width={64} height={64} />
      <span className={styles.idea}>
        {idea.title}
        <span className={styles.facts}>{factsOf(idea)}</span>
      </span>
    </p>
  );
}
