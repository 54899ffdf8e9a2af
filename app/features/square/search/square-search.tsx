import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readInterests, toggleInterest } from '#app/features/start/index.ts';
import { visitParameters } from '#app/features/visit/index.ts';
import { Icon } from '#app/ui/icons/icons.tsx';
import { readTypedText } from '#modules/engine/shared.ts';
import {
  readReactions,
  SQUARE_TEXT_MAX_LENGTH,
  standingRefusals,
  writeSquareAddress,
} from '#modules/engine/square/shared.ts';
import { EMPTY_SQUARE } from '../address.ts';
import { HiddenFields } from '../moves/hidden-fields.tsx';
import { squareSearchText as text } from '../text.ts';
import styles from './square-search.module.css';

/** How long typing rests before its grid is looked for, in milliseconds. */
const DEBOUNCE = 1000;

/**
 * Parameters of a grid that new words keep: what they refine, and how the visitor came. Tiles and what was liked are those of
 * the old grid and do not apply to another; what was refused stays away.
 */
const KEPT = ['h', 'o', 'os'];

/** The form of the words: buttons elsewhere on the page belong to it by this name. */
export const SQUARE_SEARCH_ID = 'square-search';

/**
 * The words of a square. A GET form; where scripts run, a rest in typing sends it too, and unchanged
 * words are not sent again.
 */
export function SquareSearch() {
  const [parameters] = useSearchParams();
  const shown = readTypedText(parameters.get('q') ?? '');
  const here = useLocation();
  const reactions = standingRefusals(readReactions(parameters.get('r')));
  const kept = [
    ...[...parameters].filter(([name]) => KEPT.includes(name)),
    ...new URLSearchParams(writeSquareAddress({ ...EMPTY_SQUARE, reactions })),
    ...visitParameters(here),
  ];
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  // The address changed by other means than this field: the field then shows the words of the grid.
  useEffect(() => {
    if (!input.current || shown === sent.current) return;
    sent.current = shown;
    input.current.value = shown;
  }, [shown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const typed = () => readTypedText(input.current?.value ?? '');
  const lookFor = (words: string) => {
    clearTimeout(timer.current);
    if (words === sent.current) return;
    sent.current = words;
    const asked: [string, string][] = words === '' ? [] : [['q', words]];
    const search = new URLSearchParams([...asked, ...kept]).toString();
    navigate(
      { pathname: '/square', search, hash: here.hash },
      { replace: true, preventScrollReset: true },
    );
  };
  const send = () => {
    const words = typed();
    if (words !== '') lookFor(words);
  };
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, DEBOUNCE);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const [interest] =
      submitter instanceof HTMLButtonElement ? readInterests([submitter.value]) : [];
    if (!interest || !input.current) return send();
    // What is still being typed counts too.
    input.current.value = toggleInterest(typed(), interest);
    lookFor(input.current.value);
  };
  return (
    <search>
      <form
        id={SQUARE_SEARCH_ID}
        method="get"
        action="/square"
        className={styles.search}
        onSubmit={onSubmit}
      >
        <label className="visually-hidden" htmlFor="square-words">
          {text.label}
        </label>
        <div className={styles.field}>
          <input
            ref={input}
            id="square-words"
            className={styles.input}
            name="q"
            type="text"
            defaultValue={shown}
            placeholder=" "
            maxLength={SQUARE_TEXT_MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onInput={onInput}
          />
          <Examples />
        </div>
        <HiddenFields fields={kept} />
        <button type="submit" className={styles.submit} title={text.submit}>
          <SearchIcon />
          <span className="visually-hidden">{text.submit}</span>
        </button>
      </form>
    </search>
  );
}

/** The placeholder: examples that take turns as long as the field is empty. */
function Examples() {
  return (
    <span className={styles.examples} aria-hidden="true">
      {text.examples.map((example) => (
        <span key={example} className={styles.example}>
          {example}
        </span>
      ))}
    </span>
  );
}

const SearchIcon = () => (
  <Icon>
    <path d="M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5.5 5.5" />
  </Icon>
);
