import type { Metadata } from 'next';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { tripName } from '@/lib/trips/trip-name';

interface Props {
  params: Promise<{ tripId: string }>;
}

/** "People · Easter at Bendeela", or only the trip's name without `part`. */
export const tripTitle =
  (part?: string) =>
  async ({ params }: Props): Promise<Metadata> => {
    const page = await tripHead(await requireCaller((await params).tripId));
    if (!page) return { title: 'Trip not found' };
    const name = tripName(page.trip);
    return { title: part ? `${part} · ${name}` : name };
  };
