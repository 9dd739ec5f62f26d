import 'server-only';
import { lockSites } from '@/lib/campsites/lock-site';
import { type Day, dateOf, daysBetween } from '@/lib/dates';
import { badInput, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { RunTrip } from '../lock-trip';
import { lockSitesOf } from '../stops/lock-sites';
import { haveNights } from '../stops/run-stop';
import { areSeveral } from '../stops/stops';
import { MOST_DATES, MOST_SITES, type VoteKind } from '../undecided/vote-options';
import type { NewVote } from './schema';

interface OfferedSite {
  id: string;
  name: string;
  shared: boolean;
}

/** With the stops' own, one of which becomes an option too. Throws 404 when the viewer can't see one that is offered. */
export async function lockOffered(
  tx: Tx,
  viewer: Viewer,
  tripId: string,
  ids: NewVote['location_ids'],
): Promise<OfferedSite[]> {
  const wanted = [...new Set(ids ?? [])];
  if (!wanted.every(isId)) throw notFound();
  await lockSitesOf(tx, tripId, Prisma.sql`unnest(${wanted}::uuid[])`);
  const locked = await lockSites(tx, viewer, wanted);
  return wanted.flatMap((id) => locked.filter((site) => site.id === id));
}

const MAX_OPTION_NAME = 200;

export const cut = (name: string) => Array.from(name).slice(0, MAX_OPTION_NAME).join('');

interface NewOption {
  kind: VoteKind;
  rank: number;
  startDate?: Date;
  endDate?: Date;
  campsiteId?: string | null;
  name?: string;
}

/** The trip's own dates and site are the first of their kind. */
export interface Standing {
  dates: { rank: number; start: Day; end: Day }[];
  sites: { rank: number; campsiteId: string | null }[];
}

/** Leaves out duplicates and options that the vote already has. */
export function toOptions(
  viewer: Viewer,
  trip: RunTrip,
  standing: Standing,
  { dates, sites }: { dates: NewVote['dates']; sites: OfferedSite[] },
): NewOption[] {
  if (trip.organiser.id !== viewer.profileId && sites.some(({ shared }) => !shared)) {
    const message = 'Only the organiser can offer a private campsite of their own.';
    throw badInput(message, { location_ids: message });
  }
  const known = new Set(standing.dates.map(({ start, end }) => `${start} ${end}`));
  const newDates = (dates ?? []).filter(({ start_date, end_date }) => {
    const key = `${start_date} ${end_date}`;
    return !known.has(key) && known.add(key);
  });
  const newSites = sites.filter(({ id }) => !standing.sites.some(({ campsiteId }) => campsiteId === id));
  requireNights(trip, newDates);
  requireRoom('dates', standing.dates.length + newDates.length, MOST_DATES, 'dates');
  requireRoom('location_ids', standing.sites.length + newSites.length, MOST_SITES, 'campsites');
  const [nextDates, nextSite] = [standing.dates, standing.sites].map(
    (ranked) => Math.max(-1, ...ranked.map(({ rank }) => rank)) + 1,
  ) as [number, number];
  return [
    ...newDates.map(({ start_date, end_date }, index) => ({
      kind: 'dates' as const,
      rank: nextDates + index,
      startDate: dateOf(start_date),
      endDate: dateOf(end_date),
    })),
    ...newSites.map(({ id, name }, index) => ({
      kind: 'site' as const,
      rank: nextSite + index,
      campsiteId: id,
      name: cut(name),
    })),
  ];
}

function requireNights({ stops }: RunTrip, dates: NonNullable<NewVote['dates']>): void {
  const nightsOf = ({ start_date, end_date }: (typeof dates)[number]) => daysBetween(start_date, end_date);
  if (!areSeveral(stops) || dates.every((each) => haveNights(stops, nightsOf(each)))) return;
  const message = 'Please offer dates with enough nights for every stop.';
  throw badInput(message, { dates: message });
}

function requireRoom(field: string, count: number, most: number, what: string): void {
  if (count <= most) return;
  const message = `Please offer up to ${most} ${what}, including the trip’s own.`;
  throw badInput(message, { [field]: message });
}
