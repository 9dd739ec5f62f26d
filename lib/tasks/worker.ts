import 'server-only';
import * as afterResponse from '../server/jobs/after-response';
import { crontab } from '../server/jobs/schedule';
import * as supervisor from '../server/jobs/supervisor';
import * as worker from '../server/jobs/worker';
import { taskList } from './task-list';

export const startWorker = () => supervisor.startWorker({ tasks: taskList, crontab });

/** Used by tests, and by hosts that run the queue from cron. */
export const runDueJobs = () => worker.runDueJobs(taskList);

/** Used on hosts that stop processes between requests. */
export const workAfterResponses = () => afterResponse.workAfterResponses(runDueJobs);
