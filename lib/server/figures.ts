import 'server-only';
import type { ServerResponse } from 'node:http';
import { after } from 'next/server';
import { db } from './db/client';
import { env } from './env';
import { log } from './log';
import { saveErrors } from './server-errors';
import { singleton } from './singleton';

const SAVED_EVERY_MS = 60_000;

/** Of page times, in milliseconds. Slower pages count in the last bucket. */
export const PAGE_STEPS = [10, 25, 50, 75, 100, 150, 250, 500, 1000, 2500, 5000, 10_000] as const;

type Counted = 'answers' | 'mails' | 'errors' | 'ai_calls' | 'forecast_calls';
export type FigureName = Counted | `page_ms_${(typeof PAGE_STEPS)[number]}`;

const pageNames = PAGE_STEPS.map((step) => `page_ms_${step}` as const);

const figures = singleton('figures', () => ({
  counts: new Map<FigureName, number>(),
  waiting: false,
  timer: undefined as NodeJS.Timeout | undefined,
  savedAt: Number.NEGATIVE_INFINITY,
}));

/** In memory; saved once a minute and when the process ends. */
export function countFigure(name: FigureName, n = 1): void {
  figures.counts.set(name, (figures.counts.get(name) ?? 0) + n);
  if (figures.waiting) return;
  if (env().SERVERLESS) saveAfterResponse();
  else {
    figures.waiting = true;
    figures.timer = setTimeout(saveFigures, SAVED_EVERY_MS).unref();
  }
}

// On a host that freezes the process between requests a timer wouldn't run.
function saveAfterResponse(): void {
  if (performance.now() - figures.savedAt < SAVED_EVERY_MS) return;
  figures.waiting = true;
  try {
    after(saveFigures);
  } catch {
    // `after` throws outside a request of Next.
    void saveFigures();
  }
}

export function countResponse(response: ServerResponse, isPage: boolean): void {
  const started = performance.now();
  response.once('finish', () => {
    if (response.statusCode >= 500) countFigure('errors');
    if (isPage) countFigure(pageNameOf(performance.now() - started));
  });
}

function pageNameOf(ms: number): FigureName {
  const at = PAGE_STEPS.findIndex((step) => ms <= step);
  return pageNames.at(at) as FigureName;
}

/** If saving fails, the counts stay in memory for the next time. */
export async function saveFigures(): Promise<void> {
  const { counts } = figures;
  Object.assign(figures, { counts: new Map(), waiting: false, savedAt: performance.now() });
  if (counts.size === 0) return;
  // All processes lock the rows in the same order, so that they cannot deadlock.
  const names = [...counts.keys()].sort();
  const errors = saveErrors();
  try {
    await db.$executeRaw`
      insert into daily_figures (day, name, count)
      select (now() at time zone 'UTC')::date, name, count from unnest(${names}::text[], ${names.map((name) => counts.get(name) ?? 0)}::bigint[]) counted (name, count)
      on conflict (day, name) do update set count = daily_figures.count + excluded.count`;
  } catch (error) {
    log.warn({ err: error }, 'the figures could not be saved');
    for (const [name, n] of counts) countFigure(name, n);
  }
  await errors;
}
