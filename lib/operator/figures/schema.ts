import { z } from 'zod';

/** Days are in UTC. */
export const dayFigures = z.object({
  day: z.string(),
  /** Accounts that were made on the day and still exist, like `trips`. */
  sign_ups: z.number(),
  trips: z.number(),
  /** Given for the first time or changed. */
  answers: z.number(),
  /** Accepted by a mail server. */
  mails: z.number(),
  /** Responses with status 500 or above. */
  errors: z.number(),
  /**
   * The time within which 95 of 100 pages were sent, rounded up to a step of the histogram; null
   * without pages.
   */
  p95_ms: z.number().nullable(),
  ai_calls: z.number(),
  forecast_calls: z.number(),
});

export const figures = z.object({
  days: z.array(dayFigures),
  limits: z.object({ ai_daily: z.number() }),
});

export type DayFigures = z.output<typeof dayFigures>;
export type Figures = z.output<typeof figures>;
