import { db } from '@/lib/db';
import { startMailWorker } from '@/lib/mail/worker';

// scripts/serve.ts runs these before it lets the process end.
const atShutdown = Symbol.for('campmates.shutdown');
const kept = globalThis as { [atShutdown]?: Set<() => Promise<void>> };
kept[atShutdown] ??= new Set();

const worker = startMailWorker();
kept[atShutdown].add(async () => {
  await worker.stop();
  await db.$disconnect();
});
