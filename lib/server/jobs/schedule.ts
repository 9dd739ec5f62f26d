import { URGENT } from './queue';

/** Unlocks the jobs of killed processes. */
export const RELEASE_TASK = 'release';

/** The queue's own schedule, besides the schedule that it is given: every minute. */
export const everyMinute = `* * * * * ${RELEASE_TASK}`;

/**
 * Runs before all other jobs, since a person at home may be waiting for its mail. The next
 * minute makes up for a failed one.
 */
export const WATCH_TASK = 'watch-plans';

/** The schedule of all other tasks. Each run happens on one of several servers. */
export const crontab = `17 * * * * purge
27 * * * * todo-reminders
* * * * * ${WATCH_TASK} ?priority=${URGENT}&max=1`;
