/** A row of the log; what an event does not name is null. */
export type LoggedEvent = {
  kind: string;
  question_id: number | null;
  answer: string | null;
  idea_id: number | null;
  feedback: string | null;
  as_question: boolean | null;
};

/** What a plain reading of a log counts, figure by figure, without the state that the engine makes of it. */
export function plainCount(events: readonly LoggedEvent[]) {
  const moves: LoggedEvent[] = [];
  const clicked = new Set<number>();
  let accepted: number | null = null;
  let gaveUp = false;
  let undone = 0;
  for (const event of events) {
    const { kind, question_id, idea_id, feedback } = event;
    if (kind === 'answer') moves.push(event);
    if (kind === 'give_up') gaveUp = true;
    if (kind === 'undo') {
      undone += 1;
      const isUndone = (move: typeof event) =>
        question_id === null ? move.idea_id === idea_id : move.question_id === question_id;
      const at = moves.findLastIndex(isUndone);
      if (at !== -1) moves.splice(at, 1);
    }
    if (kind !== 'feedback') continue;
    if (feedback === 'ClickedOnIdea') clicked.add(idea_id!);
    else if (feedback === 'GoodIdea' && !event.as_question) accepted = idea_id;
    else if (feedback !== 'SawIdea') moves.push(event);
  }
  const answers = moves.filter(({ kind }) => kind === 'answer');
  const verdicts = new Map<number, string>();
  for (const { kind, idea_id, feedback } of moves) {
    if (kind === 'feedback' && feedback !== 'Reset') verdicts.set(idea_id!, feedback!);
  }
  if (accepted !== null) verdicts.delete(accepted);
  const of = (...wanted: string[]) =>
    [...verdicts.values()].filter((verdict) => wanted.includes(verdict)).length;
  const ideas = new Set(
    events.flatMap(({ kind, idea_id }) => (kind === 'idea' || kind === 'feedback' ? idea_id! : [])),
  );
  const asked = events.flatMap(({ kind, question_id }) =>
    kind === 'question' ? question_id! : [],
  );
  return {
    end_kind:
      accepted !== null ? 'accepted' : clicked.size > 0 ? 'clicked' : gaveUp ? 'gave_up' : 'left',
    accepted_idea: accepted,
    asked: new Set(asked).size,
    answers: answers.length,
    unknown: answers.filter(({ answer }) => answer === 'IDontKnow').length,
    undone,
    shown: ideas.size,
    refused: of('BadIdea', 'InconsistentIdea', 'HasAlready', 'YouAreClose', 'YouCanDoBetter'),
    inconsistent: of('InconsistentIdea'),
    kept: of('GoodIdea'),
    clicked: clicked.size,
    verdicts,
    given: new Map(answers.map(({ question_id, answer }) => [question_id!, answer!])),
    ideas,
    questions: new Set(asked),
    clickedIdeas: clicked,
  };
}
