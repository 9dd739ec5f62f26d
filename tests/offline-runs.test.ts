import { refusalOf } from '@/lib/api-client';
import { EXPENSE, versionIn } from '@/lib/offline/changes';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import { sendWaiting, sentChanges, somethingWaits, waitingChanges } from '@/lib/offline/waiting';
import type { Expense } from '@/lib/trips/costs/schema';
import { addExpense, changeExpense, firewood, readCosts, readExpense } from './factories/costs';
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
 * A device goes offline in the middle of a random series of changes and comes back at a random
 * moment. In the end the device and the server must agree, with nothing twice and nothing missing.
 * OFFLINE_RUNS is the number of runs; OFFLINE_SEED repeats one run.
 */
const { OFFLINE_RUNS = '20', OFFLINE_SEED } = process.env;
const seeds = OFFLINE_SEED
  ? [Number(OFFLINE_SEED)]
  : Array.from({ length: Number(OFFLINE_RUNS) }, (_, at) => at + 1);

/** Returns a source of random numbers, which a seed repeats (mulberry32). */
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

/**
 * Creates Mia's trip with something in each part, on which Tom is going, and another trip that Tom
 * has not answered.
 */
async function tripsOf() {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [trip, other] = [
    await plan(mia, { invitees: [tom.email] }),
    await plan(mia, { invitees: [tom.email] }),
  ];
  const { id } = trip;
  await bring(tom, id);
  const { id: household } = await invitationOf(trip, tom.email);
  const { expense } = (await addExpense(id, firewood(household), tom)).body;
  const { item } = (await addPacking(id, 'Ukulele', tom)).body;
  const { line } = (await addGear(id, { name: 'Mallet', needed: 5 }, mia)).body;
  const { todo } = (await postTodo(id, { text: 'Ice' }, mia)).body;
  const { meal } = (await postItem(id, dinner, { text: 'Sausages' }, tom)).body;
  return {
    mia,
    tom,
    id,
    other: other.id,
    household,
    expense,
    item: item.id,
    line: line.id,
    todo: todo.id,
    sausages: meal.items[0]?.id ?? '',
  };
}

type Trips = Awaited<ReturnType<typeof tripsOf>>;

/** What the trips should hold in the end, after Tom's changes. */
interface Wanted {
  /** The last value that was set for each thing, keyed by the thing's name. */
  values: Record<string, unknown>;
  /** Things that must exist exactly once. */
  expenses: string[];
  payments: number[];
  notices: string[];
  /**
   * The amounts that Tom has set for the expense, in order, and those that were refused at once.
   */
  amounts: number[];
  refused: number[];
  /** True when somebody else has changed the expense too. */
  byMia: boolean;
}

function changesOf(trips: Trips, random: ReturnType<typeof chance>, wanted: Wanted) {
  const { mia, tom, id, other, household, expense, item, line, todo, sausages } = trips;
  const { values } = wanted;
  const api = `/api/trips/${id}`;
  let { version: seen } = expense;
  let count = 0;

  const say = async (
    name: string,
    value: unknown,
    [method, path, body]: ['put' | 'patch', string, object],
    thing = path,
  ) => {
    values[name] = value;
    await sendOrKeep(method, path, body, { kind: 'Said', label: name, thing });
  };
  /** Sets a thing to the opposite of its last value. */
  const turn = (name: string, path: string, field: string, more: object = {}) => {
    const value = values[name] !== true;
    return say(name, value, ['patch', path, { [field]: value, ...more }], `${path} ${field}`);
  };
  const add = (path: string, body: object, thing: string | null = null) =>
    sendOrKeep('post', `${api}/${path}`, body, { kind: 'New', label: path, thing });

  /**
   * Changes an expense as the form does: based on the version on the page, or on the version in a
   * change that still waits.
   */
  const change = async () => {
    const path = `${api}/expenses/${expense.id}`;
    const cents = 1000 + ++count;
    wanted.amounts.push(cents);
    const before = waitingChanges().findLast(({ thing, refused }) => thing === path && !refused);
    const version = before ? versionIn(before.body) : seen;
    const body = { ...firewood(household), cents, version };
    try {
      const saved = await sendOrKeep<{ expense: Expense }>('put', path, body, { kind: EXPENSE, label: path });
      if (saved) seen = saved.expense.version;
    } catch (error) {
      if (refusalOf(error)?.status !== 409) throw error;
      wanted.refused.push(cents);
    }
  };

  /** Somebody else changes the current version of the expense meanwhile. */
  const changeByMia = async () => {
    wanted.byMia = true;
    const { version } = (await readExpense(id, expense.id, mia)).body.expense;
    const body = { ...firewood(household), cents: 5000 + ++count, version };
    // A change that Tom's device is sending at this moment may arrive first.
    expect([200, 409]).toContain((await changeExpense(id, expense.id, body, mia)).status);
  };

  const kinds = {
    packing: () => turn('packing', `${api}/packing/${item}`, 'packed'),
    shopping: () => turn('shopping', `${api}/meals/${dinner.day}/${dinner.meal}/items/${sausages}`, 'ticked'),
    done: () => turn('done', `${api}/todos/${todo}`, 'done'),
    answer: () => turn('answer', `/api/trips/${other}/attending`, 'attending', { for_dates: dates }),
    give: () => {
      const household_id = values.owner === household ? null : household;
      return say('owner', household_id, ['patch', `${api}/todos/${todo}`, { household_id }], `${todo} owner`);
    },
    offer: () => {
      const quantity = random.below(5);
      return say('offer', quantity, ['put', `${api}/gear/${line}/offer`, { quantity }]);
    },
    expense: () => {
      const what = `Expense ${++count}`;
      wanted.expenses.push(what);
      return add('expenses', firewood(household, { what }), `expense ${count}`);
    },
    payment: () => {
      const cents = 100 + ++count;
      wanted.payments.push(cents);
      return add('payments', { from: household, to: id, cents });
    },
    notice: () => {
      const text = `Notice ${++count}`;
      wanted.notices.push(text);
      return add('notices', { text });
    },
    change,
    changeByMia,
  };
  let last = change;
  /**
   * Makes one more change. It is often of the same kind as the last one, because people change
   * their minds.
   */
  const one = () => {
    if (random.is(0.5)) last = random.of([...Object.values(kinds), change]) as typeof change;
    return last();
  };
  /** Loads the current version of the expense from the server, as when the page is refreshed. */
  const look = async () => {
    seen = (await readExpense(id, expense.id, tom)).body.expense.version;
  };
  return { one, look };
}

/** Returns what the server has stored in the end, under the same names as in Wanted. */
async function has({
  tom,
  id,
  other,
  household,
  item,
  line,
  todo,
  sausages,
}: Trips): Promise<Partial<Wanted>> {
  const [packing, gear] = [(await readPacking(id, tom)).body, (await readGear(id, tom)).body];
  const [todos, meals] = [(await readTodos(id, tom)).body, (await readMeals(id, tom)).body];
  const [costs, notices] = [(await readCosts(id, tom)).body, (await readNotices({ id }, tom)).body];
  const by = gear.lines.find((each) => each.id === line)?.by ?? [];
  const own = todos.todos.find((each) => each.id === todo);
  return {
    values: {
      packing: packing.items.find((each) => each.id === item)?.packed,
      offer: by.find(({ household_id }) => household_id === household)?.quantity ?? 0,
      done: own?.done,
      owner: own?.household_id,
      shopping: mealIn(meals, dinner)?.items.find((each) => each.id === sausages)?.ticked,
      answer: (await invitationOf({ id: other }, tom.email)).attending,
    },
    expenses: costs.expenses.map(({ what }) => what).filter((what) => what.startsWith('Expense ')),
    payments: costs.payments.map(({ cents }) => cents),
    notices: notices.notices.map(({ text }) => text),
  };
}

const inOrder = (all: (string | number)[] = []) => [...all].sort();

test.each(seeds)(
  'a device that was offline for a while ends with what the server has: seed %i',
  async (seed) => {
    const random = chance(seed);
    const trips = await tripsOf();
    const wanted: Wanted = {
      values: {},
      expenses: [],
      payments: [],
      notices: [],
      amounts: [],
      refused: [],
      byMia: false,
    };
    const length = 10 + random.below(15);
    const [goes, stays] = [random.below(length), 1 + random.below(length)];
    let away = false;
    // At the edge of reception some requests arrive, and some responses get lost.
    const edge = random.of([0, 0.3, 0.6, 0.9]);
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
      if (device.wasSent() || (!away && random.is(0.5))) await look();
      if (random.is(0.1)) device.restart();
      await one();
    }
    away = false;
    device.online();
    for (let tries = 0; somethingWaits() && tries < 50; tries++) await sendWaiting(true);

    const left = waitingChanges();
    expect(left.filter(({ refused }) => refused?.status !== 409)).toEqual([]);
    const now = await has(trips);
    expect(now.values).toMatchObject(wanted.values);
    for (const what of ['expenses', 'payments', 'notices'] as const)
      expect(inOrder(now[what])).toEqual(inOrder(wanted[what]));

    const made = device.reached.filter(({ status, replayed }) => status < 300 && !replayed);
    expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
    const amounts = made.filter(({ method }) => method === 'PUT').flatMap(({ body }) => body.cents ?? []);
    const refused = [...wanted.refused, ...left.map(({ body }) => JSON.parse(body).cents)];
    // Each amount is applied at most once and in the order in which Tom entered them. No refused
    // amount is applied.
    expect(amounts).toEqual(wanted.amounts.filter((cents) => amounts.includes(cents)));
    expect(amounts.filter((cents) => refused.includes(cents))).toEqual([]);
    // The last amount is saved or listed as refused. Without Mia's change nothing is refused.
    const last = wanted.amounts.slice(-1);
    expect([...amounts, ...refused]).toEqual(expect.arrayContaining(last));
    if (!wanted.byMia) expect(refused).toEqual([]);
    expect(sentChanges().filter(({ sentAt }) => sentAt === undefined)).toEqual([]);
    device.close();
  },
);
