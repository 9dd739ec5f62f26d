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

const serverError = z.object({
  at: z.string(),
  request_id: z.string(),
  method: z.string(),
  /** A pattern such as "/trip/[tripId]". */
  route: z.string(),
  status: z.int(),
  /** The error's class and code, never its message. */
  fault: z.string(),
});

const bytes = z.number();

export const figures = z.object({
  days: z.array(dayFigures),
  /** `active`: logged in at some time of the last 30 days, and not everywhere logged out since. */
  accounts: z.object({ all: z.int(), active: z.int() }),
  /** `disk` is the one of DATA_DIR; null where there is none. */
  storage: z.object({ database: bytes, disk: z.object({ size: bytes, free: bytes }).nullable() }),
  /** Of the last 30 days; at most 200, the newest first. */
  errors: z.array(serverError),
  limits: z.object({ ai_daily: z.number() }),
});

export type DayFigures = z.output<typeof dayFigures>;
export type ServerError = z.output<typeof serverError>;
export type Figures = z.output<typeof figures>;
