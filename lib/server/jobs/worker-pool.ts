import 'server-only';
import { Pool, type PoolClient } from 'pg';

type Connected = Parameters<Parameters<Pool['connect']>[0]>;

/**
 * A pool whose clients may be released twice. graphile-worker releases its listening client twice
 * when the database goes down just as it begins to listen. pg would throw at the second release,
 * and that uncaught error would end the process.
 */
export class WorkerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: (...connected: Connected) => void): void;
  override connect(callback?: (...connected: Connected) => void): Promise<PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect((error, client, release) => {
      // Without a client pg passes only the error. graphile-worker
      // calls any release function it gets.
      if (!client) return callback(error, client, release);
      let released = false;
      callback(error, client, (reason) => {
        if (!released) release(reason);
        released = true;
      });
    });
    return undefined;
  }
}
