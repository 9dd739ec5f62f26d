import { z } from 'zod';

/** The figures of a day in UTC. */
export const dayFigures = z.object({
  /** YYYY-MM-DD. */
  day: z.string(),
  /** Accounts and trips that were made on the day and are still there. */
  sign_ups: z.number(),
  trips: z.number(),
  /** RSVPs that changed an earlier RSVP or were the first. */
  answers: z.number(),
  /** Mails that a mail server has accepted. */
  mails: z.number(),
  /** Responses of 500 and above. */
  errors: z.number(),
  /**
   * The time within which 95 of 100 pages were sent, in milliseconds, rounded up to a step of the histogram; null
   * without pages.
   */
  p95_ms: z.number().nullable(),
  ai_calls: z.number(),
  forecast_calls: z.number(),
});

export const figures = z.object({
  /** The last 30 days, the newest first. */
  days: z.array(dayFigures),
  /** Most calls to the AI per day. */
  limits: z.object({ ai_daily: z.number() }),
});

export type DayFigures = z.output<typeof dayFigures>;
export type Figures = z.output<typeof figures>;
