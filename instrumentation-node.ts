import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { watchRequests } from '@/lib/server/http/watch-requests';
import { log } from '@/lib/server/log';
import { deliveryProblem } from '@/lib/server/mail/transports';
import { startWorker, workAfterResponses } from '@/lib/tasks/worker';

// scripts/server/serve.ts runs these before it lets the process end.
const atShutdown = Symbol.for('campmates.shutdown');
const kept = globalThis as { [atShutdown]?: Set<() => Promise<void>> };
kept[atShutdown] ??= new Set();

watchRequests();

const worker = env().SERVERLESS ? undefined : startWorker();
if (!worker) workAfterResponses();
kept[atShutdown].add(async () => {
  await worker?.stop();
  await db.$disconnect();
});

const problem = await deliveryProblem();
if (problem) log.error(problem);
