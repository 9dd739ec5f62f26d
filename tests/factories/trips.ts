import { v7 as uuid7 } from 'uuid';
import { POST } from '@/app/api/trips/route';
import { addDays, dateOf, today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { invitationToken } from '@/lib/trips/invitations/links/link';
import type { NewTrip, Trip } from '@/lib/trips/schema';
import type { Prisma } from '@/prisma/generated/client';
import { call } from '../call';
import { deliveredMail, invitationIn } from '../mail';
import { answerTrip } from './answers';
import { type Person, person, uniqueEmail } from './people';

/** Returns the day this many days from today. */
export const inDays = (days: number) => addDays(today(), days);

/** Returns what the trip form sends for a site that the AI suggested, for a trip in a fortnight. */
export const tripForm = (changes: Partial<NewTrip> = {}): NewTrip => ({
  tripName: 'Easter at Bendeela',
  location_id: null,
  location_name: 'Bendeela Recreation Area',
  location_url: 'https://example.com/bendeela',
  start_date: inDays(14),
  end_date: inDays(17),
  invitees: [],
  owner_crew_member_ids: [],
  owner_ride_ids: [],
  ...changes,
});

/** Creates a trip as its organiser does, through the endpoint. */
export async function plan(organiser: Person, changes: Partial<NewTrip> = {}): Promise<Trip> {
  const { status, body } = await call<{ trip: Trip }>(POST, 'POST', {
    as: organiser,
    body: tripForm(changes),
  });
  if (status !== 201) throw new Error(`the trip was refused: ${JSON.stringify(body)}`);
  return body.trip;
}

/** Returns the secret in the link of an address's newest invitation, from its mail. */
export async function invitedToken(email: string): Promise<string> {
  const mail = (await deliveredMail(email)).findLast(({ text }) => text?.includes('/invite/'));
  return invitationIn(mail);
}

/** Returns the secret in the link of an address's invitation to a trip, without delivering mails. */
export const tokenOf = async (trip: Pick<Trip, 'id'>, email: string) =>
  invitationToken((await invitationOf(trip, email)).id);

/** Returns an address's invitation to a trip, with its household's answer. */
export async function invitationOf({ id }: Pick<Trip, 'id'>, email: string) {
  const { household, ...invite } = await db.invite.findUniqueOrThrow({
    where: { tripId_email: { tripId: id, email } },
    include: { links: true, household: true },
  });
  return { ...household, ...invite };
}

/** Writes a trip with its organiser's household straight to the database. */
export async function tripRow(
  organiserId: string,
  data: Omit<Prisma.TripUncheckedCreateInput, 'id' | 'organiserId' | 'households'>,
) {
  const id = uuid7();
  const own = { id, role: 'organiser', origin: 'made', profileId: organiserId, attending: true } as const;
  return db.trip.create({ data: { id, organiserId, ...data, households: { create: own } } });
}

/** Returns the ids of the crew and rides that an account brings on a trip. */
export async function broughtBy(tripId: string, profileId: string) {
  const household = { tripId, profileId };
  const [crew, rides] = await Promise.all([
    db.tripPerson.findMany({ where: { household }, orderBy: { crewMemberId: 'asc' } }),
    db.tripVehicle.findMany({ where: { household }, orderBy: { rideId: 'asc' } }),
  ]);
  return {
    crew: crew.flatMap(({ crewMemberId }) => crewMemberId ?? []),
    rides: rides.flatMap(({ rideId }) => rideId ?? []),
  };
}

/**
 * Creates Mia's trip. Tom is going, Ann and an address without an account have not answered, Zoe is
 * not going, Eve is a stranger.
 */
export async function party(changes: Partial<NewTrip> = {}) {
  const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
  const [zoe, eve, address] = [await person('Zoe'), await person('Eve'), uniqueEmail('nobody')];
  const trip = await plan(mia, { invitees: [tom.email, ann.email, zoe.email, address], ...changes });
  await answerTrip(tom.viewer, trip.id, true);
  await answerTrip(zoe.viewer, trip.id, false);
  return { mia, tom, ann, zoe, eve, address, trip };
}

/** Makes an invitee a co-organiser. */
export async function appoint(trip: Pick<Trip, 'id'>, { email }: Person): Promise<void> {
  await db.household.updateMany({
    where: { tripId: trip.id, invite: { email } },
    data: { role: 'co_organiser' },
  });
}

/**
 * Moves a trip's first and last day to this many days from today, also into the past, without
 * notifications.
 */
export async function moveTo({ id }: Pick<Trip, 'id'>, first: number, last: number): Promise<void> {
  const [startDate, endDate] = [dateOf(inDays(first)), dateOf(inDays(last))];
  await db.trip.update({ where: { id }, data: { startDate, endDate } });
}

/** Returns the subjects of all mails to an address, except its invitations. */
export async function toldSince(email: string): Promise<(string | undefined)[]> {
  const subjects = (await deliveredMail(email)).map(({ subject }) => subject);
  return subjects.filter((subject) => !subject?.includes('invites you camping'));
}
