import 'server-only';
import type { NextRequest } from 'next/server';
import { keptPreview, newPreview } from '@/lib/cover-art/cache';
import { secondsToNewCover } from '@/lib/cover-art/limit';
import type { Preview } from '@/lib/cover-art/preview-png';
import { coverSeed } from '@/lib/cover-art/seed';
import { formatDateRange } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { aboutKm } from '@/lib/geometry';
import { capital } from '@/lib/text';
import { namesOfEverybody, withoutNames } from '../chat/public-words';
import { stopCount } from '../stops/stop-words';
import { areSeveral } from '../stops/stops';
import type { TripCaller } from '../trip-caller';
import { findRecap } from './get-recap';

type Found = Awaited<ReturnType<typeof findRecap>>;

/** Goes to a chat, so it has sums alone: no name of a person, no position and no money. */
export function recapPreview({ page: { trip, stops, people }, recap }: Found): Preview {
  const names = namesOfEverybody(people);
  const { households, people: count, nights, meals, km } = recap;
  const numbers = [
    [households, 'family', 'families'],
    [count, 'person', 'people'],
    [nights, 'night', 'nights'],
    [meals, 'meal cooked', 'meals cooked'],
  ] as const;
  return {
    cover: coverSeed({ latitude: null, longitude: null, name: trip.id }),
    title: withoutNames(trip.trip_name, names) ?? withoutNames(trip.location_name, names) ?? 'A camping trip',
    lines: [
      formatDateRange(trip.start_date, trip.end_date),
      ...(areSeveral(stops)
        ? [[capital(stopCount(stops.length)), km && aboutKm(km)].filter(Boolean).join(', ')]
        : []),
    ],
    numbers: numbers.flatMap(([value, one, more]) =>
      value > 0 ? [{ value: String(value), word: value === 1 ? one : more }] : [],
    ),
  };
}

export async function respondWithRecap(request: NextRequest, caller: TripCaller): Promise<Response> {
  const preview = recapPreview(await findRecap(caller));
  const kept = keptPreview(preview);
  const retryAfterSeconds = kept === undefined ? await secondsToNewCover(request) : 0;
  if (retryAfterSeconds > 0) throw new AppError(429, 'Too many new pictures at once.', { retryAfterSeconds });
  return new Response(await (kept ?? newPreview(preview)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private', 'x-content-type-options': 'nosniff' },
  });
}
