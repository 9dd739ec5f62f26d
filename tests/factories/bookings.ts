import {
  POST as addToCosts,
  PUT as changeCosts,
} from '@/app/api/trips/[id]/bookings/[booking]/expense/route';
import { PUT as place } from '@/app/api/trips/[id]/bookings/[booking]/pitches/[pitch]/households/[household]/route';
import { POST as suggest } from '@/app/api/trips/[id]/bookings/[booking]/pitches/suggestion/route';
import { DELETE, PUT } from '@/app/api/trips/[id]/bookings/[booking]/route';
import { GET, POST } from '@/app/api/trips/[id]/bookings/route';
import type { Booking, Bookings } from '@/lib/trips/bookings/schema';
import type { Expense } from '@/lib/trips/costs/schema';
import { call } from '../call';
import type { Person } from './people';

type Refusal = { error: string; fields?: Record<string, string> };
type Caller = Pick<Person, 'cookie'>;
type One = { booking: Booking } & Refusal;

const caller = (as?: Caller) => (as ? { as } : {});

export const readBookings = (id: string, as?: Caller) =>
  call<Bookings & Refusal>(GET, 'GET', { ...caller(as), params: { id } });

/** Adds a booking, by default one that is still to be made. */
export const postBooking = (id: string, body: object, as?: Caller) =>
  call<One>(POST, 'POST', { ...caller(as), params: { id }, body: { status: 'to book', ...body } });

/** Changes a booking based on the version that the caller has seen. */
export const putBooking = (
  id: string,
  { id: booking, version }: Pick<Booking, 'id' | 'version'>,
  body: object,
  as?: Caller,
) => call<One>(PUT, 'PUT', { ...caller(as), params: { id, booking }, body: { version, ...body } });

export const deleteBooking = (id: string, booking: string, as?: Caller) =>
  call<{ id: string } & Refusal>(DELETE, 'DELETE', { ...caller(as), params: { id, booking } });

export const postBookingExpense = (id: string, booking: string, as?: Caller) =>
  call<{ expense: Expense } & Refusal>(addToCosts, 'POST', {
    ...caller(as),
    params: { id, booking },
    body: {},
  });

export const putBookingExpense = (id: string, booking: string, as?: Caller) =>
  call<{ expense: Expense } & Refusal>(changeCosts, 'PUT', {
    ...caller(as),
    params: { id, booking },
    body: {},
  });

export const suggestPitchesOf = (id: string, booking: string, body: object, as?: Caller) =>
  call<One>(suggest, 'POST', { ...caller(as), params: { id, booking }, body });

/** Assigns a household to the booking's pitch of this name, or removes it from the pitch. */
export const placeOn = (
  id: string,
  { id: booking, pitches }: Booking,
  [name, household, on = true]: [name: string, household: string, on?: boolean],
  as?: Caller,
) =>
  call<One>(place, 'PUT', {
    ...caller(as),
    params: { id, booking, pitch: pitches.find((pitch) => pitch.name === name)?.id ?? '', household },
    body: { on },
  });

/** Returns the households on each pitch, keyed by the pitch's name. */
export const placesOn = ({ pitches }: Booking) =>
  Object.fromEntries(pitches.map(({ name, households }) => [name, households]));
