import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { lockSite } from '@/lib/campsites/lock-site';
import { daysBetween } from '@/lib/dates';
import { badInput, notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { changeLockedStops } from '../../change-trip';
import { lockTrip, type RunTrip, requireNotOver } from '../../lock-trip';
import { type Site, siteOf } from '../../site/find-site';
import { choosesSite } from '../../site/site-choice';
import { requireAccountOf, type TripCaller } from '../../trip-caller';
import { getStops } from '../get-stops';
import { lockSitesOf } from '../lock-sites';
import type { NewStop, StopChange, Stops } from './schema';
import { type SomeStops, stopsAfter, stopsBefore, stopsWithout } from './stops-after';

export async function addStop(caller: TripCaller, sent: NewStop): Promise<Stops> {
  const site = await siteOf(requireAccountOf(caller), sent);
  const { nights, position } = sent;
  return changeStops(caller, site, (trip, before) =>
    stopsAfter(trip, before, { stop: null, newId: uuid7(), site, nights, position }),
  );
}

export async function changeStop(caller: TripCaller, stop: string, sent: StopChange): Promise<Stops> {
  const site = choosesSite(sent) ? await siteOf(requireAccountOf(caller), sent) : null;
  const { nights, position } = sent;
  return changeStops(caller, site, (trip, before) =>
    stopsAfter(trip, before, { stop, newId: stop, site, nights, position }),
  );
}

export const takeOutStop = (caller: TripCaller, stop: string): Promise<Stops> =>
  changeStops(caller, null, (_trip, before) => stopsWithout(before, stop).after);

/** Locks the campsites before the trip, as every transaction that locks both. */
async function changeStops(
  caller: TripCaller,
  site: Site | null,
  change: (trip: RunTrip, before: SomeStops) => SomeStops,
): Promise<Stops> {
  const viewer = requireAccountOf(caller);
  const { tripId } = caller;
  return db.$transaction(async (tx) => {
    await lockSitesOf(tx, tripId, Prisma.sql`${site?.campsiteId ?? null}::uuid`);
    const shared = site?.campsiteId ? await lockSite(tx, viewer, site.campsiteId) : true;
    const trip = await lockTrip(tx, viewer, tripId);
    requireNotOver(trip);
    if (!shared && trip.organiser.id !== viewer.profileId) {
      const message = 'Only the organiser can take the trip to a private campsite of their own.';
      throw badInput(message, { location_id: message });
    }
    const before = stopsBefore(trip, daysBetween(trip.start, trip.end));
    await changeLockedStops(tx, viewer, trip, change(trip, before));
    const found = await getStops(caller, tx);
    if (!found) throw notFound();
    return found;
  });
}
