import { db } from '@/lib/server/db/client';
import { saveAttendance } from '@/lib/trips/attendance/choose';
import { addExpense, addPayment, balancesFor, readCosts } from '@/tests/factories/costs';
import { answer, asGuest } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { bring, childOf } from '@/tests/factories/seats';
import { inDays, invitationOf, invitedToken, plan } from '@/tests/factories/trips';

const adultOf = async ({ viewer: { profileId } }: Person, name: string) =>
  (await db.crewMember.create({ data: { profileId, type: 'camper', name, age: 'adult' } })).id;

/**
 * Creates a trip of three nights. For each night an adult has weight 1 and a child 0.5, so the
 * households have these weights:
 *
 *   Mia    with Sam and a child      2.5 × 3 nights = 7.5
 *   Tom    alone                     1   × 3        = 3
 *   Ann    with a child, last night  1.5 × 1        = 1.5
 *   Priya  with a child and a baby   1.5 × 3        = 4.5   (a guest)
 *                                             all   16.5
 */
async function weekend() {
  const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
  const email = uniqueEmail('priya');
  const trip = await plan(mia, { invitees: [tom.email, ann.email, email] });
  const { id } = trip;
  await bring(mia, id, [await adultOf(mia, 'Sam'), await childOf(mia, 'Kim')]);
  await bring(tom, id);
  await saveAttendance(ann.viewer, id, {
    attending: true,
    crew_member_ids: [ann.camperId, await childOf(ann, 'Lee')],
    arrive_on: inDays(16),
  });
  const token = await invitedToken(email);
  const crew = ['adult', 'child', 'baby'].map((age) => ({ name: `Her ${age}`, age }));
  await answer(token, { attending: true, name: 'Priya', crew });
  const of = async (address: string) => (await invitationOf(trip, address)).id;
  const households = { Mia: id, Tom: await of(tom.email), Ann: await of(ann.email), Priya: await of(email) };
  return { mia, tom, ann, id, token, households };
}

test('a weekend’s costs of four households of different sizes settle to the cent, as calculated by hand', async () => {
  const { mia, tom, ann, id, token, households } = await weekend();
  const { Mia, Tom, Ann, Priya } = households;
  const day = inDays(14);
  const added = async (what: string, cents: number, paid_by: string, more: object, as: Person) =>
    (await addExpense(id, { what, day, cents, paid_by, ...more }, as)).body.expense;

  // $180.00 over everyone: 18000 ÷ 16.5 = 1090.909… cents per unit of weight: 8181.82, 3272.73,
  // 1636.36 and 4909.09. Rounded down they sum to 17998, so the two largest remainders, Mia's and
  // Tom's, get a cent each.
  const site = await added('Site fees', 18000, Mia, {}, mia);
  // $100.00 over everyone: 4545.45, 1818.18, 909.09 and 2727.27. Rounded down they sum to 9999.
  // Of the site fees Ann bears 0.36 cents less than her part, so the cent falls on her.
  const food = await added('Groceries', 10000, Tom, {}, tom);
  // $84.00 over three households whose weights sum to 15: exactly 560 cents per unit of weight.
  const three = [Mia, Tom, Priya].map((household_id) => ({ household_id }));
  const bill = { what: 'Firewood', day, cents: 8400, paid_by: Priya, shares: three };
  const wood = await addExpense(id, bill, await asGuest(token));
  // $70.01, with the weights 1 for Tom and 2 for Ann in the request: 2333.67 and 4667.33. Rounded
  // down they sum to 7000, and Tom lacks more than Ann to his part of everything.
  const own = [
    { household_id: Tom, weight: 1 },
    { household_id: Ann, weight: 2 },
  ];
  const fishing = await added('Fishing licences', 7001, Ann, { shares: own }, ann);

  const sheet = [
    // what             Mia   Tom   Ann  Priya   all
    [site, /*        */ 8182, 3273, 1636, 4909, 18000],
    [food, /*        */ 4545, 1818, 910, 2727, 10000],
    [wood.body.expense, 4200, 1680, 0, 2520, 8400],
    [fishing, /*     */ 0, 2334, 4667, 0, 7001],
  ] as const;
  for (const [expense, ...cents] of sheet) {
    const bears = (of: string) => expense.shares.find(({ household_id }) => household_id === of)?.cents ?? 0;
    expect([bears(Mia), bears(Tom), bears(Ann), bears(Priya), expense.cents]).toEqual(cents);
  }

  const { body } = await readCosts(id, tom);
  const row = (name: string) => {
    const found = body.balances.find((balance) => balance.name === name);
    return [found?.paid, found?.share, found?.cents];
  };
  //                                  paid   share  balance
  expect(row('Mia')).toEqual([18000, 16927, 1073]);
  expect(row('Tom')).toEqual([10000, 9105, 895]);
  expect(row('Ann')).toEqual([7001, 7213, -212]);
  expect(row('Priya')).toEqual([8400, 10156, -1756]);
  expect(body.total).toBe(43401);

  // No debt equals a credit, and no two debts add up to a credit. So three payments are the fewest
  // possible.
  expect(body.settlement).toEqual([
    { from: Priya, to: Mia, cents: 1073, may_mark: false, pay_to: null },
    { from: Priya, to: Tom, cents: 683, may_mark: true, pay_to: null },
    { from: Ann, to: Tom, cents: 212, may_mark: true, pay_to: null },
  ]);
  for (const { from, to, cents } of body.settlement) {
    expect((await addPayment(id, { from, to, cents }, mia)).status).toBe(201);
  }
  expect(await balancesFor(id, ann)).toEqual({ Mia: 0, Tom: 0, Ann: 0, Priya: 0 });
  expect((await readCosts(id, ann)).body.settlement).toEqual([]);
});
