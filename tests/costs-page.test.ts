import { text } from 'node:stream/consumers';
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import CostsPage from '@/app/(trip)/trip/[tripId]/costs/page';
import { CostsView } from '@/components/trips/costs/costs-view';
import { ToastProvider } from '@/components/ui/toast';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { findCosts } from '@/lib/trips/costs/find-costs';
import { getTripHead } from '@/lib/trips/trip-head';
import { countQueries } from './count-queries';
import { addExpense, addPayment } from './factories/costs';
import { answer, asGuest } from './factories/guests';
import { type Person, person, uniqueEmail } from './factories/people';
import { appoint, inDays, invitationOf, invitedToken, moveTo, party, plan } from './factories/trips';

let cookie = '';
// Use the version of next/dynamic with which Next builds pages.
jest.mock('next/dynamic', () => jest.requireActual('next/dist/shared/lib/app-dynamic'));
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const [own, value] = cookie.split('=');
      return own === name ? { value } : undefined;
    },
  }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

const open = ({ cookie: own }: { cookie: string }, tripId: string, expenses?: string) => {
  cookie = own;
  return CostsPage({ params: Promise.resolve({ tripId }), searchParams: Promise.resolve({ expenses }) });
};
const htmlOf = (page: ReactNode) => renderToStaticMarkup(createElement(ToastProvider, null, page));
/** Renders a page to HTML, including its late-loaded parts. */
const wholeHtmlOf = async (page: ReactNode) => {
  const { prelude } = await prerenderToNodeStream(createElement(ToastProvider, null, page));
  return text(prelude);
};
const shown = async (who: Person, tripId: string) => htmlOf(await open(who, tripId));
const bill = (paid_by: string, more: object = {}) => ({
  what: 'Firewood',
  day: inDays(0),
  cents: 9001,
  paid_by,
  ...more,
});

test('the trip’s bar and its costs agree on who may see the costs', async () => {
  const { mia, tom, ann, zoe, trip } = await party();
  const { id } = trip;
  const sees = async ({ viewer }: Person) => {
    const [page, found] = await Promise.all([
      getTripHead({ viewer, tripId: id }),
      findCosts({ viewer, tripId: id }),
    ]);
    expect(page?.seesCosts).toBe(found?.costs !== null);
    return page?.seesCosts;
  };
  const all = () => Promise.all([mia, tom, ann, zoe].map(sees));
  expect(await all()).toEqual([true, true, false, false]);
  await answerTrip(zoe.viewer, id, true);
  const zoes = (await invitationOf(trip, zoe.email)).id;
  await addExpense(id, bill(id, { shares: [{ household_id: zoes, weight: 1 }] }), mia);
  await answerTrip(zoe.viewer, id, false);
  await appoint(trip, ann);
  expect(await all()).toEqual([true, true, true, true]);
  await answerTrip(tom.viewer, id, false);
  expect(await sees(tom)).toBe(false);
});

const only = (household_id: string) => ({ shares: [{ household_id, weight: 1 }] });

test.each([
  ['paid', (id: string, toms: string, mia: Person) => addExpense(id, bill(toms, only(id)), mia)],
  ['wrote down', (id: string, _: string, __: Person, tom: Person) => addExpense(id, bill(id, only(id)), tom)],
  ['bears', (id: string, toms: string, mia: Person) => addExpense(id, bill(id, only(toms)), mia)],
  ['gave', (id: string, toms: string, mia: Person) => addPayment(id, { from: toms, to: id, cents: 1 }, mia)],
  ['got', (id: string, toms: string, mia: Person) => addPayment(id, { from: id, to: toms, cents: 1 }, mia)],
])('what somebody %s keeps the costs visible to them after they say no', async (_, take) => {
  const { mia, tom, trip } = await party();
  const { id } = trip;
  const sees = async () => {
    const page = await getTripHead({ viewer: tom.viewer, tripId: id });
    const found = await findCosts({ viewer: tom.viewer, tripId: id });
    expect(page?.seesCosts).toBe(found?.costs !== null);
    return page?.seesCosts;
  };
  await answerTrip(tom.viewer, id, false);
  expect(await sees()).toBe(false);
  await answerTrip(tom.viewer, id, true);
  expect((await take(id, (await invitationOf(trip, tom.email)).id, mia, tom)).status).toBe(201);
  await answerTrip(tom.viewer, id, false);
  expect(await sees()).toBe(true);
});

test('anybody who isn’t going is told who sees the costs and how to join them', async () => {
  const { zoe, trip } = await party();
  const html = await shown(zoe, trip.id);
  expect(html).toContain('Costs are for those who are going');
  expect(html).toContain(`href="/trip/${trip.id}"`);
  expect(html).not.toContain('Add an expense');
});

test.each([
  ['over', (_: Person, id: string) => moveTo({ id }, -9, -7)],
  ['called off', ({ viewer }: Person, id: string) => callOffTrip(viewer, id)],
])('costs stay open after the trip is %s', async (_, close) => {
  const { mia, tom, trip } = await party();
  await addExpense(trip.id, bill(trip.id), mia);
  await close(mia, trip.id);
  const html = await shown(tom, trip.id);
  for (const words of ['Add an expense', 'You owe', '$45.0', 'Mark paid', 'Firewood', 'Save as CSV']) {
    expect(html).toContain(words);
  }
});

test('a guest who is going sees the costs and adds to them, and still sees them later when they have a part in them', async () => {
  const [mia, email] = [await person('Mia'), uniqueEmail('priya')];
  const trip = await plan(mia, { invitees: [email] });
  const token = await invitedToken(email);
  const seen = async () => wholeHtmlOf(await open(await asGuest(token), trip.id));
  const reply = (attending: boolean) =>
    answer(token, { attending, name: 'Priya', crew: [{ name: 'Priya', age: 'adult' }] });
  await reply(false);
  expect(await seen()).toContain('Costs are for those who are going');
  await reply(true);
  expect(await seen()).toContain('Add an expense');
  await addExpense(trip.id, bill(trip.id), mia);
  for (const words of ['You owe', 'You pay Mia', 'Mark paid', `href="/api/trips/${trip.id}/expenses.csv"`]) {
    expect(await seen()).toContain(words);
  }
  await reply(false);
  expect(await seen()).toContain('You owe');
  expect(await seen()).not.toContain('Add an expense');
});

/** Returns the props with which the browser renders a page's costs. */
function propsOf(page: ReactNode) {
  const parts = (page as ReactElement<{ children: unknown[] }>).props.children;
  return (parts.find((part) => isValidElement(part) && part.type === CostsView) as ReactElement).props;
}

test('the page lists the newest 25 expenses without shares, shows more when its address asks for them, and sums up all', async () => {
  const { tom, trip } = await party();
  const { id } = trip;
  const toms = (await invitationOf(trip, tom.email)).id;
  const row = { tripId: id, cents: 300, paidBy: id, addedBy: id };
  const saved = await db.expense.createManyAndReturn({
    data: Array.from({ length: 60 }, (_, nth) => ({
      ...row,
      what: `Ice ${nth}.`,
      day: dateOf(inDays(-nth)),
    })),
  });
  await db.expenseShare.createMany({
    data: saved.flatMap(({ id: expenseId }) =>
      [id, toms].map((householdId, at) => ({
        tripId: id,
        expenseId,
        householdId,
        weight: 100,
        cents: 100 + 100 * at,
      })),
    ),
  });
  for (const [asked, listed] of [
    [undefined, 25],
    ['50', 50],
    ['75', 60],
    ['nonsense', 25],
  ] as const) {
    const page = await open(tom, id, asked);
    const html = htmlOf(page);
    expect(html.match(/class="expense-row"/g)).toHaveLength(listed);
    expect([html.includes(`Ice ${listed - 1}.`), html.includes(`Ice ${listed}.`)]).toEqual([true, false]);
    expect(html).toContain('60 expenses, $180.00');
    expect(html).toContain('Your share of $180.00 is $120.00.');
    expect(html.includes(`href="?expenses=${Math.min(60, listed + 25)}"`)).toBe(listed < 60);
    const props = JSON.stringify(propsOf(page));
    expect(props.match(/"what":/g)).toHaveLength(listed);
    expect(props).not.toContain('"shares"');
  }
});

test('with many expenses and payments the page takes as many queries as with none, at most four', async () => {
  const { mia, tom, trip } = await party();
  const queries = async () => (await countQueries(() => open(mia, trip.id))).queries.length;
  const none = await queries();
  const toms = (await invitationOf(trip, tom.email)).id;
  for (let count = 0; count < 8; count++) {
    await addExpense(trip.id, bill(trip.id), mia);
    await addPayment(trip.id, { from: toms, to: trip.id, cents: 100 }, mia);
  }
  expect(await queries()).toBe(none);
  expect(none).toBeLessThanOrEqual(4);
});
