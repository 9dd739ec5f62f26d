import { randomUUID } from 'node:crypto';
import { addDays, today } from '../../lib/dates';
import { openAccount, type Server } from '../../tests/e2e/account';
import type { Caller } from './caller';
import type { Vote } from './reads';
import type { Camper, Trip } from './trip';

/** Creates an account with a camper and a car with three seats, so that cars are sometimes full. */
export async function makeCamper(url: string, server: Server, process: number): Promise<Camper> {
  const name = `Camper ${process}`;
  const email = `camper-${process}-${randomUUID()}@example.com`;
  const session = await openAccount(server, { email, username: randomUUID(), name });
  const cookie = `${session.name}=${session.value}`;
  const ask = async <Body>(path: string, body?: object): Promise<Body> => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path, { headers, ...sent });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Body>;
  };
  const { crew } = await ask<{ crew: { id: string }[] }>('/crew');
  const car = { make: 'Subaru', model: 'Outback', colour: 'Blue', drivetrain: 'All Wheel Drive', seats: 3 };
  const { ride } = await ask<{ ride: { id: string } }>('/rides', { type: 'car', ...car });
  return { process, cookie, email, camper: crew[0]?.id ?? '', ride: ride.id, wavers: process % 5 === 4 };
}

/**
 * A group's trips are set up under the process number SET_UP plus the group's number. The campers'
 * own numbers can't be used, because the campers go on writing meanwhile.
 */
const SET_UP = 1000;

/**
 * Plans a trip with a vote on its dates and lets all campers join. Returns null when one of the
 * calls was refused or given up.
 */
export async function makeTrip(
  caller: Caller,
  campers: Camper[],
  { group, nth }: { group: number; nth: number },
): Promise<Trip | null> {
  const goers = campers.filter(({ wavers }) => !wavers);
  const organiser = goers[nth % goers.length];
  if (!organiser) return null;
  const name = `Trip ${group}.${nth}`;
  const process = SET_UP + group;
  const day = addDays(today(), 30);
  const others = campers.filter((camper) => camper !== organiser);
  const made = await caller.write<{ trip: { id: string } }>(
    { ...organiser, process },
    {
      kind: 'trip',
      method: 'POST',
      path: '/api/trips',
      body: {
        tripName: name,
        location_name: 'Bendeela Recreation Area',
        start_date: day,
        end_date: addDays(day, 3),
        invitees: others.map(({ email }) => email),
        owner_crew_member_ids: [organiser.camper],
        owner_ride_ids: [organiser.ride],
      },
      change: {
        adds: { list: `trips of ${organiser.process}`, item: name },
        sets: inOwnCar(name, organiser),
      },
    },
  );
  if (!made) return null;
  const { id } = made.trip;
  for (const camper of others) {
    const joined = await caller.write<object>(
      { ...camper, process },
      {
        kind: 'answer',
        method: 'PATCH',
        path: `/api/trips/${id}/attendance`,
        body: { attending: true, crew_member_ids: [camper.camper], ride_ids: [camper.ride] },
        change: { sets: { [`${name}/answer/${camper.process}`]: true, ...inOwnCar(name, camper) } },
      },
    );
    if (!joined) return null;
  }
  const opened = await caller.write<Vote>(
    { ...organiser, process },
    {
      kind: 'vote opened',
      method: 'POST',
      path: `/api/trips/${id}/vote`,
      body: {
        dates: [7, 14].map((days) => ({ start_date: addDays(day, days), end_date: addDays(day, days + 3) })),
      },
      change: {},
    },
  );
  const households = await householdsOf(caller, { ...organiser, process }, id, others);
  if (!opened?.vote || !households) return null;
  const options = opened.vote.options.map((option) => option.id);
  const lists = { expenses: [], todos: [], lines: [], added: 0 };
  households.set(organiser.process, id);
  return { name, id, day, organiser, campers, households, options, ...lists };
}

/** Whoever brings a car sits in it from their answer on. */
const inOwnCar = (trip: string, { process, ride }: Camper) => ({ [`${trip}/seat/${process}`]: ride });

/**
 * Returns the ids of the invited people's households, by process number; null when no response came
 * before the deadline. Reads as the organiser, because only the organiser sees the e-mail addresses
 * that identify the people.
 */
async function householdsOf(
  caller: Caller,
  organiser: Camper,
  trip: string,
  others: Camper[],
): Promise<Map<number, string> | null> {
  const households = new Map<number, string>();
  const shows = ({ invitees }: { invitees: { id: string; email: string }[] }) => {
    for (const { id, email } of invitees) {
      const camper = others.find((each) => each.email === email);
      if (camper) households.set(camper.process, id);
    }
    return {};
  };
  const request = { kind: 'households', path: `/api/trips/${trip}/invitees`, shows };
  while (performance.now() < caller.deadline) if (await caller.read(organiser, request)) return households;
  return null;
}
