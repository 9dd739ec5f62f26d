import type { GearLine } from '@/lib/trips/gear/schema';
import type { Bringers } from './gear-text';

/** What the reader may do with a trip's gear, and the data that its forms need. */
export interface GearTools extends Bringers {
  /** The API's path of this trip's gear. */
  path: string;
  mayOffer: boolean;
  mayChange: boolean;
}

/** Functions that keep an open line in its place and show a saved line until the page has it. */
export interface KeepLine {
  /**
   * Keeps an open line in its card: true for the card of short lines, false for the card of covered
   * lines. null releases the line when it is closed.
   */
  hold: (id: string, short: boolean | null) => void;
  saved: (line: GearLine) => void;
  loaded: (line: GearLine) => void;
}
