import { ownTools } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import { shortText } from '../gear/gear-text';
import { forYou, type OwnRow } from './for-you';

/**
 * A thing that is missing. `all` is the quantity that the reader offers by pressing "I'll bring it",
 * and `before` the quantity that Undo restores.
 */
export interface MissingThing {
  id: string;
  name: string;
  short: string;
  all: number;
  before: number;
}

export type GentleAsk =
  | { kind: 'seat'; seat: Extract<OwnRow, { kind: 'seat' }> }
  | { kind: 'gear'; missing: number; things: MissingThing[] };

/** At most this many things are asked for, so that the request stays small. */
const MOST = 3;

/**
 * Returns a request to take a seat if the guest has none, otherwise a request to bring what the
 * group still lacks; null when nothing is missing.
 */
export function gentleAsk(page: TripHead, now: Date): GentleAsk | null {
  const tools = ownTools(page.trip, page.role, now);
  const { rows } = forYou({ ...page, asksPacking: false, homePlan: null, leavesPlans: false }, tools, null);
  const seat = rows.find((row) => row.kind === 'seat');
  if (seat) return { kind: 'seat', seat };
  const short = page.gearLines.filter(({ gap }) => gap > 0);
  if (short.length === 0) return null;
  return {
    kind: 'gear',
    missing: short.length,
    things: short.slice(0, MOST).map((line) => {
      const before = line.by.find(({ household_id }) => household_id === page.ownId)?.quantity ?? 0;
      return { id: line.id, name: line.name, short: shortText(line), all: before + line.gap, before };
    }),
  };
}
