import 'server-only';
import { singleton } from '../singleton';

interface QueueHere {
  /** When the worker of this process last looked for a job or did one; absent where none runs. */
  workerSeenAt?: number;
  /** Does what is due; set where no worker runs, for the time right after a response. */
  work?: () => Promise<void>;
}

/** What this process knows of the queue. */
export const queueHere = singleton<QueueHere>('queue', () => ({}));
