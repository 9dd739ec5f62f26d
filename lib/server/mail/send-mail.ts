import 'server-only';
import type { Tx } from '../db/client';
import { addJobs } from '../jobs/queue';
import type { Mail } from './message';

/** Puts mails on the queue with the change they tell of: both are saved or neither is. One slow mailbox holds up itself. */
export const sendMail = (tx: Tx, ...mails: Mail[]) =>
  addJobs(tx, 'mail', mails, { laneOf: ({ to }) => to.toLowerCase() });
