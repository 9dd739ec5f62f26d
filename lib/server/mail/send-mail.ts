import 'server-only';
import type { Tx } from '../db/client';
import { addJobs } from '../jobs/queue';
import type { Mail } from './message';

/** Change and mails are saved together or not at all. A slow mail server delays only its own addresses. */
export const sendMail = (tx: Tx, ...mails: Mail[]) =>
  addJobs(tx, 'mail', mails, { laneOf: ({ to }) => to.toLowerCase() });
