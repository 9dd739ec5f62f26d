import 'server-only';
import * as afterResponse from '../server/jobs/after-response';
import { crontab } from '../server/jobs/schedule';
import * as supervisor from '../server/jobs/supervisor';
import * as worker from '../server/jobs/worker';
import { taskList } from './task-list';

/** Runs the queue's jobs until `stop` is called. */
export const startWorker = () => supervisor.startWorker({ tasks: taskList, crontab });

/** Runs all jobs that are due now. Used by tests, and by hosts that run the queue from cron. */
export const runDueJobs = () => worker.runDueJobs(taskList);

/**
 * Makes the process run due jobs right after each response. Used on hosts that stop processes between
 * requests.
 */
export const workAfterResponses = () => afterResponse.workAfterResponses(runDueJobs);
