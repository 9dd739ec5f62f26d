import 'server-only';
import { daysBetween } from '@/lib/dates';
import { badInput, notFound } from '@/lib/errors';
import { db, readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { nightsWithin } from '../../attendance/nights';
import { type PeopleRow, peopleOfTrip, stayOf, toPeople } from '../../attendance/people';
import type { Nights } from '../../attendance/schema';
import { untoldOf } from '../../attendance/told-by-mail';
import { madeStatuses } from '../../bookings/statuses';
import { type RunTrip, requireNotOver, tripToRun } from '../../lock-trip';
import { siteOf } from '../../site/find-site';
import { choosesSite } from '../../site/site-choice';
import { requireAccountOf, type TripCaller, tripOfCaller } from '../../trip-caller';
import { toWireStops } from '../get-stops';
import { daysOfStops } from '../run-stop';
import { type Stop, type StopRow, stopsOf } from '../stops';
import { stopsColumn } from '../stops-column';
import { dayRowsOf } from './move-with-stops';
import { movedRows } from './moved-rows';
import { movedStay, placesOf } from './moved-stays';
import { withStops } from './save-stops';
import type { StopsPreview, StopsToPreview } from './schema';
import { stopsAfter, stopsBefore, stopsWithout } from './stops-after';

/** A new stop has this id until it is saved. */
const NEW = '00000000-0000-7000-8000-000000000000';

type Row = PeopleRow & Pick<StopRow, 'latitude' | 'longitude' | 'state'> & { stops: StopRow[] | null };

export async function previewStops(caller: TripCaller, sent: StopsToPreview): Promise<StopsPreview> {
  const viewer = requireAccountOf(caller);
  const trip = await tripToRun(db, viewer, caller.tripId);
  requireNotOver(trip);
  const site = choosesSite(sent) ? await siteOf(viewer, sent) : null;
  const after = await tripAfter(trip, sent, site);
  const [row] = await readRows<Row>(Prisma.sql`
    select ${peopleOfTrip}, c.latitude, c.longitude, c.state, ${stopsColumn}
    from ${tripOfCaller(caller)} where t.id = ${trip.id}::uuid`);
  if (!row) throw notFound();
  const [from, to] = [daysOfStops(trip), daysOfStops(after)];
  const people = toPeople(row);
  const rows = new Map(row.households.map((each) => [each.id, each]));
  const stays = people.attendees.flatMap(({ household_id, profile_name }) => {
    const said = rows.get(household_id);
    return said ? [{ said, name: profile_name, ...changeOfStay(stayOf(said), from, to) }] : [];
  });
  const days = await dayRowsOf(db, trip.id);
  const [meals, turns, plans] = [days.meals, days.turns, days.plans].map((each) => movedRows(each, from, to));
  const spots = new Map(
    stopsOf({ ...row, location_id: null, location_name: '' }, row.stops).map((each) => [each.id, each]),
  );
  const added = site?.campsiteId
    ? await db.campsite.findUnique({
        where: { id: site.campsiteId },
        select: { latitude: true, longitude: true },
      })
    : null;
  const spotOf = ({ id }: Stop) => (id === (sent.stop ?? NEW) && site ? added : (spots.get(id) ?? null));
  return {
    stops: toWireStops(
      to.map((stop) => ({
        ...stop,
        latitude: spotOf(stop)?.latitude ?? null,
        longitude: spotOf(stop)?.longitude ?? null,
      })),
    ),
    households: stays.flatMap(({ said, name, changed, arrive_on, leave_on, cut }) =>
      changed ? [{ household_id: said.id, name, arrive_on, leave_on, cut }] : [],
    ),
    untold: untoldOf(people).map(({ id, name }) => ({ household_id: id, name: name ?? '' })),
    moved: {
      meals: meals?.moved.length ?? 0,
      turns: turns?.moved.length ?? 0,
      plans: plans?.moved.length ?? 0,
    },
    after_end: { meals: meals?.afterEnd.length ?? 0, turns: turns?.afterEnd.length ?? 0 },
    bookings: sent.delete && sent.stop ? await bookingsOf(trip, sent.stop) : 0,
    asked: stays.filter(
      ({ said, elsewhere }) => elsewhere && said.role !== 'organiser' && said.id !== row.ownId,
    ).length,
  };
}

function tripAfter(
  trip: RunTrip,
  sent: StopsToPreview,
  site: Awaited<ReturnType<typeof siteOf>> | null,
): RunTrip {
  const before = stopsBefore(trip, daysBetween(trip.start, trip.end));
  if (sent.delete) {
    if (!sent.stop) throw badInput('Please choose a stop.', { stop: 'Please choose a stop.' });
    return withStops(trip, stopsWithout(before, sent.stop).after);
  }
  const { nights, position } = sent;
  const stop = sent.stop ?? null;
  return withStops(trip, stopsAfter(trip, before, { stop, newId: NEW, site, nights, position }));
}

const bookingsOf = ({ id: tripId, stops }: RunTrip, stop: string) =>
  db.booking.count({
    where: {
      tripId,
      leftSite: null,
      status: { in: [...madeStatuses] },
      OR: [{ stopId: stop }, ...(stops?.[0]?.id === stop ? [{ stopId: null }] : [])],
    },
  });

function changeOfStay(said: Nights, from: Stop[], to: Stop[]) {
  const within = (nights: Nights, stops: Stop[]) =>
    nightsWithin(nights, {
      start_date: stops[0]?.arrive_on ?? '',
      end_date: stops.at(-1)?.leave_on ?? '',
    });
  const is = movedStay(said, from, to);
  const [before, { arrive_on, leave_on }] = [within(said, from), within(is, to)];
  const [was, now] = [placesOf(said, from), placesOf(is, to)];
  const cut = nightsIn(now) < nightsIn(was);
  const some = [before.arrive_on, before.leave_on, arrive_on, leave_on].some((day) => day !== null);
  const same = arrive_on === before.arrive_on && leave_on === before.leave_on;
  return { changed: some && (!same || cut), arrive_on, leave_on, cut, elsewhere: was !== now };
}

const nightsIn = (places: string) => (places ? places.split('\n').length : 0);
