import { URGENT } from './queue';

/** Frees what a killed process was working on. */
export const RELEASE_TASK = 'release';

/** What the queue runs by the clock, whatever else it is given: every minute. */
export const everyMinute = `* * * * * ${RELEASE_TASK}`;

/** Before all that waits: somebody at home may be waiting for it. A minute that fails is made up for by the next. */
export const WATCH_TASK = 'watch-plans';

/** What is done by the clock besides, each time by one of several servers. */
export const crontab = `17 * * * * purge
27 * * * * todo-reminders
* * * * * ${WATCH_TASK} ?priority=${URGENT}&max=1`;
