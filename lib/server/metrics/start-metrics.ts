import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { pool } from '../db/client';
import { queueFigures } from '../jobs/queue-figures';
import { openStreams } from '../live/streams';
import { release } from '../release';
import { measureRequests } from './measure-requests';
import { type Meter, meter, type Outcomes } from './meter';

/** In milliseconds. Several Prometheus servers may scrape, and the query reads every job. */
const KEPT_MS = 5_000;

const events: Record<keyof Outcomes, { help: string; outcomes: string[] }> = {
  campmates_mails_total: {
    help: 'Mails handed over, by outcome: sent, refused (the address), failed (tried again later)',
    outcomes: ['sent', 'refused', 'failed'],
  },
  campmates_forecasts_total: {
    help: 'Forecasts that a page asked for, by whether one of the last hour was kept',
    outcomes: ['hit', 'miss'],
  },
  campmates_forecast_calls_total: {
    help: 'Calls to the weather server',
    outcomes: ['answered', 'failed'],
  },
  campmates_ai_calls_total: { help: 'Calls to the AI’s provider', outcomes: ['answered', 'failed'] },
};

export function startMetrics(): void {
  meter.on?.end();
  const register = new Registry();
  collectDefaultMetrics({ register });
  const endRequests = measureRequests(register);
  gaugePool(register);
  gaugeQueue(register);
  new Gauge({
    name: 'campmates_release',
    help: 'Always 1; the labels say which release runs',
    labelNames: ['day', 'commit'],
    registers: [register],
  }).set(release, 1);
  new Gauge({
    name: 'campmates_live_streams',
    help: 'Pages receiving live updates',
    registers: [register],
    collect() {
      this.set(openStreams());
    },
  });
  meter.on = {
    count: counters(register),
    text: () => register.metrics(),
    contentType: register.contentType,
    end: () => {
      endRequests();
      register.clear();
      delete meter.on;
    },
  };
}

function counters(register: Registry): Meter['count'] {
  const byName = new Map(
    Object.entries(events).map(([name, { help, outcomes }]) => {
      const counter = new Counter({ name, help, labelNames: ['outcome'], registers: [register] });
      // Each counter starts at zero, so that Prometheus sees the first event as a change.
      for (const outcome of outcomes) counter.inc({ outcome }, 0);
      return [name, counter];
    }),
  );
  return (name, outcome) => byName.get(name)?.inc({ outcome });
}

function gaugePool(register: Registry): void {
  new Gauge({
    name: 'campmates_database_connections',
    help: 'Connections of the pool that pages and calls use: idle or busy',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'campmates_database_waiting',
    help: 'Queries and transactions that wait for a connection',
    registers: [register],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

function gaugeQueue(register: Registry): void {
  const figures = keptFor(KEPT_MS, () => queueFigures().catch(() => null));
  new Gauge({
    name: 'campmates_database_up',
    help: 'Whether the database responds: 1 or 0',
    registers: [register],
    async collect() {
      this.set((await figures()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'campmates_queue_jobs',
    help: 'Jobs on the queue: due, being worked on, due later, given up',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset();
      const { oldestDueSeconds: _, ...jobs } = (await figures()) ?? { oldestDueSeconds: 0 };
      for (const [state, count] of Object.entries(jobs)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'campmates_queue_oldest_due_seconds',
    help: 'For how long the oldest job has been due',
    registers: [register],
    async collect() {
      // While the database is down, the last value would look as if the queue were working.
      this.remove();
      const now = await figures();
      if (now) this.set(now.oldestDueSeconds);
    },
  });
}

function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; result: Promise<T> } | undefined;
  return () => {
    if (!kept || performance.now() > kept.until) kept = { until: performance.now() + ms, result: ask() };
    return kept.result;
  };
}
