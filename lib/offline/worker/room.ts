import { sweepAssets } from './assets';
import { dropOne } from './trips';

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Keeps something; where the device has no room for it, the oldest trips go until there is. False where there is none. */
export async function withRoom(trip: string | undefined, keep: () => Promise<void>): Promise<boolean> {
  for (;;) {
    try {
      await keep();
      return true;
    } catch (error) {
      if (!isFull(error)) throw error;
      const dropped = await dropOne(trip);
      // Also what was fetched for the page that couldn't be kept.
      await sweepAssets([]);
      if (!dropped) return false;
    }
  }
}
