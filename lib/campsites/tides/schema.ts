import { z } from 'zod';
import { day } from '@/lib/fields';

/** Metres above lowest astronomical tide; times in the site's time zone, with its offset. */
const point = z.object({ at: z.iso.datetime({ offset: true }), metres: z.number() });

export const tides = z.object({
  station: z.object({ name: z.string(), km: z.number() }),
  day,
  extremes: z.array(point.extend({ high: z.boolean() })),
  /** Each 30 minutes. */
  curve: z.array(point),
});

export type Tides = z.output<typeof tides>;
