import { randomUUID } from 'node:crypto';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { invitationToken, saveLinks } from '@/lib/trips/invitations/links/link';
import { backupOf } from './backups';
import { siteOf } from './campsites';
import { addGear } from './gear';
import { asGuest } from './guests';
import { postItem } from './meals';
import { type Person, person } from './people';
import { bring, caravanOf, carOf } from './seats';
import { makeLink } from './share-link';
import { addAccount, addGuests, changeHousehold, takeOff } from './trip-households';
import { appoint, inDays, plan } from './trips';
import { openedVote } from './votes';

/** The standings that somebody can have on a trip, named as in the table of docs/security.md. */
export const standings = [
  'signed out',
  'stranger',
  'removed',
  'has blocked',
  'guest of another trip',
  'guest pending',
  'guest going',
  'pending',
  'not going',
  'going',
  'co-organiser not going',
  'co-organiser going',
  'organiser',
] as const;

export type Standing = (typeof standings)[number];

/**
 * A person's household on a trip, and the ids of the household's own things. A standing without a
 * household has the organiser's household and things.
 */
export interface Stander {
  as?: { cookie: string };
  household: string;
  person: string;
  trailer: string;
  expense: string;
  payment: string;
  notice: string;
  packed: string;
  todo: string;
  plan: string;
  /** A booking with a price. The household has added the booking and is the one to make it. */
  booking: string;
  pitch: string;
}

type Things = Pick<
  Stander,
  'expense' | 'payment' | 'notice' | 'packed' | 'todo' | 'plan' | 'booking' | 'pitch'
>;
type Household = Pick<Stander, 'household' | 'person' | 'trailer'> & { as: { cookie: string } };

/** Creates a trip with somebody of every standing, and something in each part. */
export async function tripOfStandings() {
  const mia = await person('Mia');
  const site = await siteOf(mia);
  await db.campsite.update({ where: { id: site.id }, data: { phoneContact: '02 4465 1234' } });
  const [trip, other] = [await plan(mia, { location_id: site.id }), await plan(mia)];
  const organiser = { ...(await ownOf(mia)), household: trip.id };
  const car = await carOf(mia, 'Prado');
  await bring(mia, trip.id, [], [organiser.trailer, car]);

  const on = async (name: string, answer: boolean | null, organises = false): Promise<Household> => {
    const who = await person(name);
    const own = { ...(await ownOf(who)), household: await addAccount(trip, who) };
    if (organises) await appoint(trip, who);
    if (answer) await bring(who, trip.id, [], [own.trailer]);
    else await changeHousehold(trip, who.email, { attending: answer });
    return own;
  };
  const tom = await on('Tom', true);
  const [rob, bob] = [await person('Rob'), await person('Bob')];
  for (const who of [rob, bob]) await addAccount(trip, who);
  await takeOff(trip, rob.email);
  await addAccount(other, bob);
  await blockOrganiser(bob.viewer, other.id);
  const gus = await guestOn(trip, true);
  const carl = await on('Carl', true, true);

  const households: Partial<Record<Standing, Household>> = {
    'guest pending': await guestOn(trip, null),
    'guest going': gus,
    pending: await on('Ann', null),
    'not going': await on('Zoe', false),
    going: tom,
    'co-organiser not going': await on('Cora', false, true),
    'co-organiser going': carl,
    organiser,
  };
  // The households pay each other in two pairs, so that for each standing there is a payment
  // between two other households.
  const paidBy: Record<string, string> = { [trip.id]: tom.household, [carl.household]: gus.household };
  const things: Partial<Record<string, Things>> = {};
  for (const [standing, { household }] of Object.entries(households)) {
    const payer = [gus, carl, organiser].some((each) => each.household === household)
      ? household
      : tom.household;
    things[standing] = await thingsOf(trip.id, household, [payer, paidBy[payer] ?? trip.id]);
  }
  const outside: Partial<Record<Standing, { as?: { cookie: string } }>> = {
    'signed out': {},
    stranger: { as: await person('Eve') },
    removed: { as: rob },
    'has blocked': { as: bob },
    'guest of another trip': { as: (await guestOn(other, true)).as },
  };
  const { as: _, ...made } = { ...organiser, ...things.organiser };
  const who = Object.fromEntries(
    standings.map((each) => [each, { ...made, ...outside[each], ...households[each], ...things[each] }]),
  ) as Record<Standing, Stander>;

  await makeLink(trip.id, mia);
  const { line } = (await addGear(trip.id, { name: 'Mallet', needed: 1 }, mia)).body;
  const dinner = { day: inDays(14), meal: 'dinner' };
  const { meal } = (await postItem(trip.id, dinner, { text: 'Sausages' }, mia)).body;
  const vote = await openedVote(mia, trip);
  const backup = await backupOf(trip.id);
  /**
   * Returns a person who is going, has another standing, and neither pays nor receives the payment
   * among this standing's things.
   */
  const otherThan = (standing: Standing) =>
    who[standing === 'going' || standing === 'organiser' ? 'co-organiser going' : 'going'];
  return {
    id: trip.id,
    who,
    otherThan,
    dinner,
    car,
    line: line.id,
    item: meal.items[0]?.id ?? '',
    vote,
    backup,
  };
}

const ownOf = async (who: Person) => ({ as: who, person: who.camperId, trailer: await caravanOf(who) });

/**
 * Creates a guest whose browser has opened the trip: one going with a trailer, or one who has not
 * answered.
 */
async function guestOn(trip: { id: string }, attending: true | null): Promise<Household> {
  const answered = { name: 'Gus', attending, crew: [{ name: 'Gus', age: 'adult' as const }] };
  const [{ id: household } = { id: '' }] = await addGuests(trip, [attending ? answered : {}]);
  await saveLinks(db, [household]);
  const row = { tripId: trip.id, householdId: household };
  const trailer = { ...row, id: randomUUID(), type: 'trailer', trailerType: 'Caravan' } as const;
  if (attending) await db.tripVehicle.create({ data: trailer });
  const own = await db.tripPerson.findFirst({ where: row });
  const as = await asGuest(invitationToken(household));
  return { as, household, person: own?.id ?? randomUUID(), trailer: trailer.id };
}

/**
 * Creates a household's own things. A household that isn't going has no part in the costs. The
 * exception is a co-organiser who isn't going: they have added an expense that Tom paid.
 */
async function thingsOf(
  tripId: string,
  householdId: string,
  [payer, receiver]: [string, string],
): Promise<Things> {
  const row = { tripId, householdId };
  const { role } = await db.household.findUniqueOrThrow({
    where: { tripId_id: { tripId, id: householdId } },
  });
  const expense = await db.expense.create({
    data: {
      tripId,
      what: 'Ice',
      day: dateOf(inDays(14)),
      cents: 100,
      split: 'chosen',
      paidBy: payer,
      addedBy: role === 'member' ? payer : householdId,
      shares: { create: { tripId, householdId: payer, weight: 100, cents: 100 } },
    },
  });
  const payment = await db.payment.create({
    data: { tripId, fromHousehold: payer, toHousehold: receiver, cents: 1 },
  });
  const notice = await db.notice.create({ data: { ...row, text: 'Hello' } });
  const packed = { ...row, itemId: randomUUID(), source: 'added', name: 'Ukulele' } as const;
  await db.packingItem.create({ data: packed });
  const todo = await db.todo.create({ data: { tripId, text: 'Ice', addedBy: householdId } });
  const plan = await db.plan.create({
    data: { tripId, day: dateOf(inDays(14)), text: 'Swim', addedBy: householdId },
  });
  const booking = await db.booking.create({
    data: {
      ...row,
      addedBy: householdId,
      status: 'to book',
      statusOn: dateOf(inDays(0)),
      cents: 43200,
      pitches: { create: { tripId, name: 'River 4', position: 0 } },
    },
    include: { pitches: true },
  });
  return {
    expense: expense.id,
    payment: payment.id,
    notice: notice.id,
    packed: packed.itemId,
    todo: todo.id,
    plan: plan.id,
    booking: booking.id,
    pitch: booking.pitches[0]?.id ?? '',
  };
}
