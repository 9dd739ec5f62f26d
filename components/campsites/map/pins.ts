import type { Position } from '@/lib/geometry';

export type PinSource = 'open' | 'user' | 'private';

/** A campsite on the map; `href` is where its name leads. */
export interface Pin extends Position {
  id: string;
  name: string;
  source: PinSource;
  href: string;
}

/** The words of the list's badges. */
export const sourceWords: Record<PinSource, string> = {
  open: 'Open data',
  user: 'Shared',
  private: 'Private',
};

export const pinName = ({ name, source }: Pin) => `${name}, ${sourceWords[source]}`;

/** Whether both lists put the same on the map: a page makes its list anew whenever it renders. */
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
