import 'server-only';
import { singleton } from '../singleton';

interface QueueHere {
  /**
   * When this process's worker last checked for a job or ran one, in milliseconds since 1970; absent
   * without a worker.
   */
  workerSeenAt?: number;
  /** Runs the due jobs right after a response. Set only in a process without a worker. */
  work?: () => Promise<void>;
}

/** State of the queue in this process. */
export const queueHere = singleton<QueueHere>('queue', () => ({}));
