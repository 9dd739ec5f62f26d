import { sweepAssets } from './assets';
import { dropOne } from './trips';

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** When storage is full the oldest trip goes, but never `trip`. False when no more trips may go. */
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
