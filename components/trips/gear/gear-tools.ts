import type { GearLine } from '@/lib/trips/gear/schema';
import type { Bringers } from './gear-text';

/** What somebody may do with a trip's gear, and where. */
export interface GearTools extends Bringers {
  /** The API's path of this trip's gear. */
  path: string;
  mayOffer: boolean;
  mayChange: boolean;
}

/** Shows a line as it was just saved, till the page has it, and where it was while somebody has it open. */
export interface KeepLine {
  /** In which card it stays: of what is short, or of what is covered; null once it is closed. */
  hold: (id: string, short: boolean | null) => void;
  saved: (line: GearLine) => void;
  loaded: (line: GearLine) => void;
}
