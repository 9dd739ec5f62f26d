import type { GearLine } from '@/lib/trips/gear/schema';
import type { Bringers } from './gear-text';

export interface GearTools extends Bringers {
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
