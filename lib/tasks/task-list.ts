import 'server-only';
import type { TaskList } from 'graphile-worker';
import { sendResetLink } from '../account/change-password';
import { resendConfirmation } from '../account/sign-up/sign-up';
import { LISTS_TASK, WATCH_TASK } from '../server/jobs/schedule';
import { mailId, task } from '../server/jobs/worker';
import { handOver } from '../server/mail/hand-over';
import type { Mail } from '../server/mail/message';
import { sendChangeNotices } from '../trips/changes/mails/send-change-notices';
import { readLists } from '../trips/conditions/read-lists';
import { sendDigests } from '../trips/digests/send-digests';
import { setDigestsDue } from '../trips/digests/set-digests-due';
import { deliverHomeMail, type HomeMail } from '../trips/home-contact/home-mail';
import { watchPlans } from '../trips/home-contact/watch-plans';
import { sendAnswerReceipt } from '../trips/invitations/answer-receipt';
import type { TripMail } from '../trips/mails/trip-mail';
import type { Push } from '../trips/notifications/push';
import { sendOwnLink } from '../trips/share-link/send-own-link';
import { remindTodoOwners } from '../trips/todos/remind-todo-owners';
import { sendVoteNews } from '../trips/vote/news/send-vote-news';
import { deliverPush } from './deliver-push';
import { deliverTripMail } from './deliver-trip-mail';
import { purgeExpired } from './purge';

const tripMail = task<TripMail>((mail, { job }) => {
  const { attempts, max_attempts } = job;
  return deliverTripMail(mail, mailId(job), { first: attempts === 1, last: attempts >= max_attempts });
});
const changeNotices = task(sendChangeNotices);

export const taskList: TaskList = {
  mail: task<Mail>((mail, { job }) => handOver(mail, mailId(job))),
  'trip-mail': tripMail,
  'home-mail': task<HomeMail>((mail, { job }) => deliverHomeMail(mail, mailId(job), handOver)),
  'change-notices': changeNotices,
  push: task<Push>((push, { job }) => {
    const { to } = job.payload as { to: string };
    return deliverPush(push, to, job.attempts >= job.max_attempts);
  }),
  'digest-due': task(setDigestsDue),
  digest: task(sendDigests),
  'vote-news': task(sendVoteNews),
  'reset-request': task(sendResetLink),
  'resend-confirmation': task(resendConfirmation),
  'answer-receipt': task(sendAnswerReceipt),
  'own-link': task(sendOwnLink),
  purge: () => purgeExpired(),
  'todo-reminders': () => remindTodoOwners(),
  [WATCH_TASK]: () => watchPlans(),
  [LISTS_TASK]: () => readLists(),
  // Former names of two tasks. Jobs queued by the previous release still have these names.
  letter: tripMail,
  'trip-news': changeNotices,
};
