import type { Position } from '@/lib/geometry';

export type PinSource = 'open' | 'user' | 'private';

/** The name links to `href`. */
export interface Pin extends Position {
  id: string;
  name: string;
  source: PinSource;
  href: string;
}

/** As on the badges in the list. */
export const sourceWords: Record<PinSource, string> = {
  open: 'Open data',
  user: 'Shared',
  private: 'Private',
};

export const pinName = ({ name, source }: Pin) => `${name}, ${sourceWords[source]}`;

/** A page creates a new list on each render, so the lists themselves are never equal. */
export function samePins(a: readonly Pin[], b: readonly Pin[]): boolean {
  return a.length === b.length && a.every((pin, i) => samePin(pin, b[i]));
}

const samePin = (a: Pin, b: Pin | undefined) =>
  a.id === b?.id &&
  a.name === b.name &&
  a.source === b.source &&
  a.href === b.href &&
  a.latitude === b.latitude &&
  a.longitude === b.longitude;
