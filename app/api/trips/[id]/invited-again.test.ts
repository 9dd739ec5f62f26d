import { answerTrip } from '@/lib/trips/attendance/answer';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { addExpense, addPayment, balancesFor, firewood, readCosts } from '@/tests/factories/costs';
import { addGear, lineFor, offerOf, readGear } from '@/tests/factories/gear';
import { mealIn, putMeal, readMeals, setDiet } from '@/tests/factories/meals';
import { addPacking, readPacking } from '@/tests/factories/packing';
import { addAccount } from '@/tests/factories/trip-households';
import { inDays, invitationOf, party } from '@/tests/factories/trips';

const dinner = { day: inDays(14), meal: 'dinner' };

/**
 * Creates a trip on which Tom brings mallets, cooks, packs his ukulele, eats no nuts and has paid
 * for firewood that Mia shares.
 */
async function tomTakesPart() {
  const story = await party();
  const { mia, tom, trip } = story;
  const { id } = trip;
  const household = (await invitationOf(trip, tom.email)).id;
  const { line } = (await addGear(id, { name: 'Mallet', needed: 2 }, mia)).body;
  await offerOf(id, line.id, { quantity: 2 }, tom);
  await putMeal(id, dinner, { title: 'Dal', cook: true }, tom);
  await addPacking(id, 'Ukulele', tom);
  await setDiet(tom, 'No nuts');
  await addExpense(id, firewood(household), tom);
  return { ...story, id, household };
}

const partsOf = async (id: string, as: Parameters<typeof readMeals>[1]) => ({
  mallets: (await readGear(id, as)).body.lines.find(({ name }) => name === 'Mallet')?.offered,
  cooks: mealIn((await readMeals(id, as)).body, dinner)?.cooks.map(({ name }) => name),
  diets: (await readMeals(id, as)).body.diets,
});

test('a person who was removed and is invited again starts from nothing in all parts of the trip but the costs', async () => {
  const { mia, tom, trip, id, household } = await tomTakesPart();
  await removeInvitee(mia.viewer, id, household);
  const again = await addAccount(trip, tom);
  // Tom's new household gets his balance back only when it answers.
  expect((await readCosts(id, tom)).status).toBe(403);
  await answerTrip(tom.viewer, id, true);
  expect(await partsOf(id, mia)).toEqual({
    mallets: 0,
    cooks: [],
    diets: [{ name: 'Tom', diet: 'No nuts' }],
  });
  expect((await readPacking(id, tom)).body.items.some(({ name }) => name === 'Ukulele')).toBe(false);
  expect(await balancesFor(id, tom)).toEqual({ Mia: -4200, Tom: 4200 });
  const { expenses } = (await readCosts(id, tom)).body;
  expect(expenses).toMatchObject([{ paid_by: again, may_change: true }]);
  const { id: line } = await lineFor(tom, id, 'Mallet');
  expect((await offerOf(id, line, { quantity: 1, household_id: household }, mia)).status).toBe(404);
  expect((await offerOf(id, line, { quantity: 1, household_id: again }, mia)).status).toBe(200);
});

test('a person who blocks the organiser leaves all parts like anybody who leaves, and sees none of them', async () => {
  const { mia, tom, id } = await tomTakesPart();
  await blockOrganiser(tom.viewer, id);
  expect(await partsOf(id, mia)).toEqual({ mallets: 0, cooks: [], diets: [] });
  expect(await balancesFor(id, mia)).toEqual({ Mia: -4200, 'Tom, left': 4200 });
  const reads = [readGear(id, tom), readMeals(id, tom), readPacking(id, tom), readCosts(id, tom)];
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const pay = { from: id, to: (await readCosts(id, mia)).body.balances.at(-1)?.household_id, cents: 4200 };
  expect((await addPayment(id, pay, mia)).status).toBe(201);
});
