import type { Day } from '@/lib/dates';

/**
 * The place of a thing in the list; a lower one comes first. Rank 1, a change that was not saved, is
 * added by the device.
 */
export const ranks = [
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14a',
  '14b',
  '14c',
  '14d',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
] as const;

export type Rank = (typeof ranks)[number];

export interface NextAction {
  label: string;
  /** The page that does it, also without JavaScript. */
  href: string;
  /** The call that finishes it in place; null when the page does it. */
  send: NextCall | null;
  /** The call that takes `send` back; null when nothing does. */
  undo: NextCall | null;
  /** Said after `send`: "You ride with Linh". */
  done: string | null;
}

export interface NextCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body: unknown;
  /** Follows once this one is saved: each person of a family takes a seat. */
  next?: NextCall;
}

/** Icons of the page's sprite. */
type NextIcon =
  | 'armchair'
  | 'backpack'
  | 'calendar-days'
  | 'circle-check'
  | 'flame'
  | 'house'
  | 'info'
  | 'list'
  | 'mail'
  | 'navigation'
  | 'phone'
  | 'receipt-text'
  | 'tent'
  | 'user-check'
  | 'user-plus';

export interface NextThing {
  rank: Rank;
  /** Stays while the thing is the same. */
  key: string;
  heading: string;
  /** '' when nothing more is to say. */
  text: string;
  /** The time of day for what happens on the clock: "6:30 pm". */
  at?: string;
  /** How far the reader has come with it. */
  progress?: { done: number; of: number };
  /** The household that it's about, for a payment. */
  face?: { name: string; tint: number };
  due: Day | null;
  /** The tab that counts it. */
  part: 'people' | 'days' | 'gear' | 'costs' | 'notices' | null;
  icon: NextIcon;
  /** Null when nothing has to be done. */
  action: NextAction | null;
  /** A quieter second way: "See all cars", "Remind Linh", "Not going". */
  second: NextAction | null;
}
