import { URGENT } from './queue';

export const RELEASE_TASK = 'release';

export const everyMinute = `* * * * * ${RELEASE_TASK}`;

/** First of all, because a person at home may wait for its mail. The next minute repeats a failed run. */
export const WATCH_TASK = 'watch-plans';

/** The time-out of one list is ten seconds, so one run at a time is enough. */
export const LISTS_TASK = 'read-lists';

/** When several servers run, each scheduled run happens on only one of them. */
export const crontab = `17 * * * * purge
27 * * * * todo-reminders
7 * * * * ${LISTS_TASK} ?max=1
* * * * * ${WATCH_TASK} ?priority=${URGENT}&max=1`;
