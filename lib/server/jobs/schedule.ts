import { URGENT } from './queue';

/** Name of the task that unlocks the jobs of killed processes. */
export const RELEASE_TASK = 'release';

/** Cron line of the queue's own task, which runs every minute. */
export const everyMinute = `* * * * * ${RELEASE_TASK}`;

/**
 * Name of the task that checks the plans for people at home. It runs before all others, because a
 * person at home may be waiting for its mail. If a run fails, the run of the next minute does its
 * work.
 */
export const WATCH_TASK = 'watch-plans';

/**
 * Cron lines of all other tasks. When several servers run, each scheduled run happens on only one of
 * them.
 */
export const crontab = `17 * * * * purge
27 * * * * todo-reminders
* * * * * ${WATCH_TASK} ?priority=${URGENT}&max=1`;
