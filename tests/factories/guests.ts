import { POST as openTrip } from '@/app/api/invites/[token]/open/route';
import { GET, PATCH } from '@/app/api/invites/[token]/route';
import type { Invitation } from '@/lib/trips/invitations/schema';
import { call } from '../call';
import { person, uniqueEmail } from './people';
import { invitedToken, plan, tokenOf } from './trips';

/** Returns the cookie of a browser that has opened an invitation as a guest. */
export async function asGuest(token: string): Promise<{ cookie: string; tripId: string }> {
  const { body, headers } = await call<{ trip_id: string }>(openTrip, 'POST', {
    params: { token },
    body: {},
  });
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', tripId: body.trip_id };
}

interface Caller {
  cookie: string;
}

/** Creates a trip of Mia's to which an address without an account is invited. */
export async function invited(email = uniqueEmail('friend')) {
  const mia = await person('Mia');
  const trip = await plan(mia, { invitees: [email] });
  return { mia, email, trip, token: await invitedToken(email) };
}

/** Creates the same trip as `invited` does, without delivering mails. */
export async function guestTrip() {
  const [mia, email] = [await person('Mia'), uniqueEmail('friend')];
  const trip = await plan(mia, { invitees: [email] });
  return { mia, email, trip, token: await tokenOf(trip, email) };
}

/** Reads an invitation by its link's token, signed in as `as` or signed out. */
export const read = (token: string, as?: Caller) =>
  call<Invitation>(GET, 'GET', { ...(as && { as }), params: { token } });

export const answer = (token: string, body: unknown, as?: Caller) =>
  call<Invitation & { error: string; fields?: Record<string, string> }>(PATCH, 'PATCH', {
    ...(as && { as }),
    params: { token },
    body,
  });

type Rows = NonNullable<Invitation['guest']>;

const withoutId = <Row extends { id?: string | undefined }>({ id: _, ...row }: Row) => row;

/** Returns a guest's answer, without the ids of its people and vehicles. */
export const saidBy = (guest: Invitation['guest']) =>
  guest && { ...guest, crew: guest.crew.map(withoutId), vehicles: guest.vehicles.map(withoutId) };

/**
 * Returns the ids of a guest's people and vehicles on the trip. People are keyed by name, cars by
 * make, other vehicles by type.
 */
export const rowsOf = ({ crew, vehicles }: Rows) => ({
  people: Object.fromEntries(crew.map(({ name, id }) => [name, id])),
  vehicles: Object.fromEntries(vehicles.map((ride) => ['make' in ride ? ride.make : ride.type, ride.id])),
});

export const prado = {
  type: 'car' as const,
  make: 'Toyota',
  model: 'Prado',
  colour: 'Silver',
  registration: '123ABC',
  drivetrain: '4 Wheel Drive' as const,
};

/** The answer of Priya, a guest, who comes with two children, a dog and a car. */
export const family = {
  attending: true,
  name: 'Priya',
  crew: [
    { name: 'Priya', age: 'adult' as const },
    { name: 'Kim', age: 'child' as const },
    { name: 'Bo', age: 'baby' as const },
    { name: 'Rex', pet_type: 'Dog' as const },
  ],
  vehicles: [prado],
};
