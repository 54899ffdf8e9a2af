import type { RouterContextProvider } from 'react-router';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import {
  type Contribution,
  type DecideResult,
  findPendingChange,
} from '#modules/moderation/contributions/index.server.ts';
import { typedOfQuestion } from '../questions/typed-question.ts';
import { genericEditForm, merchantEditForm, questionEditForm } from './edit-forms.server.ts';
import { applyChoices, applyQuestion } from './merge-typed.ts';

type PostEdit = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  form: FormData;
};

/** Answers the form by which a contribution of any kind is changed, as `handlePost` does. */
export async function postEdit<Answer>(
  args: PostEdit,
  contribution: Contribution,
  done: (result: Extract<DecideResult, { ok: true }>) => Answer,
) {
  applyChoices(args.form);
  switch (contribution.kind) {
    case 'generic_idea':
      return handlePost(genericEditForm, args, done, contribution);
    case 'merchant_idea':
      return handlePost(merchantEditForm, args, done, contribution);
    case 'question': {
      const pending = await findPendingChange(contribution);
      if (pending) applyQuestion(args.form, typedOfQuestion(pending.now));
      return handlePost(questionEditForm, args, done, { contribution, pending });
    }
  }
}
