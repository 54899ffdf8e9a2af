import { type RouterContextProvider, redirect, redirectDocument, useLocation } from 'react-router';
import { ALL_ACTIVITY, ContributionsActivity } from '#app/features/contrib/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { type Visitor, visitorOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData, textsOf } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { isConfirmed } from '#app/ui/confirm/confirmed.ts';
import { FormNotice } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { TextPage } from '#app/ui/text-page/text-page.tsx';
import { endAllSignIns, ownAccount } from '#modules/moderation/accounts/index.server.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { markDecisionsSeen } from '#modules/moderation/decisions/index.server.ts';
import { activityOf } from '#modules/moderation/review/index.server.ts';
import { signedOutHeaders } from '../sign-out.server.ts';
import { ACCOUNT_DELETED, SIGNED_OUT_HASH } from '../signed-out.ts';
import type { Route } from './+types/account.ts';
import { Activity } from './activity.tsx';
import { Details } from './details.tsx';
import { DATA, Deletion, OwnData } from './own-data.tsx';
import { deletionForm, exportForm, signOutForm } from './own-forms.server.ts';
import { SIGN_INS, SignIns } from './sign-ins.tsx';
import { ownText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** In the address once another browser has been signed out. */
const SIGN_IN_ENDED = 'sign-in';

/** Lines of contributions, of reactions and of decisions about them that the page shows, and where all are asked for. */
const ACTIVITY_SHOWN = 20;
const ALL_ACTIVITY_SHOWN = 1000;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { account, token } = ownerOf(context);
  const { email, type } = account;
  const done = url.searchParams.get(STEP.done) ?? '';
  const notice = Object.hasOwn(text.done, done) ? text.done[done] : undefined;
  const hasEndedSignIn = done === SIGN_IN_ENDED;
  const shown = url.searchParams.has(ALL_ACTIVITY) ? ALL_ACTIVITY_SHOWN : ACTIVITY_SHOWN;
  const activity = await activityOf(account, shown);
  const [latest] = activity.decisions;
  // Not where scripts read the page again by themselves: nobody may be looking.
  const isPageView = request.headers.get('sec-fetch-dest') !== 'empty';
  if (latest && isPageView) await markDecisionsSeen(account, latest.id);
  const own = await ownAccount(account.id, token);
  return { email, type, notice, hasEndedSignIn, activity, ...own };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { account } = ownerOf(context);
  const form = await readFormData(request);
  const args = { request, context, form };
  const ended = `${accountPath.own}?${STEP.done}=${SIGN_IN_ENDED}#${SIGN_INS}`;
  switch (textsOf(form, ['intent']).intent) {
    case 'end-sign-in':
      return await handlePost(signOutForm, args, () => redirect(ended, 303));
    case 'end-all':
      await endAllSignIns(account.id);
      return await signedOut();
    case 'export':
      return await handlePost(exportForm, args, () => redirect(`${accountPath.own}#${DATA}`, 303));
    case 'delete':
      if (!isConfirmed(form, 'delete')) throw errorPage(400);
      return await handlePost(deletionForm, args, () =>
        signedOut(addressWith('', { [STEP.done]: ACCOUNT_DELETED })),
      );
    default:
      throw errorPage(400);
  }
}

function ownerOf(context: Readonly<RouterContextProvider>): Visitor {
  const visitor = visitorOf(context);
  if (!visitor) throw errorPage(401);
  return visitor;
}

/** Leads to a page that is loaded anew, whose scripts end the visit, in a browser whose sign-in is over. */
async function signedOut(parameters = '') {
  return redirectDocument(`/${parameters}${SIGNED_OUT_HASH}`, {
    status: 303,
    headers: await signedOutHeaders(),
  });
}

/** The account's own page: what it is, what happens to it, and all that its owner may do about it. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, type, notice, createdAt, newEmail, signIns, events, exported, activity } =
    loaderData;
  const { errors } = actionData ?? NO_REPLY;
  const isLeaving = new URLSearchParams(useLocation().search).has(STEP.confirm);
  return (
    <TextPage title={text.title} lead={email}>
      {notice && !actionData && <FormNotice>{notice}</FormNotice>}
      <Details email={email} newEmail={newEmail} type={type} createdAt={createdAt} />
      <ContributionsActivity activity={activity} />
      <Activity events={events} />
      <SignIns signIns={signIns} hasEnded={loaderData.hasEndedSignIn && !actionData} />
      <OwnData exported={exported} errors={isLeaving ? {} : errors} />
      <Deletion errors={errors} />
    </TextPage>
  );
}
