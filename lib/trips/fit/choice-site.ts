import 'server-only';
import { type KnownRow, siteKnown } from '@/lib/campsites/facts/known-site';
import { conditionsOf } from '@/lib/campsites/facts/site-conditions';
import { siteSeenBy } from '@/lib/campsites/get-location';
import { isVisibleTo } from '@/lib/campsites/policy';
import { today } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { isOwnedBy } from '@/lib/household/policy';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { accessOf } from '../cars/car-standing';
import { seatingColumns } from '../cars/read-seats';
import { type Seating, seatPlan } from '../cars/seat-plan';
import type { TripDates } from '../date-rules';
import { presentAt, type Stop, type StopRow, stopsOf } from '../stops/stops';
import { stopsJson } from '../stops/stops-column';
import { tripsOf } from '../trip-rows';
import type { FitNote } from './answers/note';
import type { Finding, FitHousehold, FitSite } from './finding';
import { offersOf, ownFit } from './fit-of';
import type { Holiday, Offers } from './plan';
import { type FitColumns, fitColumns, holidaysOf, toFitSite } from './trip-fit';

export interface OwnFitRow {
  known: KnownRow;
  own_crew: FitHousehold['crew'];
  own_rides: FitHousehold['vehicles'];
}

/** For a site `c`, with all of the viewer's people, pets and vehicles. */
export const ownFitColumns = (viewer: Viewer) => Prisma.sql`
  ${siteKnown} known,
  (select coalesce(json_agg(json_build_object(
     'type', type, 'name', name, 'age', age, 'pet_type', pet_type) order by is_owner desc, id), '[]')
   from crew_members where ${isOwnedBy(viewer)}) own_crew,
  (select coalesce(json_agg(json_build_object(
     'type', type, 'make', make, 'model', model, 'drivetrain', drivetrain, 'seats', seats, 'can_tow', can_tow,
     'trailer_type', trailer_type, 'boat_type', boat_type) order by id), '[]')
   from rides where ${isOwnedBy(viewer)}) own_rides`;

export const toOwnFit = (viewer: Viewer, { known, own_crew, own_rides }: OwnFitRow): Finding[] =>
  ownFit(conditionsOf(known), {
    household_id: viewer.profileId,
    profile_name: viewer.name,
    crew: own_crew,
    vehicles: own_rides,
  });

/** Null when the viewer may not see the site. */
export async function getOwnFit(viewer: Viewer, siteId: string): Promise<Finding[] | null> {
  if (!isId(siteId)) return null;
  const [row] = await readRows<OwnFitRow>(
    Prisma.sql`select ${ownFitColumns(viewer)} from ${siteSeenBy(viewer, siteId)}`,
  );
  return row ? toOwnFit(viewer, row) : null;
}

export interface ChoicePlace {
  site: FitSite;
  contact: { phone: string | null; url: string | null };
  offers: Offers;
  /** Without the organisers' names. */
  notes: readonly FitNote[];
  /** Absent on a trip with one stop. */
  stop?: Pick<Stop, 'id' | 'arrive_on' | 'leave_on'> & { name: string };
}

/** With this a form checks a person's choice against the campsite while they tick boxes. */
export interface ChoiceSite extends ChoicePlace {
  holidays: readonly Holiday[];
  /** The further stops; absent on a trip with one. */
  later?: readonly ChoicePlace[];
}

export interface ContactRow extends FitColumns {
  phone: string | null;
  url: string | null;
}

const contactColumns = Prisma.sql`c.phone_contact phone, c.campsite_url url`;

const nowhere: ContactRow = { known: null, aiSays: null, notes: [], phone: null, url: null };

/** Null when the viewer isn't on the trip. */
export async function getChoiceSite(viewer: Viewer, tripId: string): Promise<ChoiceSite | null> {
  if (!isId(tripId)) return null;
  const [row] = await readRows<
    PeopleRow & ContactRow & Seating & { start_date: string; end_date: string; stops: ChoiceStopRow[] | null }
  >(Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns}, ${fitColumns}, ${contactColumns}, ${choiceStops(contactColumns)}
    from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`);
  if (!row) return null;
  const { attendees } = toPeople(row);
  return choiceAtStops({ ...row, id: tripId }, attendees, (id) => id !== row.ownId);
}

export type ChoiceStopRow = StopRow & ContactRow;

/** For a query from `tripsOf`; null for a trip with one stop. */
export const choiceStops = (contact: Prisma.Sql) =>
  Prisma.sql`${stopsJson(Prisma.sql`, ${fitColumns}, ${contact}`)} stops`;

/** Without what only the findings need. */
export const bareStops = (rows: readonly ChoiceStopRow[] | null): StopRow[] | null =>
  rows?.map(({ known: _k, aiSays: _a, notes: _n, phone: _p, url: _u, ...row }) => row) ?? null;

interface ChoiceTrip extends ContactRow, Seating, TripDates {
  id: string;
  stops: readonly ChoiceStopRow[] | null;
}

/** With the seats and tows that other households at the same stop can offer. */
export function choiceAtStops(
  trip: ChoiceTrip,
  attendees: readonly Household[],
  isOther: (householdId: string) => boolean,
): ChoiceSite {
  const [first, ...later] = stopsOf({ ...trip, ...noPlace, location_name: '' }, trip.stops).map(
    (stop, index): ChoicePlace => {
      const { holidays: _, ...place } = toChoiceSite(trip.stops?.[index] ?? trip);
      const there = presentAt(attendees, stop, trip.stops ?? []);
      const access = accessOf(place.site.access, place.notes);
      const others = there.filter(({ household_id }) => isOther(household_id));
      const plan = seatPlan(there, trip, access);
      const { id, location_name: name, arrive_on, leave_on } = stop;
      return {
        ...place,
        offers: offersOf(access, others, { plan, tows: trip.tows }),
        ...(trip.stops && { stop: { id, name, arrive_on, leave_on } }),
      };
    },
  );
  return { ...(first as ChoicePlace), holidays: [], ...(later.length > 0 && { later }) };
}

const noPlace = { location_id: null, latitude: null, longitude: null, state: null };

/** Nothing is known about a site that is only a name or that the viewer can't see. */
export async function getNewTripSite(viewer: Viewer, siteId: string | null): Promise<ChoiceSite> {
  if (siteId === null || !isId(siteId)) return toChoiceSite(nowhere);
  const [row = nowhere] = await readRows<Pick<ContactRow, 'known' | 'phone' | 'url'>>(Prisma.sql`
    select ${siteKnown} known, ${contactColumns} from campsites c
    where c.id = ${siteId}::uuid and ${isVisibleTo(viewer)}`);
  const known = toChoiceSite({ ...nowhere, ...row });
  const coming = holidaysOf(known.site.state).filter(([day]) => day >= today());
  return { ...known, holidays: coming };
}

/** Without offers, for readers who aren't allowed to see who is on the trip. */
export const toChoiceSite = ({ phone, url, notes, ...row }: ContactRow): ChoiceSite => ({
  site: toFitSite(row),
  contact: { phone, url },
  notes: notes.map((each) => ({ ...each, by: '' })),
  offers: { seats: [], tows: [] },
  holidays: [],
});
