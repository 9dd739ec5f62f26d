import type { Metadata } from 'next';
import { tripName } from '@/components/trips/trip-name';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { tripHead } from '@/lib/trips/trip-head';

interface Props {
  params: Promise<{ tripId: string }>;
}

/**
 * Returns the function that Next calls for a page's metadata. The title is, for example, "People ·
 * Easter at Bendeela", or only the trip's name when `part` is missing.
 */
export const tripTitle =
  (part?: string) =>
  async ({ params }: Props): Promise<Metadata> => {
    const page = await tripHead(await requireCaller((await params).tripId));
    if (!page) return { title: 'Trip not found' };
    const name = tripName(page.trip);
    return { title: part ? `${part} · ${name}` : name };
  };
