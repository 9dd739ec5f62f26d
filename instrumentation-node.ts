import { db } from '@/lib/db';
import { startWorker } from '@/lib/queue/supervisor';

// scripts/serve.ts runs these before it lets the process end.
const atShutdown = Symbol.for('campmates.shutdown');
const kept = globalThis as { [atShutdown]?: Set<() => Promise<void>> };
kept[atShutdown] ??= new Set();

const worker = startWorker();
kept[atShutdown].add(async () => {
  await worker.stop();
  await db.$disconnect();
});
