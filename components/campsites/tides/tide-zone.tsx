'use client';

import { useReaderZone } from '@/components/ui/reader-zone';
import type { Day } from '@/lib/dates';
import { instantIn, timeIn, zoneText } from '@/lib/places/clock';

/** Names the site's clock where the reader's shows another time. */
export function TideZone({ zone, day }: { zone: string; day: Day }) {
  const own = useReaderZone();
  if (!own || timeIn(own, instantIn(zone, day, '12:00')) === '12:00') return null;
  return <p className="text-meta text-muted">{zoneText(zone)}</p>;
}
