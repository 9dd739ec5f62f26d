import 'server-only';
import * as afterResponse from '../server/jobs/after-response';
import { crontab } from '../server/jobs/schedule';
import * as supervisor from '../server/jobs/supervisor';
import * as worker from '../server/jobs/worker';
import { taskList } from './task-list';

/** Works on the product's tasks until stopped. */
export const startWorker = () => supervisor.startWorker({ tasks: taskList, crontab });

/** Does everything that is due now, then returns: for tests and for hosts that drive the queue by cron. */
export const runDueJobs = () => worker.runDueJobs(taskList);

/** Has the queue worked on right after responses, for a process that may not live on between requests. */
export const workAfterResponses = () => afterResponse.workAfterResponses(runDueJobs);
