import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { attendRequests } from '@/lib/http/attend';
import { log } from '@/lib/log';
import { deliveryProblem } from '@/lib/mail/transports';
import { workAfterAnswers } from '@/lib/queue/after-answer';
import { startWorker } from '@/lib/queue/supervisor';

// scripts/serve.ts runs these before it lets the process end.
const atShutdown = Symbol.for('campmates.shutdown');
const kept = globalThis as { [atShutdown]?: Set<() => Promise<void>> };
kept[atShutdown] ??= new Set();

attendRequests();

const worker = env().SERVERLESS ? undefined : startWorker();
if (!worker) workAfterAnswers();
kept[atShutdown].add(async () => {
  await worker?.stop();
  await db.$disconnect();
});

const problem = await deliveryProblem();
if (problem) log.error(problem);
