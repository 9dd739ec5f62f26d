import { endpoints } from '@/app/api/openapi.json/endpoints';
import type { Handler } from '@/lib/server/http/route';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { call } from './call';
import { placeOn, postBooking } from './factories/bookings';
import { addExpense, firewood } from './factories/costs';
import { postPlan, putTurn } from './factories/days';
import { addGear, offerOf } from './factories/gear';
import { patchItem, postItem, putMeal } from './factories/meals';
import { write } from './factories/notices';
import { bring, carOf, seatIn } from './factories/seats';
import { patchTodo, postTodo } from './factories/todos';
import { inDays, invitationOf, party } from './factories/trips';
import { openedVote, sayAs } from './factories/votes';

/** Returns a trip on which Tom has taken part in everything, and has things of all that others keep. */
async function tomTakesPart() {
  const story = await party();
  const { mia, tom, trip } = story;
  const { id } = trip;
  const household = (await invitationOf(trip, tom.email)).id;
  const car = await carOf(tom, 'Van');
  await bring(tom, id, [], [car]);
  await seatIn(id, mia.camperId, car, mia);
  const { line } = (await addGear(id, { name: 'Mallet', needed: 2 }, tom)).body;
  await offerOf(id, line.id, { quantity: 2 }, tom);
  const lunch = { day: inDays(14), meal: 'lunch' };
  await putMeal(id, lunch, { title: 'Dal', cook: true }, tom);
  const { meal } = (await postItem(id, lunch, { text: 'Bread' }, tom)).body;
  await patchItem(id, lunch, meal.items[0]?.id ?? '', { taken: true }, tom);
  await addExpense(id, firewood(household), tom);
  const dated = { household_id: household, pay_by: inDays(3), pitches: [{ name: 'River 4' }] };
  const { booking } = (await postBooking(id, dated, tom)).body;
  await placeOn(id, booking, ['River 4', household], tom);
  const { todo } = (await postTodo(id, { text: 'Ice' }, tom)).body;
  await patchTodo(id, todo.id, { done: true }, tom);
  await postTodo(id, { text: 'Wood' }, tom);
  await postPlan(id, { day: inDays(14), text: 'Swim' }, tom);
  await putTurn(id, inDays(14), 0, { household_id: household }, tom);
  await write(trip, 'Who has a mallet?', tom);
  const vote = await openedVote(mia, trip);
  await sayAs(tom, trip, [vote.options[1], 'yes']);
  return { ...story, id, household };
}

/** The calls that read a trip and need no other id. */
const reads = Object.entries(endpoints as Record<string, Record<string, Handler>>).flatMap(
  ([path, { GET }]) =>
    GET?.spec && /^\/api\/trips\/\{id\}(?:\/[a-z-]+)*$/.test(path) ? [[path, GET] as const] : [],
);

const costs = ['/api/trips/{id}/expenses', '/api/trips/{id}/payments'];

test.each<[string, (story: Awaited<ReturnType<typeof tomTakesPart>>) => Promise<unknown>]>([
  ['has left', ({ tom, id }) => leaveTrip({ viewer: tom.viewer, tripId: id })],
  ['was removed', ({ mia, id, household }) => removeInvitee(mia.viewer, id, household)],
])('the id of a household that %s is in no response but those of the costs', async (_, go) => {
  const story = await tomTakesPart();
  const { mia, id, household } = story;
  const holding = async () => {
    const found: string[] = [];
    for (const [path, handler] of reads) {
      if (path.endsWith('/events')) continue;
      const { status, body } = await call(handler, 'GET', { as: mia, params: { id } });
      if (status === 200 && JSON.stringify(body ?? '').includes(household)) found.push(path);
    }
    return found.sort();
  };
  const before = await holding();
  for (const path of ['bookings', 'days', 'gear', 'meals', 'todos', 'seats', 'notices', 'vote'])
    expect(before).toContain(`/api/trips/{id}/${path}`);
  await go(story);
  expect((await holding()).filter((path) => !costs.includes(path))).toEqual([]);
});
