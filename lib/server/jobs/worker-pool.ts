import 'server-only';
import { Pool, type PoolClient } from 'pg';

type Connected = Parameters<Parameters<Pool['connect']>[0]>;

/**
 * When the database goes down just as graphile-worker begins to listen, it releases its client twice. In pg's
 * own pool the second release throws and would end the process.
 */
export class WorkerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: (...connected: Connected) => void): void;
  override connect(callback?: (...connected: Connected) => void): Promise<PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect((error, client, release) => {
      // Without a client pg passes only the error, and the release function is undefined.
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
