import { refusalOf } from '@/lib/api-client';
import { versionIn } from '@/lib/offline/changes';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import { sendWaiting, sentChanges, somethingWaits, waitingChanges } from '@/lib/offline/waiting';
import type { Expense } from '@/lib/trips/costs/schema';
import { addExpense, changeExpense, firewood, readCosts } from './factories/costs';
import { addGear, readGear } from './factories/gear';
import { mealIn, postItem, readMeals } from './factories/meals';
import { readNotices } from './factories/notices';
import { addPacking, readPacking } from './factories/packing';
import { person } from './factories/people';
import { bring } from './factories/seats';
import { postTodo, readTodos } from './factories/todos';
import { inDays, invitationOf, plan } from './factories/trips';
import { deviceOf, type Fate } from './offline-world';

/**
 * A device goes offline in the middle of a random run of changes and comes back at a random moment: it ends with exactly
 * what the server has, nothing twice, nothing missing. OFFLINE_RUNS says how many runs there are, OFFLINE_SEED repeats one.
 */
const { OFFLINE_RUNS = '20', OFFLINE_SEED } = process.env;
const seeds = OFFLINE_SEED
  ? [Number(OFFLINE_SEED)]
  : Array.from({ length: Number(OFFLINE_RUNS) }, (_, at) => at + 1);

/** Random numbers that a seed repeats (mulberry32). */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    is: (share: number) => next() < share,
    of: <Item>(all: readonly Item[]) => all[below(all.length)] as Item,
  };
}

const dinner = { day: inDays(14), meal: 'dinner' };
const dates = { start_date: inDays(14), end_date: inDays(17) };

/** Mia's trip, on which Tom is going with things of every part, and another one to which he has yet to answer. */
async function tripsOf() {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [trip, other] = [
    await plan(mia, { invitees: [tom.email] }),
    await plan(mia, { invitees: [tom.email] }),
  ];
  const { id } = trip;
  await bring(tom, id);
  const { id: household } = await invitationOf(trip, tom.email);
  const made = async <Made>(make: (name: string) => Promise<{ body: Made }>) =>
    [(await make('One')).body, (await make('Two')).body] as const;
  const expenses = await made((what) => addExpense(id, firewood(household, { what }), tom));
  const items = await made((name) => addPacking(id, name, tom));
  const lines = await made((name) => addGear(id, { name, needed: 5 }, mia));
  const todos = await made((text) => postTodo(id, { text }, mia));
  await postItem(id, dinner, { text: 'Sausages' }, tom);
  const meals = (await readMeals(id, tom)).body;
  return {
    ...{ mia, tom, id, other: other.id, household },
    expenses: expenses.map(({ expense }) => expense),
    items: items.map(({ item }) => item.id),
    lines: lines.map(({ line }) => line.id),
    todos: todos.map(({ todo }) => todo.id),
    sausages: mealIn(meals, dinner)?.items[0]?.id ?? '',
  };
}

type Trips = Awaited<ReturnType<typeof tripsOf>>;

/** What Tom wants the trips to be in the end. */
interface Wanted {
  /** The last that was said of each thing, by its name. */
  values: Record<string, unknown>;
  /** What there has to be once each. */
  expenses: string[];
  payments: number[];
  notices: string[];
  /** The amounts to which Tom has changed each expense, in turn, and those that he was told at once can't be saved. */
  amounts: Record<string, number[]>;
  refused: number[];
}

function changesOf(trips: Trips, random: ReturnType<typeof chance>, wanted: Wanted) {
  const { mia, id, other, household, expenses, items, lines, todos, sausages } = trips;
  const api = `/api/trips/${id}`;
  const seen = new Map(expenses.map(({ id, version }) => [id, version]));
  let count = 0;

  const say = async (
    name: string,
    value: unknown,
    [method, path, body]: ['put' | 'patch', string, object],
    thing = path,
  ) => {
    wanted.values[name] = value;
    await sendOrKeep(method, path, body, { kind: 'Said', label: name, thing });
  };

  const addOne = async (path: string, body: object, thing: string | null) => {
    await sendOrKeep('post', path, body, { kind: 'New', label: path, thing });
  };

  /** As the form does: over the version that was seen, or that the change that waits was made to. */
  const changeOne = async () => {
    const { id: expense } = random.of(expenses);
    const path = `${api}/expenses/${expense}`;
    const cents = 1000 + ++count;
    wanted.amounts[expense] = [...(wanted.amounts[expense] ?? []), cents];
    const before = waitingChanges().findLast(({ thing }) => thing === path);
    const version =
      (before && !before.refused ? versionIn(before.body) : undefined) ?? seen.get(expense) ?? 0;
    try {
      const body = { ...firewood(household), what: 'Changed', cents, version };
      const saved = await sendOrKeep<{ expense: Expense }>('put', path, body, {
        kind: 'Expense',
        label: path,
      });
      if (saved) seen.set(expense, saved.expense.version);
    } catch (error) {
      if (refusalOf(error)?.status !== 409) throw error;
      wanted.refused.push(cents);
    }
  };

  /** Somebody else changes an expense meanwhile, as it is by now. */
  const changeByMia = async () => {
    const { id: expense } = random.of(expenses);
    const now = (await readCosts(id, mia)).body.expenses.find((each) => each.id === expense);
    if (!now) throw new Error('an expense is gone');
    const body = { ...firewood(household), what: 'Changed', cents: 5000 + ++count, version: now.version };
    expect((await changeExpense(id, expense, body, mia)).status).toBe(200);
  };

  const kinds = {
    packing: () => {
      const [item, packed] = [random.of(items), random.is(0.5)];
      return say(`packing ${item}`, packed, ['patch', `${api}/packing/${item}`, { packed }]);
    },
    shopping: () => {
      const [ticked, place] = [random.is(0.5), `${api}/meals/${dinner.day}/${dinner.meal}/items/${sausages}`];
      return say('sausages', ticked, ['patch', place, { ticked }]);
    },
    offer: () => {
      const [line, quantity] = [random.of(lines), random.below(5)];
      return say(`offer ${line}`, quantity, ['put', `${api}/gear/${line}/offer`, { quantity }]);
    },
    done: () => {
      const [todo, done] = [random.of(todos), random.is(0.5)];
      return say(`done ${todo}`, done, ['patch', `${api}/todos/${todo}`, { done }], `${todo} done`);
    },
    give: () => {
      const [todo, household_id] = [random.of(todos), random.is(0.5) ? household : null];
      return say(
        `owner ${todo}`,
        household_id,
        ['patch', `${api}/todos/${todo}`, { household_id }],
        `${todo} owner`,
      );
    },
    answer: () => {
      const attending = random.is(0.5);
      return say('answer', attending, [
        'patch',
        `/api/trips/${other}/attending`,
        { attending, for_dates: dates },
      ]);
    },
    expense: () => {
      const what = `Expense ${++count}`;
      wanted.expenses.push(what);
      return addOne(`${api}/expenses`, firewood(household, { what }), `expense ${count}`);
    },
    payment: () => {
      const cents = 100 + ++count;
      wanted.payments.push(cents);
      return addOne(`${api}/payments`, { from: household, to: id, cents }, null);
    },
    notice: () => {
      const text = `Notice ${++count}`;
      wanted.notices.push(text);
      return addOne(`${api}/notices`, { text }, null);
    },
    change: changeOne,
    mia: changeByMia,
  };
  const all = Object.values(kinds);
  /** The page shows what the server has. */
  const look = async () => {
    for (const { id: expense, version } of (await readCosts(id, trips.tom)).body.expenses)
      seen.set(expense, version);
  };
  return { one: () => random.of([...all, changeOne, changeOne])(), look };
}

/** What the server has in the end, named as Wanted does. */
async function has({ tom, id, other, household, sausages }: Trips) {
  const packing = (await readPacking(id, tom)).body;
  const [costs, notices] = [(await readCosts(id, tom)).body, (await readNotices({ id }, tom)).body];
  const [gear, todos] = [(await readGear(id, tom)).body, (await readTodos(id, tom)).body];
  const item = mealIn((await readMeals(id, tom)).body, dinner)?.items.find((each) => each.id === sausages);
  const { attending } = await invitationOf({ id: other }, tom.email);
  return {
    values: {
      ...Object.fromEntries(packing.items.map((each) => [`packing ${each.id}`, each.packed])),
      ...Object.fromEntries(
        gear.lines.map(({ id, by }) => [
          `offer ${id}`,
          by.find(({ household_id }) => household_id === household)?.quantity ?? 0,
        ]),
      ),
      ...Object.fromEntries(todos.todos.map((each) => [`done ${each.id}`, each.done])),
      ...Object.fromEntries(todos.todos.map((each) => [`owner ${each.id}`, each.household_id])),
      sausages: item?.ticked,
      answer: attending,
    } as Record<string, unknown>,
    expenses: costs.expenses.map(({ what }) => what).filter((what) => what.startsWith('Expense ')),
    payments: costs.payments.map(({ cents }) => cents),
    notices: notices.notices.map(({ text }) => text),
  };
}

const inOrder = <Item>(all: Item[]) => [...all].sort();

test.each(seeds)(
  'a device that was offline for a while ends with what the server has: seed %i',
  async (seed) => {
    const random = chance(seed);
    const trips = await tripsOf();
    const wanted: Wanted = { values: {}, expenses: [], payments: [], notices: [], amounts: {}, refused: [] };
    const length = 10 + random.below(15);
    const [goes, stays] = [random.below(length), 1 + random.below(length)];
    let away = false;
    // At the edge of reception some requests get there, and their responses don't come back.
    const edge = random.of([0, 0.3, 0.7]);
    const fate = (): Fate =>
      away ? (random.is(edge) ? random.of(['lost after', 'through'] as const) : 'lost before') : 'through';
    const device = deviceOf(trips.tom, fate);
    const { one, look } = changesOf(trips, random, wanted);

    for (let at = 0; at < length; at++) {
      if (at === goes) away = true;
      if (at === goes + stays) {
        away = false;
        device.online();
      }
      if (!away && random.is(0.5)) await look();
      if (random.is(0.1)) device.restart();
      await one();
    }
    away = false;
    device.online();
    for (let tries = 0; somethingWaits() && tries < 50; tries++) await sendWaiting(true);

    const refused = waitingChanges();
    expect(refused.filter(({ refused }) => refused?.status !== 409)).toEqual([]);
    const now = await has(trips);
    const { amounts, refused: told, ...plain } = wanted;
    expect(now.values).toMatchObject(plain.values);
    expect(inOrder(now.expenses)).toEqual(inOrder(plain.expenses));
    expect(inOrder(now.payments)).toEqual(inOrder(plain.payments));
    expect(inOrder(now.notices)).toEqual(inOrder(plain.notices));

    const made = device.reached.filter(({ status, replayed }) => status < 300 && !replayed);
    expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
    for (const [expense, all] of Object.entries(amounts)) {
      const own = made.filter(({ path }) => path.endsWith(expense)).map(({ body }) => body.cents);
      // No amount is made twice, and none goes over what somebody else has saved since it was seen.
      expect(new Set(own).size).toBe(own.length);
      const [last] = all.slice(-1);
      const listed = refused
        .filter(({ path }) => path.endsWith(expense))
        .map(({ body }) => JSON.parse(body).cents);
      // The last one is there, or what was typed is.
      expect([...own, ...told, ...listed]).toContain(last);
      if (own.includes(last) && own.at(-1) !== last)
        throw new Error(`an earlier change of ${expense} came after the last`);
    }
    for (const { sentAt } of sentChanges()) expect(sentAt).toBeGreaterThan(0);
    device.close();
  },
);
