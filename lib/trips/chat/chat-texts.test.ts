import { camper, car } from '@/tests/factories/households';
import { joe, moments, type NextPageChanges, nextPage, sam } from '@/tests/factories/next-page';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { conditionsOf } from '../conditions/conditions-of';
import type { Gravity, Item } from '../conditions/item';
import type { FireBanWord } from '../conditions/known';
import type { NextPage } from '../next/reader';
import { withDays } from '../stops/stops';
import { chatTexts } from './chat-texts';
import { MOST_LETTERS, withoutLink } from './chat-words';

const url = 'https://campmates.example/join/pf27';
const link = { url, limit: 50, used: 4, ends_on: '2027-01-15' };
const day = (text: string) => new Date(`${text}T01:00:00Z`);

function textsAt(now: Date, changes: NextPageChanges = {}, shared = link, closed = false) {
  const texts = chatTexts(nextPage('organiser', changes), { link: shared, closed }, now);
  return Object.fromEntries(texts.map(({ key, text }) => [key, text]));
}

const closed = {
  open: false,
  options: { dates: 2, site: 0 },
  dates: [
    { start_date: '2027-01-23', end_date: '2027-01-26' },
    { start_date: '2027-01-30', end_date: '2027-02-01' },
  ],
  sites: [],
  closesOn: null,
  site: null,
  answered: { dates: 0, site: 0 },
  chosen: [],
  answeredSince: false,
};
const line = (name: string, gap: number, more: object = { by_rule: { name, needed: gap } }) =>
  ({
    id: name,
    name,
    gap,
    needed: gap,
    unit: null,
    by: [],
    by_rule: null,
    ...more,
  }) as unknown as NextPage['gearLines'][number];
const spent = { total: 10_000 } as NonNullable<NextPage['costs']>;

test('each turning point has one text, which ends with the link', () => {
  expect(textsAt(moments.planning, { trip: { dates_open: true }, vote: { ...closed, open: true } })).toEqual({
    seats: `Everyone has a seat. One car goes in. See who rides with whom: ${url}`,
    created: `Australia Day at Peppercorn Flat. When suits you: Sat 23 – Tue 26 Jan or Sat 30 Jan – Mon 1 Feb? No account needed, tap what works: ${url}`,
  });
  const packing = textsAt(day('2027-01-22'), {
    vote: closed,
    people: { pending: [joe] },
    trip: { meeting_point: 'Yass servo', meeting_time: '10:30', uhf_channel: 18 },
    site: { wayIn: null, fires: null, drinkingWater: null, reception: false },
    gearLines: [
      line('Gazebos or tarps', 1),
      line('Drinking water', 40, { unit: 'L', by_rule: { name: 'Drinking water' } }),
    ],
    cooked: [],
  });
  expect(packing).toMatchObject({
    meet: `Saturday, 10:30 am at Yass servo. UHF 18. No reception at camp. Open the trip once before you leave: ${url}`,
    decided: `It’s decided: Peppercorn Flat, Sat 23 – Tue 26 Jan. 2 families are in, 1 still to answer. Say yes or no: ${url}`,
  });
  expect(packing['last call']).toMatch(
    /^Last call for Peppercorn Flat\. Still missing: gazebos or tarps, Saturday \w+, 40 L of drinking water and \d+ more\. Put your name on one: /,
  );
  expect(textsAt(moments.after, { costs: spent })).toEqual({
    settle: `All added up. Thanks everyone, back again next year? See your share and how to pay: ${url}`,
  });
});

test('a text is there only once its moment has come, the newest first', () => {
  const keys = (now: Date, changes?: NextPageChanges) =>
    chatTexts(nextPage('organiser', changes), { link, closed: false }, now).map(({ key }) => key);
  const meeting = { trip: { meeting_point: 'Yass servo' } };
  const gap = { gearLines: [line('Stoves', 1)] };
  expect(keys(moments.planning)).toEqual(['seats', 'created']);
  expect(keys(moments.planning, { seats: { Priya: null } })).toEqual(['created']);
  expect(keys(moments.planning, { vote: closed })).toEqual(['seats', 'decided', 'created']);
  expect(keys(moments.planning, gap)).toEqual(['seats', 'created']);
  expect(keys(day('2027-01-12'), gap)).toEqual(['last call', 'seats', 'created']);
  expect(keys(day('2027-01-20'), { ...gap, ...meeting })).toEqual(['last call', 'seats', 'created']);
  expect(keys(day('2027-01-22'), { ...gap, ...meeting })).toEqual(['meet', 'last call', 'seats', 'created']);
  expect(keys(day('2027-01-23'), meeting)).toEqual(['meet']);
  expect(keys(moments.on, meeting)).toEqual([]);
  expect(keys(moments.after)).toEqual([]);
  expect(keys(moments.after, { costs: spent })).toEqual(['settle']);
  expect(keys(moments.planning, { trip: { called_off: true } })).toEqual([]);
});

test('the last day to answer is said only while the link has one that isn’t over', () => {
  expect(textsAt(moments.planning, { vote: closed })).toMatchObject({
    decided: expect.stringContaining('by Fri 15 Jan'),
  });
  expect(
    textsAt(moments.planning, { vote: closed }, { ...link, ends_on: '2027-01-10' }).decided,
  ).not.toContain('by ');
});

test('of a trip with several stops it is said whose campsite is open', () => {
  const place = { location_id: null, latitude: null, longitude: null, state: null };
  const stops = withDays('2027-01-23', [
    { ...place, id: 'a', nights: 1, location_name: 'Flat' },
    { ...place, id: 'b', nights: 2, location_name: 'Bend' },
  ]);
  const created = (stop: number) =>
    textsAt(moments.planning, {
      stops,
      trip: { trip_name: 'Loop', site_open: stop === 1 },
      vote: { ...closed, open: true, stop, options: { dates: 1, site: 2 }, sites: ['Lake', 'Gorge'] },
    }).created;
  for (const stop of [1, 2])
    expect(created(stop)).toBe(
      `Loop: two stops, from Flat. Sat 23 – Tue 26 Jan. Campsite of stop ${stop} still open: Lake, or Gorge (open until the organiser decides). No account needed, tap what works: ${url}`,
    );
});

/** Everything that a trip knows of its people, with names that no other word contains. */
const everything: NextPageChanges = {
  trip: {
    trip_name: 'Zebedee turns five at Peppercorn Flat',
    meeting_point: 'Yass servo',
    meeting_time: '10:30',
    dates_open: false,
  },
  people: {
    attendees: [
      {
        ...sam,
        profile_name: 'Sam Quillfeather',
        crew: [camper('Sam Quillfeather'), camper('Zebedee', 'child')],
      },
      goingRow('Priya Vanderplank', inviteeRow('priya', { own: true, email: 'priya@home.example' }), {
        crew: [camper('Priya Vanderplank'), camper('Ottoline', 'toddler')],
        vehicles: [car('corolla', { description: 'Plate QXZ99B', parks_at: 'Ottoline’s gate' })],
      }),
    ],
    pending: [inviteeRow('joe', { name: 'Joe Thistlewood', email: 'joe@home.example' })],
  },
  seats: {},
  vote: closed,
  gearLines: [line('EpiPen for Ottoline', 1, {}), line('Gluten-free bread', 1, {}), line('Stoves', 1)],
  costs: {
    total: 123_456,
    settlement: [{ from: 'priya', to: 'sam', cents: 4_242, pay_to: 'PayID 0491 570 006' }],
  } as unknown as NonNullable<NextPage['costs']>,
};
const secret =
  /Zebedee|Ottoline|Quillfeather|Vanderplank|Thistlewood|@|0491|QXZ|EpiPen|gluten|\$|1,?234|42\.42|\/invite\//i;

test.each(['2027-01-11', '2027-01-12', '2027-01-22', '2027-01-23', '2027-01-29'])(
  'no text of %s has a child’s name, a surname, a number, an address, a plate, a diet, a debt or a personal link',
  (now) => {
    for (const fit of [{ access: '2 Wheel Drive' }, { access: '4 Wheel Drive' }] as const) {
      const texts = chatTexts(
        nextPage('organiser', { ...everything, fit }),
        { link, closed: false },
        day(now),
      );
      expect(texts.length).toBeGreaterThan(0);
      for (const { text } of texts) expect(text).not.toMatch(secret);
    }
  },
);

describe('what official lists say', () => {
  const item = (title: string, gravity: Gravity): Item => ({
    ...{ id: title, kind: 'road', gravity, title, text: '', where: {}, from: null, until: null },
    ...{ rating: null, link: null, at: null },
  });
  const says = (roads: Item[], said: FireBanWord[] = []) => {
    const readAt = '2027-01-21T19:10:00Z';
    const source = { name: 'Road reports', url: 'https://list.example' };
    const concerns = roads.map((road) => ({ item: road, days: ['2027-01-23'], ours: true, km: 1 }));
    const lists = [
      {
        list: { name: 'roads', kind: 'road' as const, source },
        readAt,
        saidAt: null,
        concerns,
        unplaced: [],
      },
    ];
    const trip = { start_date: '2027-01-23', end_date: '2027-01-26', called_off: false };
    const known = { trip, zone: 'Australia/Sydney', state: 'NSW', lists, said, told: null };
    const found = conditionsOf(known, new Date(readAt));
    return chatTexts(
      nextPage('organiser', everything),
      { link, closed: false },
      day('2027-01-22'),
      found,
    ).find(({ key }) => key === 'conditions')?.text;
  };
  const closedRoad = (name: string) => item(`${name} Road is closed`, 'stops');

  test('is told by source and time, at most three things, and to check again', () => {
    expect(says(['Doctors Flat', 'Nottingham', 'Wee Jasper', 'Cooradigbee'].map(closedRoad))).toBe(
      `Peppercorn Flat: Doctors Flat Road is closed (Road reports, looked 6:10 am), Nottingham Road is closed (Road reports, looked 6:10 am), Wee Jasper Road is closed (Road reports, looked 6:10 am) and 1 more. Check again before you drive: ${url}`,
    );
  });

  test('names nobody who has said it', () => {
    const ban = { day: '2027-01-24', banned: true, household_id: 'sam', name: 'Sam Quillfeather' };
    expect(says([], [{ ...ban, at: '2027-01-21T19:00:00Z' }])).toBe(
      `Peppercorn Flat: Fire ban on Sunday (said by one of us). Check again before you drive: ${url}`,
    );
  });

  test('makes no text while nothing is grave', () => {
    expect(says([item('Roadworks', 'knows')])).toBeUndefined();
    expect(says([])).toBeUndefined();
  });
});

test('a site that is named after somebody is just called Camp, also when they haven’t answered', () => {
  for (const location_name of ['The Quillfeathers’ farm', 'Thistlewood Flat', 'Ottoline’s Bend'])
    expect(
      textsAt(moments.planning, { ...everything, trip: { trip_name: null, location_name } }),
    ).toMatchObject({
      created: expect.stringMatching(/^Camp, /),
    });
});

test.each(['Ring Sam on 0491 570 006', 'At the Vanderplanks’', 'Ours, 12 Wattle St', '3a Old Bent Street'])(
  '“%s” is not said as where we meet',
  (meeting_point) => {
    expect(textsAt(day('2027-01-22'), { ...everything, trip: { meeting_point } })).not.toHaveProperty('meet');
  },
);

test('without the link a text says where to look, and names no address', () => {
  const [first] = chatTexts(
    nextPage('organiser', { vote: closed }),
    { link, closed: false },
    moments.planning,
  );
  const [unlinked] = chatTexts(
    nextPage('organiser', { vote: closed }),
    { link: null, closed: false },
    moments.planning,
  );
  expect(unlinked?.text).toBe('Everyone has a seat. One car goes in. See who rides with whom in Campmates.');
  expect(withoutLink(first?.text ?? '', url)).toBe(unlinked?.text);
});

test('a link that nobody else can join by stays in the texts for those on the trip', () => {
  const joins = (now: Date, changes: NextPageChanges = {}) =>
    Object.entries(textsAt(now, changes, link, true)).map(([key, text]) => [key, text.endsWith(url)]);
  const gap = { vote: closed, gearLines: [line('Stoves', 1)], trip: { meeting_point: 'Yass servo' } };
  expect(joins(day('2027-01-22'), gap)).toEqual([
    ['meet', true],
    ['last call', false],
    ['seats', true],
    ['decided', true],
    ['created', false],
  ]);
  expect(joins(moments.after, { costs: spent })).toEqual([['settle', true]]);
});

test('the longest names leave room for the link', () => {
  const long = 'Wollombi '.repeat(30);
  const trip = { trip_name: long, location_name: long, site_open: true, meeting_point: long.slice(0, 200) };
  const vote = {
    ...closed,
    open: true,
    options: { dates: 2, site: 5 },
    sites: Array.from({ length: 5 }, () => long),
  };
  for (const now of ['2027-01-11', '2027-01-22', '2027-01-23'])
    for (const text of Object.values(textsAt(day(now), { trip, vote }))) {
      expect(text.length).toBeLessThanOrEqual(MOST_LETTERS);
      expect(text).toMatch(/pf27$/);
    }
});
