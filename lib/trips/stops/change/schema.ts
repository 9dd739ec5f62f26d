import { z } from 'zod';
import { day, id } from '@/lib/fields';
import { MAX_TRIP_DAYS } from '../../date-rules';
import { datesPreview } from '../../schema';
import { checkSite, choosesSite, siteFields } from '../../site/site-choice';
import { MOST_STOPS } from '../stops';

const stop = z.object({
  /** Of a trip with one stop the trip's own. */
  id,
  /** Null for a site that is only a name. */
  location_id: id.nullable(),
  location_name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  arrive_on: day,
  leave_on: day,
  nights: z.int(),
  /** In a straight line; null for the first stop, and where a position is unknown. */
  km_from_last: z.number().nullable(),
});

export const stops = z.object({ stops: z.array(stop) });

const tooMany = `A trip can last up to ${MAX_TRIP_DAYS} days.`;
const nights = z
  .int('Please choose how many nights.')
  .min(0, 'Please choose how many nights.')
  .max(MAX_TRIP_DAYS, tooMany);
const position = z
  .int('Please choose a place among the stops.')
  .min(1, 'Please choose a place among the stops.')
  .max(MOST_STOPS, `A trip has ${MOST_STOPS} stops at most.`);

/** `position` left out: the end. */
export const newStop = z
  .object({ ...siteFields, nights, position: position.optional() })
  .superRefine(checkSite);

const change = { ...siteFields, nights: nights.optional(), position: position.optional() };

/** A field left out keeps its value. */
export const stopChange = z.object(change).superRefine((sent, context) => {
  if (choosesSite(sent)) checkSite(sent, context);
});

/** Without `stop` a new one; with `delete` the stop is taken out. */
export const stopsToPreview = z
  .object({ ...change, stop: id.nullish(), delete: z.boolean('This must be true or false.').optional() })
  .superRefine((sent, context) => {
    if (!sent.stop && sent.nights === undefined)
      context.addIssue({ code: 'custom', path: ['nights'], message: 'Please choose how many nights.' });
    if (!sent.stop || choosesSite(sent)) checkSite(sent, context);
  });

const rows = z.object({ meals: z.int(), turns: z.int(), plans: z.int() });

export const stopsPreview = datesPreview.extend({
  stops: z.array(stop),
  /** To another day, with their stop. */
  moved: rows,
  /** Without a day in the trip, so that they are kept after its end. */
  after_end: rows.omit({ plans: true }),
  /** Of a stop that is taken out; they stand, to be cancelled. */
  bookings: z.int(),
  /** Households that are asked to confirm. */
  asked: z.int(),
});

export type WireStop = z.output<typeof stop>;
export type Stops = z.output<typeof stops>;
export type NewStop = z.output<typeof newStop>;
export type StopChange = z.output<typeof stopChange>;
export type StopsToPreview = z.output<typeof stopsToPreview>;
export type StopsPreview = z.output<typeof stopsPreview>;
