import { conditionsOf } from './conditions-of';
import type { Gravity, Item, Kind } from './item';
import { banDays, type Concern, closesSite, type KnownConditions, type LookedList } from './known';
import { newsOf } from './told';

const day = (nn: number) => `2027-01-${nn}`;
const trip = { start_date: day(23), end_date: day(26), called_off: false };
/** Fri 22 Jan, 6:20 am in Sydney. */
const now = new Date('2027-01-21T19:20:00Z');
const at = '2027-01-21T19:10:00Z';

const item = (kind: Kind, gravity: Gravity, title: string, more: Partial<Item> = {}): Item => ({
  id: title,
  kind,
  gravity,
  title,
  text: `${title}, as the list says it`,
  where: {},
  from: null,
  until: null,
  rating: null,
  link: null,
  at: null,
  ...more,
});

const sources: Record<Kind, string> = {
  'fire ban': 'NSW Rural Fire Service',
  fire: 'Fires Near Me',
  warning: 'the Bureau of Meteorology',
  road: 'NSW road reports',
  park: 'NSW National Parks',
};

const listOf = (kind: Kind, concerns: Concern[] = [], more: Partial<LookedList> = {}): LookedList => ({
  list: { name: `nsw ${kind}`, kind, source: { name: sources[kind], url: 'https://list.example' } },
  readAt: at,
  saidAt: at,
  concerns,
  unplaced: [],
  ...more,
});

const on = (each: Item, days: number[] = [23, 24, 25, 26], ours = true): Concern => ({
  item: each,
  days: days.map(day),
  ours,
  km: ours ? null : 7.4,
});

const none = (...days: number[]) =>
  on(item('fire ban', 'knows', 'No total fire ban', { rating: 'High' }), days);

const ban = (...days: number[]) => on(item('fire ban', 'stops', `Ban ${days}`), days);
const road = (title = 'Doctors Flat Road is closed') => on(item('road', 'stops', title));

const thing = ({ list }: LookedList) => ({
  key: 'x',
  list: list.name,
  kind: list.kind,
  title: 'x',
  days: [],
});

const known = (lists: LookedList[], more: Partial<KnownConditions> = {}): KnownConditions => ({
  trip,
  zone: 'Australia/Sydney',
  state: 'NSW',
  lists,
  said: [],
  told: null,
  ...more,
});

const kindsOf = ({ items }: ReturnType<typeof conditionsOf>) =>
  items.map(({ kind, state }) => `${kind}: ${state}`);

test('a ban is said first of all, with its day, its source and the source’s time', () => {
  const found = conditionsOf(known([listOf('fire ban', [ban(23)]), listOf('road', [road()])]), now);
  expect(found).toMatchObject({
    on: true,
    from: day(19),
    looked_at: at,
    tone: 'stops',
    headline: ['Doctors Flat Road is closed.', 'No campfire on Saturday.'],
    line: {
      title: 'Doctors Flat Road is closed',
      text: expect.stringMatching(/^No campfire on Saturday · looked 6:10 am · /),
    },
  });
  const [, first] = found.items;
  expect(first).toMatchObject({
    title: 'Total fire ban on Saturday',
    text: 'No fires, no coals. Gas stoves: ask the site.',
    by: 'NSW Rural Fire Service, 6:10 am',
    source_at: at,
  });
});

test('the gravest come first, and every kind is there once or more', () => {
  const items = [
    listOf('park', [on(item('park', 'stops', 'The park is closed'))]),
    listOf('fire', [on(item('fire', 'watch', 'Fire at Wee Jasper')), on(item('fire', 'leave', 'Leave now'))]),
    listOf('fire ban', [ban(23), ban(24), none(25)]),
    listOf('warning', [on(item('warning', 'knows', 'Frost'))]),
    listOf('road', [road(), road('Mountain Road is closed')]),
  ];
  const found = conditionsOf(known(items), now);
  expect(found.items.map(({ title }) => title)).toEqual([
    'Leave now',
    'Doctors Flat Road is closed',
    'Mountain Road is closed',
    'Total fire ban on Saturday',
    'Total fire ban on Sunday',
    'The park is closed',
    'Fire at Wee Jasper',
    'Frost',
    'No total fire ban listed for Monday',
    'Fire bans for Tuesday: not checked',
  ]);
  expect(found.headline).toEqual(['Leave now.', '2 roads are closed.']);
});

test('a list that is only quiet says from when it is', () => {
  const quiet = { readAt: '2027-01-20T00:00:00Z', saidAt: '2027-01-18T00:00:00Z' };
  const texts = (more: Partial<LookedList>) =>
    conditionsOf(known([listOf('fire', [], more)]), now)
      .items.filter(({ kind }) => kind === 'fire')
      .map(({ state, text }) => `${state}: ${text}`);
  expect(texts(quiet)).toEqual(['not checked: The list is from Mon 18 Jan.']);
  expect(texts({ ...quiet, saidAt: quiet.readAt })).toEqual([
    expect.stringContaining('not checked: The list hasn’t answered since'),
  ]);
});

test('a list that failed, is too old, or doesn’t exist is not checked, last of all', () => {
  const old = (hours: number) => ({ readAt: new Date(now.getTime() - hours * 3_600_000).toISOString() });
  const found = conditionsOf(
    known([
      listOf('fire ban', [none(23, 24, 25, 26)], old(2.9)),
      listOf('fire', [on(item('fire', 'watch', 'Fire at Wee Jasper'))], old(3.1)),
      listOf('park', [], { readAt: null }),
      listOf('road'),
    ]),
    now,
  );
  expect(kindsOf(found)).toEqual([
    'fire: found',
    'fire ban: none found',
    'road: none found',
    'fire: not checked',
    'warning: not checked',
    'park: not checked',
  ]);
  expect(found.items.slice(3).map(({ text }) => text)).toEqual([
    'The list hasn’t answered since 3:14 am. We keep trying.',
    'New South Wales has no list that we can read.',
    'The list hasn’t answered yet. We keep trying.',
  ]);
  expect(found.items.map(({ source }) => source?.url)).not.toContain(undefined);
});

describe('a list that has a warning without a place', () => {
  const unplaced = [item('warning', 'leave', 'Leave now')];
  const statesOf = (...concerns: Concern[]) =>
    conditionsOf(known([listOf('warning', concerns, { unplaced })]), now)
      .items.filter(({ kind }) => kind === 'warning')
      .map(({ state, text, source }) => [state, text, source?.name]);
  const asked = [
    'not checked',
    'This list has a warning that we can’t place. Look there yourself.',
    sources.warning,
  ];

  test('is not checked, as long as it tells nothing grave of the site itself', () => {
    expect(statesOf()).toEqual([asked]);
    const frost = ['found', '', sources.warning];
    expect(statesOf(on(item('warning', 'knows', 'Frost')))).toEqual([frost, asked]);
    expect(statesOf(on(item('warning', 'watch', 'Flood')))).toEqual([frost]);
    const { line } = conditionsOf(known([listOf('warning', [], { unplaced }), listOf('road')]), now);
    expect(line.text).toMatch(/^Roads\. Fire bans, fires, warnings and parks: not checked$/);
  });

  test('leaves a day without a ban unsaid only once', () => {
    const list = listOf('fire ban', [none(23)], { unplaced: [item('fire ban', 'stops', 'A ban')] });
    const { items } = conditionsOf(known([list]), now);
    expect(items.map(({ title }) => title).filter((title) => title.startsWith('Fire bans'))).toEqual([
      'Fire bans: not checked',
    ]);
  });
});

test('with nothing found it says when it looked, and what wasn’t checked', () => {
  const found = conditionsOf(known([listOf('fire ban', [none(23)]), listOf('road')]), now);
  expect(found.headline).toEqual(['Nothing found at 6:10 am']);
  expect(found.line).toEqual({
    title: 'Nothing found at 6:10 am',
    text: 'Fire bans, roads. Fire bans for Sunday, Monday and Tuesday, fires, warnings and parks: not checked',
  });
  expect(found.tone).toBe('plain');
  expect(found.looked).toEqual({
    at,
    text: 'Looked at 6:10 am',
    unchecked: 'Fire bans for Sunday, Monday and Tuesday, fires, warnings and parks: not checked',
  });
});

test('of what is equally grave the nearest comes first, of whatever list, and the line stays short', () => {
  const fire = (title: string, km: number) => ({ ...on(item('fire', 'watch', title)), km });
  const lists = [listOf('fire', [fire('C', 40), fire('A', 2)]), listOf('fire', [fire('B', 9)])];
  const { items, line } = conditionsOf(known(lists), now);
  expect(items.slice(0, 3).map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  expect([line.title, line.text]).toEqual(['A', expect.stringMatching(/^2 more things · looked 6:10 am/)]);
});

test('a list of bans that says nothing of a day yet is not checked for that day', () => {
  const { items, line } = conditionsOf(known([listOf('fire ban', [none(23, 24)])]), now);
  expect(items.at(-5)).toMatchObject({
    title: 'Fire bans for Monday and Tuesday: not checked',
    text: 'Nothing on the list yet for Monday and Tuesday. Bans are called the afternoon before.',
  });
  expect(line.text).toMatch(/^Fire bans\. Fire bans for Monday and Tuesday, fires, .*: not checked$/);
  expect(conditionsOf(known([listOf('fire ban')]), now).line.text).toMatch(/^Fire bans, fires/);
  const grave = conditionsOf(known([listOf('fire ban', [ban(23), none(24)])]), now);
  expect(grave.line.text).toMatch(/· Fire bans for Monday and Tuesday, fires, .*: not checked$/);
});

test('a goer’s word is no list: its day stays not checked, and so do the fire bans', () => {
  const said = [23, 24, 25, 26].map((each) => says(each, false));
  const { items, line } = conditionsOf(known([listOf('fire ban'), listOf('road')], { said }), now);
  expect(line.text).toMatch(/^Roads\. Fire bans, fires/);
  expect(items.map(({ title }) => title)).toContain(
    'Fire bans for Saturday, Sunday, Monday and Tuesday: not checked',
  );
});

test('that bans are called the afternoon before is said only of days after tomorrow', () => {
  const textOn = (moment: string) => {
    const list = listOf('fire ban', [none(24)], { readAt: moment });
    const { items } = conditionsOf(known([list]), new Date(moment));
    return items.find(({ title }) => title.startsWith('Fire bans for'))?.text;
  };
  expect(textOn('2027-01-20T20:00:00Z')).toMatch(/ Bans are called/);
  for (const moment of ['2027-01-21T20:00:00Z', '2027-01-22T20:00:00Z'])
    expect(textOn(moment)).toBe('Nothing on the list yet for Saturday, Monday and Tuesday.');
});

test('the line for paper has the day of each time', () => {
  const dated = (lists: LookedList[], more: Partial<KnownConditions> = {}) =>
    conditionsOf(known(lists, more), now).dated;
  expect(dated([listOf('road')])).toMatch(/^Nothing found at Fri 22 Jan, 6:10 am · Roads\./);
  expect(dated([listOf('road', [road()])])).toMatch(/ closed · Looked Fri 22 Jan, 6:10 am · /);
  const over = { ...thing(listOf('road')), at, source: 'Road reports', url: '' };
  const told = { about: '', at, things: [], ended: [over] };
  expect(dated([listOf('road')], { told })).toMatch(/ · Road reports, Fri 22 Jan, 6:10 am$/);
});

test('what is near and isn’t ours is plain, and makes no headline', () => {
  const found = conditionsOf(
    known([listOf('park', [on(item('park', 'stops', 'Micalong Creek track is shut'), [23], false)])]),
    now,
  );
  expect(found).toMatchObject({ tone: 'plain', headline: ['Nothing found at 6:10 am'] });
  expect(found.items[0]).toMatchObject({ state: 'found', text: 'About 7\u00a0km from the site.' });
});

test.each<[string, Concern, boolean]>([
  ['a closed road', road(), true],
  ['a closed park', on(item('park', 'stops', 'The park is closed')), true],
  ['a park’s own fire ban', on(item('park', 'stops', 'Fire bans: Kosciuszko National Park')), false],
  ['a park closed under a fire ban', on(item('park', 'stops', 'Park closed: fire ban')), true],
  ['a warning for the park', on(item('park', 'watch', 'Falling trees')), false],
  ['a closed road elsewhere', on(item('road', 'stops', 'Far Road is closed'), [23], false), false],
  ['a fire ban', ban(23), false],
])('whether %s closes the campsite', (_what, concern, closed) => {
  const { items } = conditionsOf(known([listOf(concern.item.kind, [concern])]), now);
  expect(items.some(closesSite)).toBe(closed);
});

test('a rating without a ban is no ban', () => {
  const rating = on(item('fire ban', 'knows', 'Fire danger: High', { rating: 'High' }), [23]);
  const found = conditionsOf(known([listOf('fire ban', [rating])]), now);
  expect(found.items[0]).toMatchObject({ state: 'none found', rating: 'High' });
  expect(found.headline).toEqual(['Nothing found at 6:10 am']);
  expect(banDays(known([listOf('fire ban', [rating])]))).toEqual([]);
});

test.each([
  ['2027-01-18T12:59:00Z', 'We start looking on Tue 19 Jan'],
  ['2027-01-18T13:00:00Z', 'Nothing found'],
  ['2027-01-26T12:59:00Z', 'Nothing found'],
])('at %s its line is “%s”', (moment, words) => {
  const list = listOf('road', [], { readAt: moment });
  const { line, on: looks, begun } = conditionsOf(known([list]), new Date(moment));
  expect([looks, `${line.title} ${line.text}`.includes(words)]).toEqual([true, true]);
  expect(begun).toBe(words === 'Nothing found');
});

test.each([
  ['after the last day', new Date('2027-01-26T13:00:00Z'), {}],
  ['when the trip is called off', now, { trip: { ...trip, called_off: true } }],
  ['where no list is read', now, { lists: [] }],
])('it is off %s, and each kind is not checked', (_, moment, more) => {
  const found = conditionsOf(known([listOf('fire ban', [ban(23)])], more), moment);
  expect(found).toMatchObject({ on: false, from: null, looked_at: null });
  expect(kindsOf(found).every((each) => each.endsWith('not checked'))).toBe(true);
  expect(found.items).toHaveLength(5);
});

const says = (nn: number, banned: boolean) => ({
  day: day(nn),
  banned,
  household_id: 'sam',
  name: 'Sam',
  at,
});

test('what a goer says counts for that day, and never against a list', () => {
  const said = [says(23, false), says(24, true)];
  const there = known([listOf('fire ban', [ban(23)])], { said });
  expect(banDays(there)).toEqual([day(23), day(24)]);
  const { items, headline } = conditionsOf(there, now);
  expect(headline).toEqual(['No campfire on Saturday and Sunday.']);
  expect(items.filter(({ said_by }) => said_by).map(({ title, by, state }) => [title, by, state])).toEqual([
    ['Fire ban on Sunday', 'Sam, 6:10 am', 'found'],
    ['No ban for Saturday', 'Sam, 6:10 am', 'none found'],
  ]);
});

describe('telling', () => {
  const tell = (lists: LookedList[], before: Parameters<typeof newsOf>[0], moment = now) => {
    const there = known(lists, { told: before });
    const conditions = conditionsOf(there, moment);
    return newsOf(before, { trip, about: 'here', lists, conditions, today: day(22), now: moment });
  };
  const first = tell([listOf('fire ban', [ban(23)])], null);
  const started = ({ news }: typeof first) => news.started.map(({ title }) => title);
  const ended = ({ news }: typeof first) => news.ended.map(({ title }) => title);

  test('a ban is told once by its day, also when the list words it anew', () => {
    expect(started(first)).toEqual(['Total fire ban on Saturday']);
    const again = on(item('fire ban', 'stops', 'Another entry'), [23]);
    expect(tell([listOf('fire ban', [again])], first.told).news).toEqual({ started: [], ended: [] });
    expect(started(tell([listOf('fire ban', [ban(23), ban(24)])], first.told))).toEqual([
      'Total fire ban on Sunday',
    ]);
  });

  test('its end is told once, and shown for a day', () => {
    const over = tell([listOf('fire ban', [none(23)])], first.told);
    expect(ended(over)).toEqual(['The fire ban has ended']);
    expect(tell([listOf('fire ban', [none(23)])], over.told).news).toEqual({ started: [], ended: [] });
    const { line, items } = conditionsOf(known([listOf('fire ban', [none(23)])], { told: over.told }), now);
    expect(line).toEqual({ title: 'The fire ban has ended', text: 'NSW Rural Fire Service, 6:10 am' });
    expect(items[0]).toMatchObject({ state: 'none found', title: 'The fire ban has ended' });
    const both = tell([listOf('fire ban', [ban(23), ban(24)])], null);
    expect(ended(tell([listOf('fire ban', [none(23), ban(24)])], both.told))).toEqual([
      'The fire ban for Saturday has ended',
    ]);
  });

  test.each([
    ['failed since', [listOf('fire ban', [none(23)], { readAt: '2027-01-21T15:00:00Z' })]],
    ['was never read', [listOf('fire ban', [], { readAt: null })]],
    ['has no entry for the day', [listOf('fire ban', [none(24)])]],
    ['is read no more', []],
  ])('a list that %s ends nothing', (_, lists) => {
    const later = tell(lists, first.told);
    expect(later.news).toEqual({ started: [], ended: [] });
    expect(ended(tell([listOf('fire ban', [none(23)])], later.told))).toEqual(['The fire ban has ended']);
  });

  test('only what stops something or means to leave is told', () => {
    const lists = [
      listOf('road', [road(), on(item('road', 'stops', 'Far Road is closed'), [23], false)]),
      listOf('fire', [on(item('fire', 'watch', 'A fire')), on(item('fire', 'leave', 'Leave now'))]),
    ];
    const told = tell(lists, null);
    expect(started(told)).toEqual(['Leave now', 'Doctors Flat Road is closed']);
    expect(ended(tell([listOf('road'), listOf('fire')], told.told))).toEqual([
      'Leave now: no longer on the list',
      'Doctors Flat Road is closed: no longer on the list',
    ]);
  });

  test('what loses its place on the list isn’t over', () => {
    const leave = item('warning', 'leave', 'Leave now');
    const before = tell([listOf('warning', [on(leave)])], null).told;
    expect(tell([listOf('warning', [], { unplaced: [leave] })], before).news.ended).toEqual([]);
  });

  test.each([
    ['less grave', on(item('fire', 'watch', 'The fire'))],
    ['farther away', on(item('fire', 'leave', 'The fire'), [23], false)],
  ])('what becomes %s isn’t over: its return is told, and its end once it is off the list', (_, eased) => {
    const grave = [listOf('fire', [on(item('fire', 'leave', 'The fire'))])];
    const later = tell([listOf('fire', [eased])], tell(grave, null).told);
    expect(later.news).toEqual({ started: [], ended: [] });
    const still = tell([listOf('fire', [eased])], later.told);
    expect(still.news).toEqual({ started: [], ended: [] });
    expect(ended(tell([listOf('fire')], still.told))).toEqual(['The fire: no longer on the list']);
    const again = tell(grave, still.told);
    expect(started(again)).toEqual(['The fire']);
    expect(tell(grave, again.told).news.started).toEqual([]);
  });
});

/** Every text of ours, whatever the lists say. */
test('no text says that anything is clear, safe, open or allowed', () => {
  const concerns = (kind: Kind) =>
    (['leave', 'stops', 'watch', 'knows'] as const).flatMap((gravity) => [
      on(item(kind, gravity, 'A'), [23]),
      on(item(kind, gravity, 'B'), [24], false),
    ]);
  const worlds = (['fire ban', 'fire', 'warning', 'road', 'park'] as const).flatMap((kind) => [
    [listOf(kind, concerns(kind))],
    ...concerns(kind).map((each) => [listOf(kind, [each])]),
    [listOf(kind)],
    [listOf(kind, [], { unplaced: [item(kind, 'stops', 'C')] })],
    [listOf(kind, [], { readAt: null })],
  ]);
  const told = newsOf(null, {
    trip,
    about: '',
    lists: [listOf('fire ban', [ban(23)])],
    conditions: conditionsOf(known([listOf('fire ban', [ban(23)])]), now),
    today: day(22),
    now,
  }).told;
  for (const lists of [[], ...worlds])
    for (const moment of [now, new Date('2027-01-10'), new Date('2027-02-10')])
      for (const said of [[], [says(23, false), says(24, true)]])
        expect(JSON.stringify(conditionsOf(known(lists, { said, told }), moment))).not.toMatch(
          /\b(all )?clear\b|\bsafe|\bopen|you (can|may) go|allow|permit|fine\b|\bOK\b/i,
        );
});
