import { type AtStop, joined, startText, stopsAhead } from './by-stop';
import { conditionsOf } from './conditions-of';
import type { KnownConditions, LookedList } from './known';

const at = '2027-01-22T19:10:00Z';
/** Sat 23 Jan, 6:20 am in Sydney. */
const now = new Date('2027-01-22T19:20:00Z');

const listOf = (kind: 'fire ban' | 'road', title?: string, days: string[] = []): LookedList => ({
  list: { name: `nsw ${kind}`, kind, source: { name: 'A list', url: 'https://list.example' } },
  readAt: at,
  saidAt: at,
  unplaced: [],
  concerns: title
    ? [
        {
          item: {
            ...{ id: title, kind, gravity: 'stops', title, text: title, where: {} },
            ...{ from: null, until: null, rating: null, link: null, at: null },
          },
          days,
          ours: true,
          km: null,
        },
      ]
    : [],
});

function stop(name: string, start: number, end: number, lists: LookedList[], more: object = {}): AtStop {
  const trip = { start_date: `2027-01-${start}`, end_date: `2027-01-${end}`, called_off: false };
  const known: KnownConditions = {
    ...{ trip, zone: 'Australia/Sydney', state: 'NSW', lists, said: [], told: null },
    ...more,
  };
  return { stop_id: name, name, known, conditions: conditionsOf(known, now) };
}

const quiet = stop('Peppercorn', 23, 24, [listOf('road')]);
const banned = stop('Blowering', 24, 26, [listOf('fire ban', 'Ban', ['2027-01-25'])]);
const closed = stop('Cascade', 26, 27, [listOf('road', 'The road is closed')]);
const later = stop('Far', 29, 30, [listOf('road')]);

test('the line is that of the gravest stop, which it names with the others', () => {
  expect(joined([quiet, banned, closed, later])).toMatchObject({
    on: true,
    begun: true,
    tone: 'stops',
    headline: ['Blowering: No campfire on Monday.', 'Cascade: The road is closed.'],
    line: {
      title: 'Blowering: No campfire on Monday',
      text: expect.stringMatching(/ · Also Cascade$/),
    },
    dated: expect.stringMatching(/^Blowering: .* · Also Cascade$/),
  });
});

test('items carry their stop, the gravest first', () => {
  const { items } = joined([quiet, closed, banned]);
  expect(items.slice(0, 2).map(({ stop_id, kind }) => [stop_id, kind])).toEqual([
    ['Cascade', 'road'],
    ['Blowering', 'fire ban'],
  ]);
});

test('where nothing is found, a stop at which the lists are looked at speaks', () => {
  expect(joined([later, quiet]).line.title).toMatch(/^Peppercorn: Nothing found at /);
  expect(startText(later.conditions)).toBe('We start looking on Mon 25 Jan.');
  expect(startText(quiet.conditions)).toBeNull();
});

test('one stop alone says what it said, without its name', () => {
  const one = { ...banned, name: null };
  const { items, ...rest } = joined([one]);
  expect({ ...rest, items }).toMatchObject({ ...one.conditions, items });
  expect(items.map(({ stop_id: _, ...item }) => item)).toEqual(one.conditions.items);
});

test('stops that people have left are gone, and the last one stays', () => {
  const gone = stop('Gone', 20, 22, []);
  const today = stop('Today', 22, 23, []);
  expect(stopsAhead([gone, today, closed], now)).toEqual([today, closed]);
  expect(stopsAhead([gone], now)).toEqual([gone]);
});

test('on the day of moving on, the next stop’s bans count', () => {
  const told = (goes_on: boolean) =>
    stop('Peppercorn', 23, 24, [listOf('fire ban')], { goes_on }).conditions.items.find(
      ({ kind }) => kind === 'fire ban',
    )?.days;
  expect(told(false)).toEqual(['2027-01-23', '2027-01-24']);
  expect(told(true)).toEqual(['2027-01-23']);
});
