import type { Trip } from '@/lib/trips/schema';

const fields = [
  'id',
  'trip_name',
  'creator_name',
  'location_name',
  'start_date',
  'end_date',
  'status',
  'called_off',
  'reconfirm',
] as const satisfies (keyof Trip)[];

/** What a card shows of a trip, and so what the page sends for it. */
export type CardTrip = Pick<Trip, (typeof fields)[number]>;

export const toCardTrip = (trip: Trip) =>
  Object.fromEntries(fields.map((field) => [field, trip[field]])) as CardTrip;
