import { sweepAssets } from './assets';
import { dropOne } from './trips';

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * If the storage is full, deletes the oldest trip, but never `trip`, and tries again. Returns false when no
 * more trips may be deleted.
 */
export async function withRoom(trip: string | undefined, keep: () => Promise<void>): Promise<boolean> {
  for (;;) {
    try {
      await keep();
      return true;
    } catch (error) {
      if (!isFull(error)) throw error;
      const dropped = await dropOne(trip);
      await sweepAssets([]);
      if (!dropped) return false;
    }
  }
}
