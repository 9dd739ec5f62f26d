import type { Metadata } from 'next';
import type { TripHead } from '@/lib/trips/trip-head';
import { tripName } from '../trip-name';

/** The title of a trip's part: "People · Easter at Bendeela", the overview's the name alone. */
export function tripMetadata(page: TripHead | null, part?: string): Metadata {
  if (!page) return { title: 'Trip not found' };
  const name = tripName(page.trip);
  return { title: part ? `${part} · ${name}` : name };
}
