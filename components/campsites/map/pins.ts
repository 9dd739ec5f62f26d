import type { Suit } from '@/lib/campsites/search/needs';
import type { Position } from '@/lib/geometry';

export type PinSource = 'open' | 'user' | 'private';

/** The name links to `href`. */
export interface Pin extends Position {
  id: string;
  name: string;
  source: PinSource;
  /** Only in a search with needs, whose pins show it instead of the source. */
  suit?: Suit | undefined;
  href: string;
}

/** As on the badges in the list. */
export const sourceWords: Record<PinSource, string> = {
  open: 'Open data',
  user: 'User',
  private: 'Private',
};

const suitWords: Record<Suit, string> = { fits: 'fits you', asks: 'ask first', unsuited: 'can’t suit you' };

export const pinName = ({ name, source, suit }: Pin) =>
  `${name}, ${suit ? suitWords[suit] : sourceWords[source]}`;

/** A page creates a new list on each render, so the lists themselves are never equal. */
export function samePins(a: readonly Pin[], b: readonly Pin[]): boolean {
  return a.length === b.length && a.every((pin, i) => samePin(pin, b[i]));
}

const samePin = (a: Pin, b: Pin | undefined) =>
  a.id === b?.id &&
  a.name === b.name &&
  a.source === b.source &&
  a.suit === b.suit &&
  a.href === b.href &&
  a.latitude === b.latitude &&
  a.longitude === b.longitude;
