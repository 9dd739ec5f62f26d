import { z } from 'zod';

/** The figures of a day in UTC. */
export const dayFigures = z.object({
  /** The day, YYYY-MM-DD. */
  day: z.string(),
  /**
   * Number of accounts that were made on the day and still exist. `trips` counts trips in the same
   * way.
   */
  sign_ups: z.number(),
  trips: z.number(),
  /** Number of RSVPs that were given for the first time or changed on the day. */
  answers: z.number(),
  /** Number of mails that a mail server has accepted. */
  mails: z.number(),
  /** Number of responses with status 500 or above. */
  errors: z.number(),
  /**
   * The time within which 95 of 100 pages were sent, in milliseconds, rounded up to a step of the
   * histogram; null when no pages were sent.
   */
  p95_ms: z.number().nullable(),
  ai_calls: z.number(),
  forecast_calls: z.number(),
});

export const figures = z.object({
  /** The last 30 days, the newest first. */
  days: z.array(dayFigures),
  /** The largest number of requests to the AI per day. */
  limits: z.object({ ai_daily: z.number() }),
});

export type DayFigures = z.output<typeof dayFigures>;
export type Figures = z.output<typeof figures>;
