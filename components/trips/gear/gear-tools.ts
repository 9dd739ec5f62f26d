import type { GearLine } from '@/lib/trips/gear/schema';
import type { Bringers } from './gear-text';

/** What the reader may do with a trip's gear, and the API's path. */
export interface GearTools extends Bringers {
  /** The API's path of this trip's gear. */
  path: string;
  mayOffer: boolean;
  mayChange: boolean;
}

/** Shows a saved line until the page has it, and keeps an open line in its place. */
export interface KeepLine {
  /**
   * The card in which the open line stays: true for short, false for covered; null once the line is
   * closed.
   */
  hold: (id: string, short: boolean | null) => void;
  saved: (line: GearLine) => void;
  loaded: (line: GearLine) => void;
}
