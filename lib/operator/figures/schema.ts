import { z } from 'zod';

/** Days are in UTC. */
const dayFigures = z.object({
  day: z.string(),
  /** Accounts that were made on the day and still exist, like `trips`. */
  sign_ups: z.number(),
  trips: z.number(),
  /** Given for the first time or changed. */
  answers: z.number(),
  mails: z.number(),
  errors: z.number(),
  /** 95 of 100 pages were sent within it, rounded up to a histogram step; null without pages. */
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
