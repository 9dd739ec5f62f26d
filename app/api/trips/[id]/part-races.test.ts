import { deleteAccount } from '@/lib/own-data/delete-account';
import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { lineIdOf } from '@/lib/trips/gear/lines';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { addExpense, firewood } from '@/tests/factories/costs';
import { addGear, offerOf } from '@/tests/factories/gear';
import { postItem, putMeal } from '@/tests/factories/meals';
import { addPacking } from '@/tests/factories/packing';
import { person } from '@/tests/factories/people';
import { inDays, invitationOf, plan } from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';

/** Creates Mia's trip, on which Tom is going. */
async function goingTogether() {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const trip = await plan(mia, { invitees: [tom.email] });
  await answerTrip(tom.viewer, trip.id, true);
  return { mia, tom, trip };
}

type Story = Awaited<ReturnType<typeof goingTogether>>;
const dinner = { day: inDays(14), meal: 'dinner' };

interface Write {
  write: (story: Story) => Promise<{ status: number }>;
  /** Returns the number of rows that this part of the trip has. */
  count: (where: { tripId: string }) => Promise<number>;
}

/** For each part of the trip, the request with which Tom writes to it. */
const writes: Record<string, Write> = {
  'an offer': {
    write: ({ tom, trip: { id } }) => offerOf(id, lineIdOf(id, { key: 'stoves' }), { quantity: 1 }, tom),
    count: (where) => db.gearOffer.count({ where }),
  },
  'an added line': {
    write: ({ tom, trip }) => addGear(trip.id, { name: 'Mallet', needed: 1 }, tom),
    count: (where) => db.gearLine.count({ where }),
  },
  'a meal that is taken': {
    write: ({ tom, trip }) => putMeal(trip.id, dinner, { cook: true }, tom),
    count: (where) => db.mealCook.count({ where }),
  },
  'a thing to shop for': {
    write: ({ tom, trip }) => postItem(trip.id, dinner, { text: 'Bread' }, tom),
    count: (where) => db.mealItem.count({ where }),
  },
  'an expense': {
    write: ({ tom, trip }) => addExpense(trip.id, firewood(trip.id), tom),
    count: (where) => db.expense.count({ where }),
  },
  'a thing to pack': {
    write: ({ tom, trip }) => addPacking(trip.id, 'Ukulele', tom),
    count: (where) => db.packingItem.count({ where }),
  },
};

/**
 * Sends Tom's request while the transaction of `first` is still open. Returns the response's status
 * and the number of rows that this part of the trip has afterwards.
 */
async function writtenDuring(
  { write, count }: Write,
  story: Story,
  held: [what: string, table: string],
  first: () => Promise<unknown>,
) {
  const [, { status }] = await meanwhile(held, first, () => write(story));
  return [status, await count({ tripId: story.trip.id })];
}

describe.each(Object.entries(writes))('%s', (what, write) => {
  test('is refused after a no that is just being saved', async () => {
    const story = await goingTogether();
    const saysNo = () => answerTrip(story.tom.viewer, story.trip.id, false);
    expect(await writtenDuring(write, story, ['update', 'households'], saysNo)).toEqual([403, 0]);
  });

  test('is 404 while Tom is being removed from the trip, or the organiser is being deleted', async () => {
    const story = await goingTogether();
    const { mia, tom, trip } = story;
    const { id } = await invitationOf(trip, tom.email);
    const takeOff = () => removeInvitee(mia.viewer, trip.id, id);
    expect(await writtenDuring(write, story, ['delete', 'households'], takeOff)).toEqual([404, 0]);

    const other = await goingTogether();
    const organiserGoes = () => deleteAccount(other.mia.viewer, undefined);
    expect(await writtenDuring(write, other, ['delete', 'trips'], organiserGoes)).toEqual([404, 0]);
  });

  // Costs can be changed even on a trip that was called off.
  if (what !== 'an expense') {
    test('is refused on a trip that is just being called off', async () => {
      const story = await goingTogether();
      const callOff = () => callOffTrip(story.mia.viewer, story.trip.id);
      expect(await writtenDuring(write, story, ['update', 'trips'], callOff)).toEqual([409, 0]);
    });
  }
});
