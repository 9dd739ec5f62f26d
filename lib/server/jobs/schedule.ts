/** Frees what a killed process was working on. */
export const RELEASE_TASK = 'release';

/** What the queue runs by the clock, whatever else it is given: every minute. */
export const everyMinute = `* * * * * ${RELEASE_TASK}`;

/** At 17 and 27 minutes past every hour; of several servers one does it. */
export const everyHour = '17 * * * * purge\n27 * * * * todo-reminders';
