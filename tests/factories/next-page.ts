import { accessOf } from '@/lib/trips/cars/car-standing';
import { seatPlan } from '@/lib/trips/cars/seat-plan';
import { type FitSite, unknownSite } from '@/lib/trips/fit/finding';
import { tripFit } from '@/lib/trips/fit/fit-of';
import type { NextPage } from '@/lib/trips/next/reader';
import { type Stop, stopsOf } from '@/lib/trips/stops/stops';
import { camper, car } from './households';
import { goingRow, inviteeRow } from './trip-people';

/** Moments in each stage of the trip, in UTC; Sydney is 11 hours ahead. */
export const moments = {
  planning: new Date('2027-01-11T01:00:00Z'),
  packing: new Date('2027-01-20T01:00:00Z'),
  on: new Date('2027-01-24T06:20:00Z'),
  after: new Date('2027-01-29T01:00:00Z'),
};

/** Sam organises and has a car for everybody; Priya has none. */
export const sam = goingRow('Sam Kaur', null, {
  household_id: 'sam',
  crew: [camper('Sam'), camper('Jo')],
  vehicles: [car('prado', { seats: 5, drivetrain: '4 Wheel Drive' })],
});
export const priya = goingRow('Priya Rao', inviteeRow('priya', { own: true }), { crew: [camper('Priya')] });
export const joe = inviteeRow('joe', { name: 'Joe Nolan', asked_on: '2027-01-02' });

/** Cooked by others, with a dish. */
const everyMeal: NextPage['cooked'] = ['2027-01-23', '2027-01-24', '2027-01-25', '2027-01-26'].flatMap(
  (day) =>
    (['breakfast', 'lunch', 'dinner'] as const).map((meal) => ({ day, meal, titled: true, own: false })),
);

type Role = 'organiser' | 'co-organiser' | null;

export interface NextPageChanges extends Partial<Omit<NextPage, 'trip' | 'people'>> {
  trip?: Partial<NextPage['trip']>;
  people?: Partial<NextPage['people']>;
  /** Where everybody sits who was given a seat. */
  seats?: Record<string, string | null>;
  fit?: Partial<FitSite>;
}

const trip: NextPage['trip'] = {
  id: '1',
  trip_name: 'Australia Day',
  creator_profile_id: 'p-sam',
  creator_name: 'Sam Kaur',
  location_name: 'Peppercorn Flat',
  start_date: '2027-01-23',
  end_date: '2027-01-26',
  attending: true,
  location_id: 'site',
  location_url: null,
  status: 'Going',
  called_off: false,
  reconfirm: false,
  co_organiser: false,
  meeting_point: null,
  meeting_time: null,
  meeting_latitude: null,
  meeting_longitude: null,
  uhf_channel: null,
  dates_open: false,
  site_open: false,
  vote_closes_on: null,
};

/**
 * What a reader of the trip of four days from 23 January 2027 reads. By default everything is done,
 * and the reader is Priya; with a role the reader is Sam.
 */
export function nextPage(
  role: Role = null,
  { trip: changed, people: some, seats = { Priya: 'prado' }, fit, ...changes }: NextPageChanges = {},
): NextPage {
  const people = { attendees: [sam, priya], pending: [], notGoing: [], ...some };
  const site: FitSite = { ...unknownSite, access: '2 Wheel Drive', pets: true, ...fit };
  const access = accessOf(site.access, []);
  const plan = seatPlan(people.attendees, { seats, tows: {} }, access);
  const bookings = changes.bookings ?? [];
  const spot = { latitude: -35.03, longitude: 148.62 };
  const stops = changes.stops ?? stopsOf({ ...trip, ...changed, ...spot, state: 'NSW' }, null);
  return {
    trip: { ...trip, ...changed },
    stops,
    here: stops[0] as Stop,
    spot,
    zone: 'Australia/Sydney',
    km: 111,
    role,
    agreedTo: null,
    people,
    tints: { sam: 0, priya: 1 },
    ownId: role === null ? 'priya' : 'sam',
    guest: false,
    plan,
    findings: tripFit({
      site,
      households: people.attendees,
      dates: trip,
      holidays: [],
      seated: { plan, tows: {} },
      bookings,
      today: '2027-01-11',
    }),
    access,
    site: { wayIn: site.access, fires: null, reception: true, drinkingWater: null },
    bookings,
    cooked: everyMeal,
    ownTodos: [],
    gearLines: [],
    vote: null,
    voted: [],
    costs: null,
    homePlan: null,
    leavesPlans: true,
    asks: false,
    asksPacking: false,
    packing: null,
    bounced: [],
    turns: [],
    plans: [],
    ...changes,
  };
}
