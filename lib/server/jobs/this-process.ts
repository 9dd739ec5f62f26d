import 'server-only';
import { singleton } from '../singleton';

interface QueueHere {
  /** In milliseconds since 1970; absent without a worker. */
  workerSeenAt?: number;
  work?: () => Promise<void>;
}

export const queueHere = singleton<QueueHere>('queue', () => ({}));
