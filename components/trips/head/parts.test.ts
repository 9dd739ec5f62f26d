import type { Stage } from '@/lib/trips/moment';
import { nextThings } from '@/lib/trips/next/next-things';
import { joe, moments, type NextPageChanges, nextPage, priya } from '@/tests/factories/next-page';
import { partsOf } from './parts';

type Role = Parameters<typeof nextPage>[0];

const parts = (
  role: Role = null,
  {
    seesCosts = false,
    unreadNotices = 0,
    stage = 'planning',
    ...changes
  }: NextPageChanges & { seesCosts?: boolean; unreadNotices?: number; stage?: Stage } = {},
) => {
  const page = nextPage(role, changes);
  return partsOf({ trip: page.trip, seesCosts, unreadNotices }, stage, nextThings(page, moments.planning));
};

const countsOf = (...given: Parameters<typeof parts>) =>
  Object.fromEntries(parts(...given).flatMap(({ label, count }) => (count ? [[label, count]] : [])));

test('a trip has six parts with the overview first; the costs are a part only for readers who may see them', () => {
  const bar = (seesCosts: boolean) => parts(null, { seesCosts }).map(({ label, href }) => [label, href]);
  const all = [
    ['Overview', '/trip/1'],
    ['People', '/trip/1/people'],
    ['Days', '/trip/1/days'],
    ['Gear', '/trip/1/gear'],
    ['Costs', '/trip/1/costs'],
    ['Notices', '/trip/1/notices'],
  ];
  expect(bar(true)).toEqual(all);
  expect(bar(false)).toEqual(all.filter(([label]) => label !== 'Costs'));
});

test.each(['invited', 'declined', 'off'] as const)(
  'a trip that is %s has no bar, on any of its pages',
  (stage) => {
    expect(parts(null, { stage })).toEqual([]);
  },
);

test('a tab counts what waits for the reader, and the page that finishes it says so too', () => {
  const seats = { Priya: null };
  expect(countsOf(null, { seats })).toEqual({ People: { number: 1, text: '1 thing for you' } });
  const organiser = parts('organiser', { seats, people: { pending: [joe] } });
  expect(organiser[1]).toMatchObject({
    count: { number: 2 },
    pages: [
      { count: { number: 1, text: '1 thing for you' } },
      { page: 'cars', count: { number: 1 } },
      { page: 'pitches' },
    ],
  });
  const todo = { id: 't', text: 'Buy gas', due_on: null, booking: null };
  expect(countsOf(null, { ownTodos: [todo] })).toEqual({ Days: { number: 1, text: '1 thing for you' } });
});

test('what others wait for is no number: a member sees neither who hasn’t answered nor others without a seat', () => {
  const sams = { attendees: [priya], pending: [joe] };
  expect(countsOf(null, { people: sams, seats: {} })).toEqual({});
});

test('unread news and what anyone may take are dots', () => {
  expect(countsOf(null, { unreadNotices: 3, cooked: [] })).toEqual({
    Days: { dot: 'open' },
    Notices: { dot: 'news' },
  });
});
