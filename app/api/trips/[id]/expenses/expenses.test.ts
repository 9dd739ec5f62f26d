import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { GET as getCsv } from '@/app/api/trips/[id]/expenses.csv/route';
import { dateOf, today } from '@/lib/dates';
import { deleteAccount } from '@/lib/own-data/delete-account';
import { db } from '@/lib/server/db/client';
import { saveAttendance } from '@/lib/trips/attendance/choose';
import { callOffTrip } from '@/lib/trips/call-off';
import { MAX_EXPENSES, MAX_PAYMENTS } from '@/lib/trips/costs/cost-limits';
import { costsSql, findCosts } from '@/lib/trips/costs/read-costs';
import { allExpenses, newestExpenses, oneExpense } from '@/lib/trips/costs/rows';
import type { costsPage } from '@/lib/trips/costs/schema';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { getTripHead } from '@/lib/trips/trip-head';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import {
  addExpense,
  addPayment,
  balancesFor,
  changeExpense,
  deleteExpense,
  deletePayment,
  firewood,
  readCosts,
  readExpense,
  setPayTo,
  sharesOf,
  sharingCosts,
} from '@/tests/factories/costs';
import { answer, asGuest } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { bring, childOf } from '@/tests/factories/seats';
import { appoint, inDays, invitationOf, moveTo, plan, tokenOf } from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';
import { GET } from './route';

/** A trip for tests that only read it, or that change only an expense of their own. */
let world: Awaited<ReturnType<typeof sharingCosts>>;

beforeAll(async () => {
  world = await sharingCosts();
});

/** Adds firewood that Zoe paid for to a trip. Tom adds the expense. */
async function withFirewood(changes: object = {}, story = world) {
  const body = firewood(story.households.zoe, changes);
  const { expense } = (await addExpense(story.id, body, story.tom)).body;
  return { ...story, expense, edit: { ...body, version: 1 } };
}

/** Adds firewood for 84 dollars that Tom has paid to a new trip. Mia and Zoe each owe him 24. */
async function tomPaid() {
  const story = await sharingCosts();
  const { expense } = (await addExpense(story.id, firewood(story.households.tom), story.tom)).body;
  return { ...story, expense, edit: { ...firewood(story.households.tom), version: 1 } };
}

const fieldsOf = ({ status, body }: { status: number; body: { fields?: object } }) => [
  status,
  Object.keys(body.fields ?? {}),
];

describe('adding an expense', () => {
  test('a member who is going adds an expense, which all who are going share by people and nights', async () => {
    const { tom, id, households } = world;
    const { status, body } = await addExpense(id, firewood(households.tom), tom);
    expect([status, body.expense]).toEqual([
      201,
      {
        ...firewood(households.tom),
        refund: false,
        id: expect.any(String),
        added_by: households.tom,
        split: 'everyone',
        shares: expect.arrayContaining([
          { household_id: households.mia, weight: 3, cents: 2400 },
          { household_id: households.tom, weight: 4.5, cents: 3600 },
          { household_id: households.zoe, weight: 3, cents: 2400 },
        ]),
        version: 1,
        stale: false,
        may_change: true,
      },
    ]);
  });

  test('the payer and the sharing households can be any that are going', async () => {
    const { tom, id, households } = world;
    const { mia, zoe } = households;
    const shares = [{ household_id: mia }, { household_id: zoe }];
    const two = (await addExpense(id, firewood(zoe, { shares }), tom)).body.expense;
    expect([two.paid_by, two.added_by, two.split]).toEqual([zoe, households.tom, 'chosen']);
    expect(sharesOf(two)).toEqual({ [mia]: 4200, [zoe]: 4200 });
    const weighted = [
      { household_id: mia, weight: 0.01 },
      { household_id: zoe, weight: 0.02 },
      { household_id: households.tom, weight: 0 },
    ];
    const own = (await addExpense(id, firewood(zoe, { shares: weighted }), tom)).body.expense;
    expect(own.split).toBe('weighted');
    expect(sharesOf(own)).toEqual({ [mia]: 2800, [zoe]: 5600, [households.tom]: 0 });
  });

  test('a household that isn’t going can neither pay nor share, and an unknown one does not exist', async () => {
    const { mia, id, households } = world;
    const add = async (body: object) => {
      const { status, body: refusal } = await addExpense(id, { ...firewood(id), ...body }, mia);
      return [status, refusal.fields];
    };
    const notGoing = 'They aren’t going on this trip.';
    const shares = (household_id: string) => [{ household_id: id }, { household_id }];
    expect(await add({ paid_by: households.ann })).toEqual([400, { paid_by: notGoing }]);
    expect(await add({ shares: shares(households.ann) })).toEqual([400, { shares: notGoing }]);
    expect(await add({ paid_by: randomUUID() })).toEqual([404, undefined]);
    expect(await add({ shares: shares(randomUUID()) })).toEqual([404, undefined]);
    expect(await add({ shares: shares(id) })).toEqual([400, { shares: expect.any(String) }]);
  });

  test('its day is at most two years before the trip and a year after it, and its weights aren’t all zero', async () => {
    const { mia, id, households } = world;
    const add = async (changes: object) => fieldsOf(await addExpense(id, firewood(id, changes), mia));
    expect(await add({ day: inDays(14 - 2 * 366 - 1) })).toEqual([400, ['day']]);
    expect(await add({ day: inDays(17 + 366 + 1) })).toEqual([400, ['day']]);
    const weigh = (...weights: number[]) => ({
      shares: weights.map((weight, at) => ({ household_id: [id, households.tom][at], weight })),
    });
    expect(await add(weigh(0, 0))).toEqual([400, ['shares']]);
    expect(await add(weigh(0, 10_000))).toEqual([201, []]);
    expect(await add(weigh(0.29, 1.15))).toEqual([201, []]);
  });

  test('an expense whose households all weigh nothing asks for weights', async () => {
    const { mia, id } = await sharingCosts();
    await db.tripPerson.deleteMany({ where: { tripId: id } });
    const { status, body } = await addExpense(id, firewood(id), mia);
    expect([status, body.fields]).toEqual([400, { shares: expect.stringContaining('weights') }]);
  });

  test('a refund reverses its shares and the balances, and a change that leaves it out keeps it', async () => {
    const { tom, id, households } = await sharingCosts();
    await addExpense(id, firewood(households.tom), tom);
    const added = await addExpense(id, firewood(households.tom, { what: 'Deposit', refund: true }), tom);
    const { expense } = added.body;
    expect([added.status, expense.cents, expense.refund]).toEqual([201, 8400, true]);
    expect(sharesOf(expense)).toEqual({
      [households.mia]: 2400,
      [households.tom]: 3600,
      [households.zoe]: 2400,
    });
    const square = await readCosts(id, tom);
    expect(square.body).toMatchObject({ total: 0, settlement: [] });
    expect(
      square.body.balances.every(({ cents, paid, share }) => cents === 0 && paid === 0 && share === 0),
    ).toBe(true);
    const { version } = expense;
    const more = { ...firewood(households.tom), what: 'Deposit', cents: 16_800, version };
    expect((await changeExpense(id, expense.id, more, tom)).body.expense).toMatchObject({ refund: true });
    expect(await balancesFor(id, tom)).toEqual({ Mia: 2400, Tom: -4800, Zoe: 2400 });
    const spent = { ...more, version: version + 1, refund: false };
    expect((await changeExpense(id, expense.id, spent, tom)).body.expense).toMatchObject({ refund: false });
    expect(await balancesFor(id, tom)).toEqual({ Mia: -7200, Tom: 14_400, Zoe: -7200 });
    expect((await addExpense(id, firewood(households.tom, { refund: 'yes' }), tom)).status).toBe(400);
  });

  test('over ten equal costs, one of them changed to and fro, no household bears more than a cent more than another', async () => {
    const { tom, id, households } = await sharingCosts();
    const shares = Object.values(households)
      .slice(0, 3)
      .map((household_id) => ({ household_id, weight: 1 }));
    const each = firewood(households.tom, { cents: 1000, shares });
    const { expense } = (await addExpense(id, each, tom)).body;
    for (let count = 1; count < 10; count++) await addExpense(id, each, tom);
    await changeExpense(id, expense.id, { ...each, cents: 1001, version: 1 }, tom);
    await changeExpense(id, expense.id, { ...each, version: 2 }, tom);
    const { balances } = (await readCosts(id, tom)).body;
    expect(balances.map(({ share }) => share).sort()).toEqual([3333, 3333, 3334]);
    expect(balances.reduce((sum, { rounding }) => sum + rounding, 0)).toBeCloseTo(0, 5);
  });
});

describe('reading the costs', () => {
  test('members who are going see all costs and each expense, with what they may change', async () => {
    const { mia, tom, zoe, id, households } = await sharingCosts();
    const early = firewood(households.tom, { what: 'Site fees', day: inDays(-600), cents: 10_500 });
    const first = (await addExpense(id, early, tom)).body.expense;
    const second = (await addExpense(id, firewood(households.tom), tom)).body.expense;
    const { status, body } = await readCosts(id, zoe);
    expect(status).toBe(200);
    expect(body.expenses).toEqual([
      { ...second, may_change: false },
      { ...first, may_change: false },
    ]);
    const balance = { paid: 0, rounding: 0, own: false, going: true };
    expect(body.balances).toEqual([
      { ...balance, household_id: households.mia, name: 'Mia', cents: -5400, share: 5400 },
      { ...balance, household_id: households.tom, name: 'Tom', cents: 10_800, share: 8100, paid: 18_900 },
      { ...balance, household_id: households.zoe, name: 'Zoe', cents: -5400, share: 5400, own: true },
    ]);
    expect(body.settlement).toEqual(
      [
        { from: households.mia, to: households.tom, cents: 5400, may_mark: false, pay_to: null },
        { from: households.zoe, to: households.tom, cents: 5400, may_mark: true, pay_to: null },
      ].sort((one, other) => (one.from < other.from ? -1 : 1)),
    );
    expect([body.payments, body.total, body.may_add]).toEqual([[], 18_900, true]);
    expect(
      body.going.map(({ name, own, people, nights, weight }) => [name, own, people, nights, weight]),
    ).toEqual([
      ['Mia', false, 1, 3, 3],
      ['Tom', false, 1.5, 3, 4.5],
      ['Zoe', true, 1, 3, 3],
    ]);
    for (const as of [mia, tom]) {
      expect((await readCosts(id, as)).body.expenses.every(({ may_change }) => may_change)).toBe(true);
    }
    for (const as of [mia, zoe]) {
      const [, listed] = (await readCosts(id, as)).body.expenses;
      expect((await readExpense(id, first.id, as)).body.expense).toEqual(listed);
    }
  });

  test('the list has 50 expenses, newest first, and goes on after one of them; balances are of all', async () => {
    const { mia, tom, id, households } = await sharingCosts();
    await addExpense(id, firewood(households.tom), tom);
    const { balances, total } = (await readCosts(id, mia)).body;
    const row = { tripId: id, what: 'Ice', cents: 100, paidBy: id, addedBy: id };
    const days = Array.from({ length: 119 }, (_, at) => ({
      ...row,
      day: new Date(Date.UTC(2027, 0, 1 + at)),
    }));
    await db.expense.createMany({ data: days });
    const page = (before?: string) =>
      call<z.output<typeof costsPage>>(GET, 'GET', {
        as: mia,
        params: { id },
        query: before === undefined ? {} : { before },
      });
    const read: string[] = [];
    for (const length of [50, 50, 20, 0]) {
      const { body } = await page(read.at(-1));
      expect([body.expenses.length, body.count, body.total]).toEqual([length, 120, total + 11_900]);
      expect(body.balances).toHaveLength(balances.length);
      read.push(...body.expenses.map((expense) => expense.id));
    }
    expect(new Set(read).size).toBe(120);
    const inOrder = await db.expense.findMany({
      where: { tripId: id },
      orderBy: [{ day: 'desc' }, { id: 'desc' }],
    });
    expect(read).toEqual(inOrder.map((expense) => expense.id));
    expect((await page(randomUUID())).body.expenses).toEqual([]);
  });

  test('costs are found by indexes, for every kind of caller', async () => {
    const { mia, tom, id, households } = await sharingCosts();
    const callers = [{ viewer: mia.viewer }, { viewer: tom.viewer }, { householdId: households.ann }];
    const lists = [allExpenses, newestExpenses(25), oneExpense(id)];
    for (const [caller, listed] of callers.flatMap((caller) =>
      lists.map((each) => [caller, each] as const),
    )) {
      const rows = await db.$transaction(async (tx) => {
        await tx.$executeRaw`set local enable_seqscan = off`;
        const sql = costsSql({ tripId: id, ...caller }, listed);
        return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
      });
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
    }
  });

  test('two hundred expenses take one query, like a single expense', async () => {
    const { mia, tom, id, households } = await sharingCosts();
    await addExpense(id, firewood(id), mia);
    const count = async () =>
      (await countQueries(() => findCosts({ viewer: tom.viewer, tripId: id }))).queries.length;
    expect(await count()).toBe(1);
    const row = { tripId: id, what: 'Ice', day: dateOf(inDays(14)), cents: 300, paidBy: id, addedBy: id };
    const expenses = await db.expense.createManyAndReturn({ data: Array.from({ length: 199 }, () => row) });
    await db.expenseShare.createMany({
      data: expenses.flatMap(({ id: expenseId }) =>
        [households.tom, households.zoe, households.mia].map((householdId) => ({
          tripId: id,
          expenseId,
          householdId,
          weight: 100,
          cents: 100,
        })),
      ),
    });
    const data = { tripId: id, fromHousehold: households.tom, toHousehold: id, cents: 1 };
    await db.payment.createMany({ data: Array.from({ length: 200 }, () => data) });
    expect(await count()).toBe(1);
    const found = await findCosts({ viewer: tom.viewer, tripId: id });
    expect(found?.costs?.total).toBe(8400 + 199 * 300);

    // The shares are looked up at most once for each expense, not once for each share of it.
    const sql = costsSql({ viewer: tom.viewer, tripId: id }, newestExpenses(1));
    const [plan] = await db.$queryRaw<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      Prisma.sql`explain (analyze, timing off, format json) ${sql}`,
    );
    const all = await db.expense.count({ where: { tripId: id } });
    expect(plan && mostLookups(plan['QUERY PLAN'][0].Plan, 'expense_shares')).toBeLessThanOrEqual(all);
  });

  interface PlanNode {
    'Relation Name'?: string;
    'Actual Loops': number;
    Plans?: PlanNode[];
  }

  /** Returns how often the part of a plan that reads a table most often has run. */
  const mostLookups = (node: PlanNode, table: string): number =>
    Math.max(
      node['Relation Name'] === table ? node['Actual Loops'] : 0,
      ...(node.Plans ?? []).map((each) => mostLookups(each, table)),
    );

  test('each household bears its own share in any order of saving, and an expense may have no shares', async () => {
    const { mia, id, households } = await sharingCosts();
    const row = { tripId: id, day: dateOf(inDays(14)), cents: 600, paidBy: id, addedBy: id };
    const [shared] = await db.expense.createManyAndReturn({
      data: [
        { ...row, what: 'Ice' },
        { ...row, what: 'Bait' },
      ],
    });
    const shares = [households.mia, households.tom, households.zoe]
      .sort()
      .map((householdId, at) => ({ householdId, weight: 100 * (at + 1), cents: 100 * (3 - at) }));
    await db.expenseShare.createMany({
      data: shares.toReversed().map((share) => ({ ...share, tripId: id, expenseId: shared?.id ?? '' })),
    });
    const found = await findCosts({ viewer: mia.viewer, tripId: id });
    const sharesOf = (name: string) => found?.costs?.expenses.find(({ what }) => what === name)?.shares;
    expect(sharesOf('Bait')).toEqual([]);
    expect(sharesOf('Ice')).toEqual(
      shares.map(({ householdId, weight, cents }) => ({
        household_id: householdId,
        weight: weight / 100,
        cents,
      })),
    );
  });

  test('a trip without costs has balances of zero, and a stranger’s trip has no costs', async () => {
    const { mia, eve, id } = await sharingCosts();
    const found = await findCosts({ viewer: mia.viewer, tripId: id });
    expect(found?.costs).toMatchObject({ expenses: [], payments: [], settlement: [], total: 0 });
    expect(found?.costs?.balances.map(({ cents }) => cents)).toEqual([0, 0, 0]);
    for (const tripId of [id, 'nonsense']) {
      expect(await findCosts({ viewer: eve.viewer, tripId })).toBeNull();
    }
  });

  /**
   * Returns two values: whether the person's trip page links to the costs, and whether the person may
   * see them.
   */
  async function sightOf({ viewer }: Person, tripId: string) {
    const [page, found] = [await getTripHead({ viewer, tripId }), await findCosts({ viewer, tripId })];
    return [page?.seesCosts, found && found.costs !== null];
  }

  test('a trip’s page links to its costs exactly for people who may see them', async () => {
    const { mia, tom, zoe, ann, eve, trip, id, households } = await sharingCosts();
    for (const who of [mia, tom]) expect(await sightOf(who, id)).toEqual([true, true]);
    expect(await sightOf(ann, id)).toEqual([false, false]);
    expect(await sightOf(eve, id)).toEqual([undefined, null]);

    const shares = [{ household_id: households.tom }];
    const parts: [object, Person][] = [
      [{ paid_by: households.zoe }, mia],
      [{ shares: [{ household_id: households.zoe }] }, mia],
      [{}, zoe],
    ];
    for (const [changes, as] of parts) {
      await answerTrip(zoe.viewer, id, true);
      const { expense } = (await addExpense(id, firewood(id, { shares, ...changes }), as)).body;
      await answerTrip(zoe.viewer, id, false);
      expect(await sightOf(zoe, id)).toEqual([true, true]);
      await deleteExpense(id, expense.id, mia);
      expect(await sightOf(zoe, id)).toEqual([false, false]);
      expect((await readCosts(id, zoe)).status).toBe(403);
    }
    await answerTrip(zoe.viewer, id, true);
    await addPayment(id, { from: households.zoe, to: households.tom, cents: 5 }, mia);
    await answerTrip(zoe.viewer, id, false);
    expect(await sightOf(zoe, id)).toEqual([true, true]);
    await appoint(trip, ann);
    expect(await sightOf(ann, id)).toEqual([true, true]);
  });

  test('readers of the costs download them as a file, named after the trip', async () => {
    const { tom, id, households } = await sharingCosts();
    await addExpense(id, firewood(id, { cents: 8401, what: '=1+1' }), tom);
    const shares = [{ household_id: households.zoe }];
    await addExpense(
      id,
      firewood(households.tom, { what: 'Ice, 2 bags', day: inDays(13), cents: 900, shares }),
      tom,
    );
    await addPayment(id, { from: households.tom, to: id, cents: 5 }, tom);
    const { status, headers, body } = await call<string>(getCsv, 'GET', { as: tom, params: { id } });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="campmates-easter-at-bendeela-costs.csv"',
      'cache-control': 'private, no-store',
    });
    // 8401 cents ÷ 10.5 = 800.095… cents per unit of weight. The shares are 2400.29, 3600.43 (Tom)
    // and 2400.29. Tom's remainder is the largest, so he gets the left-over cent.
    expect(body.split('\r\n')).toEqual([
      'Day,What,Paid by,For,Amount,Mia,Tom,Zoe',
      `${inDays(13)},"Ice, 2 bags",Tom,Some of us,9,0,0,9`,
      `${inDays(14)},'=1+1,Mia,Everyone,84.01,24,36.01,24`,
      ',Share,,,,24,36.01,33',
      ',Paid,,,,84.01,9,0',
      `${today()},Paid to Mia,Tom,,0.05,-0.05,0.05,0`,
      ',Balance,,,,59.96,-26.96,-33',
      '',
    ]);
  });
});

describe('changing an expense', () => {
  test('the payer, the author and the organisers change an expense', async () => {
    const story = await sharingCosts();
    const { mia, tom, zoe, ann, trip, id, expense, edit } = await withFirewood({}, story);
    const change = (version: number, as: Person) =>
      changeExpense(id, expense.id, { ...edit, cents: 8400 + version, version }, as);
    for (const [at, as] of [zoe, tom, mia].entries()) {
      const { status, body } = await change(at + 1, as);
      expect([status, body.expense.cents, body.expense.version]).toEqual([200, 8401 + at, at + 2]);
    }
    await appoint(trip, ann);
    expect((await change(4, ann)).status).toBe(200);
    expect((await readCosts(id, mia)).body.expenses[0]).toMatchObject({ cents: 8404, version: 5 });
  });

  test('an expense or payment of another trip, or an unknown one, does not exist', async () => {
    const { id, mia, tom, households, expense } = await withFirewood();
    const pay = { from: households.tom, to: id, cents: 5 };
    const { payment } = (await addPayment(id, pay, tom)).body;
    const other = await sharingCosts();
    const edit = { ...firewood(other.id), version: 1 };
    for (const [expenseId, paymentId] of [
      [expense.id, payment.id],
      [randomUUID(), randomUUID()],
      ['nonsense', 'nonsense'],
    ] as const) {
      const refused = [
        await readExpense(other.id, expenseId, other.mia),
        await changeExpense(other.id, expenseId, edit, other.mia),
        await deleteExpense(other.id, expenseId, other.mia),
        await deletePayment(other.id, paymentId, other.mia),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await readExpense(id, expense.id, mia)).body.expense).toMatchObject({ version: 1 });
    expect((await deletePayment(id, payment.id, tom)).status).toBe(200);
  });

  test('of two changes to one version the later one reads what the earlier changed, and overwrites nothing', async () => {
    const { mia, zoe, tom, id, households, expense, edit } = await withFirewood();
    const day = inDays(15);
    const first = { ...edit, what: 'Six bags of wood', cents: 9400, day, paid_by: households.tom };
    expect((await changeExpense(id, expense.id, first, tom)).status).toBe(200);
    const late = await changeExpense(id, expense.id, { ...edit, cents: 100 }, mia);
    expect(late.status).toBe(409);
    expect(late.body.error).toMatch(
      /^This expense was changed in the meantime: it is called “Six bags of wood” now, its day is .*, the amount is \$94\.00 now and it was paid by Tom\. Please look at it again\.$/,
    );
    expect(late.body.fields).toEqual({
      what: 'This is “Six bags of wood” now.',
      day: expect.stringMatching(/^This is .* now\.$/),
      cents: 'This is $94.00 now.',
      paid_by: 'This is Tom now.',
    });
    expect((await readExpense(id, expense.id, zoe)).body.expense).toMatchObject({ ...first, version: 2 });

    // The response doesn't report changes that are older than the version that the reader has seen.
    const shares = [{ household_id: id }];
    await changeExpense(id, expense.id, { ...first, shares, version: 2 }, mia);
    const later = await changeExpense(id, expense.id, { ...first, version: 2 }, mia);
    expect([later.status, Object.keys(later.body.fields ?? {})]).toEqual([409, ['shares']]);
    const unknown = await changeExpense(id, expense.id, { ...first, version: 7 }, mia);
    expect([unknown.status, unknown.body.fields]).toEqual([409, {}]);
  });

  test('of two changes at the same moment the later one is refused', async () => {
    const { mia, tom, id, expense, edit } = await withFirewood();
    const [first, second] = await meanwhile(
      ['update', 'expenses'],
      () => changeExpense(id, expense.id, { ...edit, cents: 100 }, mia),
      () => changeExpense(id, expense.id, { ...edit, cents: 200 }, tom),
    );
    expect([first.status, second.status, second.body.fields]).toEqual([
      200,
      409,
      { cents: 'This is $1.00 now.' },
    ]);
    expect((await readExpense(id, expense.id, mia)).body.expense).toMatchObject({ cents: 100, version: 2 });
  });

  test('an expense that is deleted while somebody changes it is either changed first or gone', async () => {
    const story = await sharingCosts();
    const { mia, tom, zoe, id, expense, edit } = await withFirewood({}, story);
    const change = (of = expense.id) => changeExpense(id, of, { ...edit, cents: 100 }, mia);
    const [changed, late] = await meanwhile(['update', 'expenses'], change, () =>
      deleteExpense(id, expense.id, tom),
    );
    expect([changed.status, late.status]).toEqual([200, 200]);
    const { id: other } = (await addExpense(id, edit, tom)).body.expense;
    const [deleted, tooLate] = await meanwhile(
      ['delete', 'expenses'],
      () => deleteExpense(id, other, tom),
      () => change(other),
    );
    expect([deleted.status, tooLate.status]).toEqual([200, 404]);
    const { body } = await readCosts(id, mia);
    expect([body.expenses, body.total]).toEqual([[], 0]);
    expect(body.balances.map(({ cents }) => cents)).toEqual([0, 0, 0]);
    expect((await deleteExpense(id, other, zoe)).status).toBe(404);
  });

  test('bad input is refused at its field, and nothing is saved', async () => {
    const { mia, tom, id, households, expense, edit } = await withFirewood();
    const change = (changes: object) => changeExpense(id, expense.id, { ...edit, ...changes }, mia);
    expect(fieldsOf(await change({ cents: 0 }))).toEqual([400, ['cents']]);
    expect(fieldsOf(await change({ day: inDays(-1000) }))).toEqual([400, ['day']]);
    expect(fieldsOf(await change({ shares: [{ household_id: id, weight: 0 }] }))).toEqual([400, ['shares']]);
    expect((await readExpense(id, expense.id, mia)).body.expense).toEqual({ ...expense, may_change: true });
    const before = (await readCosts(id, mia)).body;
    const empty = await addExpense(id, firewood(id, { what: ' ' }), mia);
    expect([...fieldsOf(empty), empty.body.error]).toEqual([400, ['what'], empty.body.fields?.what]);
    const pay = { from: households.tom, to: id, cents: 0 };
    expect(fieldsOf(await addPayment(id, pay, mia))).toEqual([400, ['cents']]);
    expect(fieldsOf(await setPayTo(id, { text: 5 }, tom))).toEqual([400, ['text']]);
    expect((await readCosts(id, mia)).body).toEqual(before);
  });

  test('a day that is out of range since the trip has moved may stay', async () => {
    const { mia, trip, id, expense, edit } = await withFirewood({}, await sharingCosts());
    await moveTo(trip, 900, 902);
    expect((await changeExpense(id, expense.id, { ...edit, cents: 1 }, mia)).status).toBe(200);
    const moved = await changeExpense(id, expense.id, { ...edit, day: inDays(13), version: 2 }, mia);
    expect([moved.status, moved.body.fields]).toEqual([400, { day: expect.any(String) }]);
  });

  test('shares stay as saved when households change, until the expense is split again', async () => {
    const { mia, tom, zoe, id, households, expense, edit } = await withFirewood({}, await sharingCosts());
    const two = [{ household_id: households.tom }, { household_id: households.zoe }];
    await addExpense(id, firewood(id, { what: 'Ice', cents: 1000, shares: two }), mia);
    const own = [{ household_id: households.tom, weight: 1 }];
    await addExpense(id, firewood(id, { what: 'Bait', shares: own }), mia);
    const stale = async () =>
      Object.fromEntries((await readCosts(id, mia)).body.expenses.map((each) => [each.what, each.stale]));
    expect(await stale()).toEqual({ Firewood: false, Ice: false, Bait: false });

    // Zoe comes with two children for two nights, so her weight is 2 × 2 = 4 instead of 3.
    const children = [await childOf(zoe, 'Lee'), await childOf(zoe, 'Jo')];
    const crew_member_ids = [zoe.camperId, ...children];
    await saveAttendance(zoe.viewer, id, { attending: true, crew_member_ids, arrive_on: inDays(15) });
    expect(await stale()).toEqual({ Firewood: true, Ice: true, Bait: false });
    const [before] = (await readCosts(id, tom)).body.expenses.filter(({ what }) => what === 'Firewood');
    expect(before?.shares).toEqual(expense.shares);

    // 8400 cents ÷ 11.5 = 730.43… cents per unit of weight: 2191.30, 3286.96 and 2921.74. Rounded
    // down they sum to 8398.
    const { body } = await changeExpense(id, expense.id, edit, tom);
    expect(sharesOf(body.expense)).toEqual({ [id]: 2191, [households.tom]: 3287, [households.zoe]: 2922 });
    expect(await stale()).toEqual({ Firewood: false, Ice: true, Bait: false });
  });

  test('an expense for everyone stays one when its shares are sent back unchanged', async () => {
    const { tom, zoe, id, households, expense, edit } = await withFirewood({}, await sharingCosts());
    await bring(zoe, id, [await childOf(zoe, 'Lee')]);
    const shares = expense.shares.map(({ household_id, weight }) => ({ household_id, weight }));
    const { body } = await changeExpense(
      id,
      expense.id,
      { ...edit, what: 'Wood', cents: 10_500, shares },
      tom,
    );
    expect(body.expense).toMatchObject({ what: 'Wood', split: 'everyone', stale: true });
    expect(sharesOf(body.expense)).toEqual({ [id]: 3000, [households.tom]: 4500, [households.zoe]: 3000 });
    const other = shares.map((share) => ({ ...share, weight: 1 }));
    const change = { ...edit, shares: other, version: 2 };
    expect((await changeExpense(id, expense.id, change, tom)).body.expense.split).toBe('weighted');
  });
});

test('costs can be changed even once the trip is over or called off', async () => {
  const { mia, tom, trip, id, households } = await sharingCosts();
  const body = firewood(households.tom);
  await moveTo(trip, -30, -27);
  const { expense } = (await addExpense(id, body, tom)).body;
  expect((await changeExpense(id, expense.id, { ...body, version: 1 }, tom)).status).toBe(200);
  await moveTo(trip, 14, 17);
  await callOffTrip(mia.viewer, id);
  const pay = { from: id, to: households.tom, cents: 2400 };
  const paid = await addPayment(id, pay, tom);
  const done = [
    await addExpense(id, body, tom),
    paid,
    await setPayTo(id, { text: 'Cash, please' }, tom),
    await deletePayment(id, paid.body.payment.id, tom),
    await deleteExpense(id, expense.id, tom),
  ];
  expect(done.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200]);
  expect((await readCosts(id, tom)).body).toMatchObject({ expenses: [{}], pay_to: 'Cash, please' });
});

test('a trip has a limited number of expenses and of payments', async () => {
  const { mia, id, households } = await sharingCosts();
  const { what, cents } = firewood(id);
  const row = { tripId: id, what, cents, day: new Date(), paidBy: id, addedBy: id };
  await db.expense.createMany({ data: Array.from({ length: MAX_EXPENSES - 1 }, () => row) });
  expect((await addExpense(id, firewood(id), mia)).status).toBe(201);
  const { status, body } = await addExpense(id, firewood(id), mia);
  expect([status, body.error]).toEqual([409, 'A trip can have up to 500 expenses. Please delete one first.']);
  const paid = { tripId: id, fromHousehold: households.tom, toHousehold: id, cents: 1 };
  await db.payment.createMany({ data: Array.from({ length: MAX_PAYMENTS - 1 }, () => paid) });
  const pay = { from: households.tom, to: id, cents: 1 };
  expect((await addPayment(id, pay, mia)).status).toBe(201);
  expect(await addPayment(id, pay, mia)).toMatchObject({
    status: 409,
    body: { error: 'A trip can have up to 500 payments. Please take one back first.' },
  });
});

describe('an expense for those who are there on its day', () => {
  // The trip starts in 14 days and ends in 17 days. Mia and Zoe come alone, Tom comes with a child.
  const stay = (who: { camperId: string }, more: object) => ({
    attending: true,
    crew_member_ids: [who.camperId],
    ...more,
  });
  let arrived: Awaited<ReturnType<typeof sharingCosts>>;

  const zoeArrives = async () => {
    const story = await sharingCosts();
    await saveAttendance(story.zoe.viewer, story.id, stay(story.zoe, { arrive_on: inDays(15) }));
    return story;
  };

  beforeAll(async () => {
    arrived = await zoeArrives();
  });

  /** Adds an expense that Mia paid on a day, split over the households that are there on that day. */
  async function there(day: number, story = arrived) {
    const body = firewood(story.households.mia, { day: inDays(day), shares: 'there' });
    const { status, body: answer } = await addExpense(story.id, body, story.mia);
    return { ...story, status, answer, expense: answer.expense, body };
  }

  test('households that sleep or eat there on its day share it, by people without nights', async () => {
    const { expense, households } = await there(14);
    expect([expense.split, expense.stale]).toEqual(['there', false]);
    expect(sharesOf(expense)).toEqual({ [households.mia]: 3360, [households.tom]: 5040 });
    const leaving = await there(17);
    expect(sharesOf(leaving.expense)).toEqual({
      [leaving.households.mia]: 2400,
      [leaving.households.tom]: 3600,
      [leaving.households.zoe]: 2400,
    });
  });

  test('a day without anybody there can’t be split that way', async () => {
    const { status, answer } = await there(13);
    const words = 'No adult or child is there on that day who could share this.';
    expect([status, answer]).toEqual([400, { error: words, fields: { shares: words } }]);
  });

  test('when a stay changes, it can be split again over those who are there now', async () => {
    const { mia, zoe, id, expense, body, households } = await there(14, await zoeArrives());
    await saveAttendance(zoe.viewer, id, stay(zoe, { arrive_on: null }));
    expect((await readExpense(id, expense.id, mia)).body.expense).toMatchObject({
      stale: true,
      shares: expense.shares,
    });
    const again = await changeExpense(id, expense.id, { ...body, version: 1 }, mia);
    expect(again.body.expense).toMatchObject({ split: 'there', stale: false });
    expect(sharesOf(again.body.expense)[households.zoe]).toBe(2400);
    await moveTo({ id }, 20, 23);
    // No household is on the trip on that day any more, so the expense keeps its shares.
    expect((await readExpense(id, expense.id, mia)).body.expense.stale).toBe(false);
  });

  test('with another day and the same shares, it becomes an expense for chosen households', async () => {
    const { mia, id, expense, body } = await there(14);
    const shares = expense.shares.map(({ household_id, weight }) => ({ household_id, weight }));
    const dearer = await changeExpense(id, expense.id, { ...body, cents: 8401, shares, version: 1 }, mia);
    expect(dearer.body.expense.split).toBe('there');
    const moved = await changeExpense(id, expense.id, { ...body, day: inDays(15), shares, version: 2 }, mia);
    expect(moved.body.expense.split).toBe('weighted');
  });
});

describe('a weekend of four households of different sizes', () => {
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
    const token = await tokenOf(trip, email);
    const crew = ['adult', 'child', 'baby'].map((age) => ({ name: `Her ${age}`, age }));
    await answer(token, { attending: true, name: 'Priya', crew });
    const of = async (address: string) => (await invitationOf(trip, address)).id;
    const households = {
      Mia: id,
      Tom: await of(tom.email),
      Ann: await of(ann.email),
      Priya: await of(email),
    };
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
      const bears = (of: string) =>
        expense.shares.find(({ household_id }) => household_id === of)?.cents ?? 0;
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
});

describe('a household that said no or left', () => {
  test('a household with a part in the costs can still see and settle them after a no', async () => {
    const { tom, zoe, id, households } = await tomPaid();
    await answerTrip(zoe.viewer, id, false);
    const { status, body } = await readCosts(id, zoe);
    expect([status, body.may_add, body.going.map(({ name }) => name)]).toEqual([200, false, ['Mia', 'Tom']]);
    expect(body.balances.map(({ name, going, own }) => [name, going, own])).toEqual([
      ['Mia', true, false],
      ['Tom', true, false],
      ['Zoe', false, true],
    ]);
    expect((await addExpense(id, firewood(households.zoe), zoe)).status).toBe(403);
    const pay = { from: households.zoe, to: households.tom, cents: 2400 };
    expect((await addPayment(id, pay, zoe)).status).toBe(201);
    expect(await balancesFor(id, tom)).toEqual({ Mia: -2400, Tom: 2400, Zoe: 0 });
  });

  test('a household that said no still changes what it paid, and its shares may stay', async () => {
    const { mia, tom, zoe, id, households, expense, edit } = await tomPaid();
    await answerTrip(tom.viewer, id, false);
    const kept = expense.shares.map(({ household_id, weight }) => ({ household_id, weight }));
    const changed = await changeExpense(id, expense.id, { ...edit, cents: 10_500, shares: kept }, tom);
    expect([changed.status, changed.body.expense.shares.map(({ cents }) => cents).sort()]).toEqual([
      200,
      [3000, 3000, 4500],
    ]);
    // A household that the request names without a weight keeps its earlier weight.
    const chosen = [{ household_id: households.tom }, { household_id: households.zoe }];
    const two = await changeExpense(id, expense.id, { ...edit, shares: chosen, version: 2 }, mia);
    expect(two.body.expense.shares.map(({ weight }) => weight).sort()).toEqual([3, 4.5]);
    // A new split over everyone includes only the households that are going, and so leaves out Tom,
    // who isn't going any more. After that Tom can't be added to the expense again.
    const again = await changeExpense(id, expense.id, { ...edit, version: 3 }, mia);
    expect(again.body.expense.shares.map(({ household_id }) => household_id).sort()).toEqual(
      [id, households.zoe].sort(),
    );
    for (const refused of [
      await changeExpense(id, expense.id, { ...edit, shares: chosen, version: 4 }, mia),
      await addExpense(id, firewood(id, { shares: chosen }), zoe),
    ]) {
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['shares']]);
    }
    expect((await setPayTo(id, { text: 'Cash' }, tom)).status).toBe(200);
    expect((await readCosts(id, mia)).body.settlement).toContainEqual(
      expect.objectContaining({ to: households.tom, pay_to: 'Cash' }),
    );
  });

  test('a household that was removed keeps its name while its balance is open, one whose account was deleted doesn’t', async () => {
    const { mia, tom, zoe, id, households } = await tomPaid();
    await removeInvitee(mia.viewer, id, households.zoe);
    expect(await balancesFor(id, mia)).toEqual({ Mia: -2400, Tom: 4800, 'Zoe, left': -2400 });
    expect((await readCosts(id, zoe)).status).toBe(404);
    await deleteAccount(tom.viewer, undefined);
    const { body } = await readCosts(id, mia);
    const left = { rounding: 0, own: false, going: false };
    expect(body.balances).toEqual([
      expect.objectContaining({ name: 'Mia', cents: -2400 }),
      {
        ...left,
        household_id: households.tom,
        name: 'Somebody who deleted their account',
        cents: 4800,
        paid: 8400,
        share: 3600,
      },
      {
        ...left,
        household_id: households.zoe,
        name: 'Zoe, left',
        cents: -2400,
        paid: 0,
        share: 2400,
      },
    ]);
    expect(body.expenses).toMatchObject([{ paid_by: households.tom, cents: 8400 }]);
    for (const { from, to, cents } of body.settlement) {
      expect((await addPayment(id, { from, to, cents }, mia)).status).toBe(201);
    }
    expect((await readCosts(id, mia)).body.settlement).toEqual([]);
    // Zoe’s name is gone from the page at once, and at the next purge from the database too.
    expect(Object.keys(await balancesFor(id, mia))).toEqual([
      'Mia',
      'Somebody who deleted their account',
      'Somebody who left',
    ]);
  });

  test('a household that left stays in an expense unchanged, pays by the other household, and can’t be added to another', async () => {
    const { mia, tom, zoe, id, households, expense, edit } = await tomPaid();
    await leaveTrip({ viewer: zoe.viewer, tripId: id });
    const kept = expense.shares.map(({ household_id, weight }) => ({ household_id, weight }));
    const named = await changeExpense(id, expense.id, { ...edit, what: 'Wood', shares: kept }, mia);
    expect([named.status, named.body.expense.shares]).toEqual([200, expense.shares]);
    expect(fieldsOf(await addExpense(id, firewood(households.zoe), mia))).toEqual([400, ['paid_by']]);
    const paid = { from: households.zoe, to: households.tom, cents: 2400 };
    expect((await addPayment(id, paid, tom)).status).toBe(201);
    expect((await balancesFor(id, tom))['Somebody who left']).toBe(0);
  });
});
