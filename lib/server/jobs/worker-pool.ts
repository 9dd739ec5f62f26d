import 'server-only';
import { Pool, type PoolClient } from 'pg';

type Connected = Parameters<Parameters<Pool['connect']>[0]>;

/**
 * Its clients may be released twice. graphile-worker does that to the one by which it hears of new jobs, when the
 * database goes away just as it begins to listen; pg throws then where nobody catches it, which ends the process.
 */
export class WorkerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: (...connected: Connected) => void): void;
  override connect(callback?: (...connected: Connected) => void): Promise<PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect((error, client, release) => {
      // Without a client pg hands on the error alone, and graphile-worker releases whatever function it is given.
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
