import type { GearLine } from '@/lib/trips/gear/schema';
import type { Bringers } from './gear-text';

export interface GearTools extends Bringers {
  path: string;
  mayOffer: boolean;
  mayChange: boolean;
  /** Rows have tools to change amounts and to delete only while the reader edits. */
  editing: boolean;
}

/** Functions that keep an open line in its place and show a saved line until the page has it. */
export interface KeepLine {
  /**
   * Keeps a line in its place while it is open or was just taken: true among the short lines, false
   * among the covered ones. null releases it.
   */
  hold: (id: string, short: boolean | null) => void;
  saved: (line: GearLine) => void;
  loaded: (line: GearLine) => void;
}
