import 'server-only';

interface QueueHere {
  /** When the worker of this process last looked for a job or did one; absent where none runs. */
  workerSeenAt?: number;
  /** Does what is due; set where no worker runs, for the time right after a response. */
  work?: () => Promise<void>;
}

// Next evaluates instrumentation and handlers apart: what they share stands on the process.
const kept = globalThis as { campmatesQueue?: QueueHere };
kept.campmatesQueue ??= {};

/** What this process knows of the queue. */
export const queueHere = kept.campmatesQueue;
