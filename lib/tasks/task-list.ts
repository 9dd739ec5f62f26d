import 'server-only';
import type { TaskList } from 'graphile-worker';
import { sendResetLink } from '../account/reset-password';
import { mailId, task } from '../server/jobs/worker';
import type { Mail } from '../server/mail/message';
import { deliver } from '../server/mail/transports';
import { sendChangeNotices } from '../trips/send-change-notices';
import type { TripMail } from '../trips/trip-mail';
import { deliverTripMail } from './deliver-trip-mail';
import { purgeExpired } from './purge';

/** What the queue runs, by the names that jobs are put on it with. */
export const taskList: TaskList = {
  mail: task<Mail>((mail, { job }) => deliver(mail, mailId(job))),
  letter: task<TripMail>((tripMail, { job }) => deliverTripMail(tripMail, mailId(job), job.attempts === 1)),
  'trip-news': task(sendChangeNotices),
  'reset-request': task(sendResetLink),
  purge: () => purgeExpired(),
};

/** What runs by the clock; of several servers one does it. */
export const crontab = '17 * * * * purge';
