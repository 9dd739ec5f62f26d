import 'server-only';
import { singleton } from '../singleton';

interface QueueHere {
  /** In milliseconds since 1970; absent without a worker. */
  workerSeenAt?: number;
  /** Set only in a process without a worker. */
  work?: () => Promise<void>;
}

export const queueHere = singleton<QueueHere>('queue', () => ({}));
