import 'server-only';
import type { Tx } from '../db/client';
import { addJobs } from '../jobs/queue';
import type { Mail } from './message';

/**
 * Queues mails in the transaction of the change that they tell of: both are saved or neither is. A
 * slow mailbox delays only its own mails.
 */
export const sendMail = (tx: Tx, ...mails: Mail[]) =>
  addJobs(tx, 'mail', mails, { laneOf: ({ to }) => to.toLowerCase() });
