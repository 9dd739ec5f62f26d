import type { Metadata } from 'next';
import type { TripPage } from '@/lib/trips/trip-page';
import { tripName } from '../trip-name';

/** The title of a trip's part: "People · Easter at Bendeela", the overview's the name alone. */
export function tripMetadata(page: TripPage | null, part?: string): Metadata {
  if (!page) return { title: 'Trip not found' };
  const name = tripName(page.trip);
  return { title: part ? `${part} · ${name}` : name };
}
