import { conditionStates } from '@/lib/server/env';
import { samples } from '@/tests/conditions/samples';
import type { Item, List } from '../item';
import { countPoints, shapesOf } from '../reading/shapes';
import { lists } from './all';

const now = new Date('2026-11-28T06:10:00Z');
const good = samples(now);
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (list: List, text: string) => list.read(bytes(text), now);
const named = (name: string) => lists.find((list) => list.name === name) as List;
const brief = ({ title, gravity, kind }: Item) => [title, gravity, kind];

test('each list has a name of its own, https addresses, and a state that can be switched on', () => {
  expect(new Set(lists.map(({ name }) => name)).size).toBe(lists.length);
  expect(new Set(lists.map(({ state }) => state.toLowerCase()))).toEqual(new Set(conditionStates));
  for (const { url, source } of lists) {
    expect(new URL(url).protocol).toBe('https:');
    expect(new URL(source.url).protocol).toBe('https:');
  }
});

test.each([
  [
    'nsw-fires',
    [
      ['Bush Fire: Wadbilliga', 'watch', 'fire'],
      ['Hazard Reduction: Bega', 'knows', 'fire'],
    ],
  ],
  [
    'nsw-parks',
    [
      ['Closed areas: Mimosa Rocks National Park', 'watch', 'park'],
      ['Fire bans: Kosciuszko National Park', 'stops', 'park'],
      ['Closed parks: Royal National Park', 'stops', 'park'],
    ],
  ],
  [
    'vic-fires',
    [
      ['Bushfire: Mount Buffalo', 'watch', 'fire'],
      ['Bushfire: Porepunkah', 'leave', 'fire'],
    ],
  ],
  ['vic-warnings', [['Riverine Flood: Ovens River', 'watch', 'warning']]],
  ['qld-fires', [['Bushfire near Cooloola', 'watch', 'fire']]],
  ['qld-warnings', [['Severe storms, Cooloola', 'watch', 'warning']]],
  [
    'qld-parks',
    [
      ['Camping area closed, Great Sandy National Park', 'watch', 'park'],
      ['Camping area closed, Noosa National Park', 'watch', 'park'],
    ],
  ],
  ['sa-fires', [['Scrub Fire: WIRRABARA', 'watch', 'fire']]],
  [
    'wa-fire-bans',
    [
      ['Total fire ban', 'stops', 'fire ban'],
      ['Total fire ban revoked', 'knows', 'fire ban'],
    ],
  ],
  ['wa-fires', [['Bushfire: Bushfire in Nannup', 'watch', 'fire']]],
  [
    'wa-warnings',
    [
      ['Bushfire Emergency Warning: Bushfire in parts of Nannup', 'leave', 'warning'],
      ['Flood Advice: Roads are wet', 'knows', 'warning'],
    ],
  ],
  [
    'nt-roads',
    [
      ['Gunlom Road: Road Closed', 'stops', 'road'],
      ['Stuart Highway: Roadworks', 'knows', 'road'],
    ],
  ],
])(
  '%s tells what concerns campers, and leaves out houses, cars, exercises and what is over',
  (name, items) => {
    expect(read(named(name), good[name] ?? '').items.map(brief)).toEqual(items);
  },
);

test('Victoria tells a ban of each district by its councils, and "no" for today and tomorrow alone', () => {
  const { items } = read(named('vic-fire-bans'), good['vic-fire-bans'] ?? '');
  expect(items.filter(({ gravity }) => gravity === 'stops')).toEqual([
    expect.objectContaining({
      title: 'Total fire ban, North East',
      where: { districts: ['North East'], councils: expect.arrayContaining(['Alpine', 'Towong']) },
      from: '2026-11-28T13:00:00.000Z',
      until: '2026-11-29T12:59:00.000Z',
      rating: 'Moderate',
      at: '2026-11-27T05:00:00.000Z',
    }),
  ]);
  expect(new Set(items.map(({ id }) => id.slice(-10)))).toEqual(new Set(['2026-11-28', '2026-11-29']));
});

test('every council of Victoria lies in a district', async () => {
  const { default: councils } = await import('@/lib/places/councils.json');
  const { vicDistricts } = await import('./vic-districts');
  const known = Object.values(vicDistricts).flat();
  expect(councils.VIC.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([
    'Unincorporated Vic',
  ]);
});

describe('of a ban and its revocation, the later word holds for each council', () => {
  const text = good['wa-fire-bans'] ?? '';
  const revokedAt = (minutes: number) =>
    text.replace(
      new Date(now.getTime() - 3_600_000).toUTCString(),
      new Date(now.getTime() - minutes * 60_000).toUTCString(),
    );
  const saidOf = (list: string) =>
    read(named('wa-fire-bans'), list).items.map(({ gravity, where, days }) => [
      gravity,
      where.councils,
      days?.first,
    ]);
  const day = '2026-11-28';
  test.each<[string, number, unknown[]]>([
    [
      'revoked later',
      60,
      [
        ['stops', ['Nannup'], day],
        ['knows', ['Manjimup'], day],
      ],
    ],
    [
      'revoked at the same time',
      600,
      [
        ['stops', ['Nannup'], day],
        ['knows', ['Manjimup'], day],
      ],
    ],
    ['declared anew later', 700, [['stops', ['Nannup', 'Manjimup'], day]]],
  ])('%s', (_, minutes, expected) => {
    expect(saidOf(revokedAt(minutes))).toEqual(expected);
  });
});

test('times are read in the zone that they are written in', () => {
  const written = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const times: Record<string, [list: string | null, first: string | null]> = {
    'nsw-fire-bans': [null, null],
    'nsw-fires': [null, written(20)],
    'nsw-parks': [written(20), written(60)],
    // Four in the afternoon of the day before, in Melbourne.
    'vic-fire-bans': [written(20), '2026-11-27T05:00:00.000Z'],
    'vic-fires': [null, written(20)],
    'vic-warnings': [null, written(20)],
    'qld-fires': [written(20), written(20)],
    'qld-warnings': [written(20), written(20)],
    'qld-parks': [null, null],
    'sa-fires': [null, written(20)],
    'wa-fire-bans': [written(20), written(600)],
    'wa-fires': [null, written(20)],
    'wa-warnings': [null, written(20)],
    'nt-roads': [null, written(20)],
  };
  const found = lists.map((list) => {
    const { at, items } = read(list, good[list.name] ?? '');
    return [list.name, [at, items[0]?.at]];
  });
  expect(Object.fromEntries(found)).toEqual(times);
});

test('an id stays the same while the thing lasts, and is unique in its list', () => {
  for (const { name, read: readList } of lists) {
    const ids = (at: Date) => readList(bytes(samples(at)[name] ?? ''), at).items.map(({ id }) => id);
    expect(new Set(ids(now)).size).toBe(ids(now).length);
    expect(ids(new Date(now.getTime() + 3_600_000))).toEqual(ids(now));
  }
});

test('texts are plain, short and without anything that a page could run or follow', () => {
  const items = lists.flatMap((list) => read(list, good[list.name] ?? '').items);
  for (const { title, text, link } of items) {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(`${title}${text}`).not.toMatch(/<|&[a-z]+;|\p{Cc}(?<!\n)/u);
    expect(link ?? 'https://').toMatch(/^https:\/\//);
  }
  expect(read(named('nsw-parks'), good['nsw-parks'] ?? '').items.map(({ link }) => link)).toEqual([
    'https://www.nationalparks.nsw.gov.au/visit-a-park/parks/mimosa-rocks-national-park/local-alerts',
    null,
    null,
  ]);
});

const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
const isXml = (text: string) => text.startsWith('<');
const wrong: [string, (text: string) => string | Uint8Array][] = [
  ['empty', () => ''],
  ['cut off', (text) => text.slice(0, text.length / 2)],
  ['cut off at its very end', (text) => text.slice(0, -2)],
  ['in UTF-16', (text) => new Uint8Array(Buffer.from(text, 'utf16le'))],
  ['in Latin-1', (text) => new Uint8Array(Buffer.from(text.replace(/[A-Z]/, 'é'), 'latin1'))],
  ['a page in HTML', () => '<!doctype html><html><body>Sorry</body></html>'],
  ['a page that is well-formed', () => '<html><body>Sorry</body></html>'],
  ['null', () => 'null'],
  ['another list', (text) => (isXml(text) ? '<feed><entry/></feed>' : '{"type":"Topology"}')],
  ['with entities', (text) => (isXml(text) ? text.replace(/(?<=\?>)|^(?!<\?)/, bomb) : bomb)],
  ['very deep', (text) => (isXml(text) ? '<a>'.repeat(200_000) : '['.repeat(200_000))],
];

describe.each(wrong)('a list that is %s', (_, spoil) => {
  test.each(lists.map((list) => [list.name, list] as const))('is refused: %s', (name, list) => {
    const text = spoil(good[name] ?? '');
    expect(() => list.read(typeof text === 'string' ? bytes(text) : text, now)).toThrow();
  });
});

/** With its first entry 3,001 times. */
function longList(text: string): string {
  if (isXml(text))
    return text.replace(/<(item|alert|cap:alert|District)\b.*?<\/\1>/s, (entry) => entry.repeat(3001));
  return JSON.stringify(JSON.parse(text), (key, value) =>
    key !== 'geometries' && Array.isArray(value) && value.length > 1 && value[0].constructor === Object
      ? Array.from({ length: 3001 }, () => value[0])
      : value,
  );
}

test.each(lists.map((list) => [list.name, list] as const))(
  '%s is refused when it is longer than any real one',
  (name, list) => {
    expect(() => read(list, longList(good[name] ?? ''))).toThrow('too long');
  },
);

test('councils that nobody knows are left to the match, and an unknown district to nobody', () => {
  const councils = (name: string, known: string) =>
    read(named(name), (good[name] ?? '').replaceAll(known, 'Atlantis')).items.flatMap(
      ({ where }) => where.councils ?? [],
    );
  expect(councils('nsw-fire-bans', 'Bega Valley')).toContain('Atlantis');
  expect(councils('wa-fire-bans', 'Nannup')).toEqual(['Atlantis', 'Manjimup']);
  expect(councils('vic-fire-bans', 'About bans')).toEqual(councils('vic-fire-bans', 'nobody'));
  expect(() => councils('vic-fire-bans', 'Mallee:')).toThrow('whether there is a ban');
});

test('a list of last year is refused, where its days say so', () => {
  const old = samples(new Date('2025-11-28T06:10:00Z'));
  expect(() => read(named('vic-fire-bans'), old['vic-fire-bans'] ?? '')).toThrow('no day from today on');
  expect(read(named('wa-fire-bans'), old['wa-fire-bans'] ?? '').items).toEqual([]);
  expect(read(named('qld-warnings'), old['qld-warnings'] ?? '').items).toEqual([]);
});

test('a bushfire counts wherever it is, also where the place’s name has a house or a truck in it', () => {
  const of = (type: string, name: string) =>
    read(
      named('wa-fires'),
      JSON.stringify({
        incidents: [
          { id: '1', 'incident-type': type, name, location: { latitude: -34, longitude: 115, value: name } },
        ],
      }),
    ).items.map(({ gravity }) => gravity);
  expect(of('Bushfire', 'Lighthouse Road')).toEqual(['watch']);
  expect(of('Bushfire', 'Truck Bay Planned Estate')).toEqual(['watch']);
  expect(of('House Fires', 'Nannup')).toEqual([]);
});

describe('an entry covers a whole state only where the source says so', () => {
  const wheres = (name: string, text: string) => read(named(name), text).items.map(({ where }) => where);
  const cap = good['qld-warnings'] ?? '';
  const shape = /<cap:polygon>.*<\/cap:polygon>/;
  test.each<[string, string, Item['where'][]]>([
    ['without a shape', cap.replace(shape, ''), [{}]],
    ['for Queensland', cap.replace(shape, '').replace('>There<', '>Queensland<'), [{ statewide: true }]],
    ['whose shape can’t be read', cap.replace(shape, '<cap:polygon>?</cap:polygon>'), [{}]],
  ])('an alert %s', (_, text, expected) => {
    expect(wheres('qld-warnings', text)).toEqual(expected);
  });

  test('a warning of Western Australia or Victoria', () => {
    const warning = { id: '1', 'warning-type': 'Flood Advice' };
    expect(wheres('wa-warnings', JSON.stringify({ warnings: [warning] }))).toEqual([]);
    const event = { id: '1', feedType: 'warning', category1: 'Met', category2: 'Flood' };
    const of = (more: object) =>
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ properties: { ...event, ...more }, geometry: { type: 'Polygon', coordinates: '?' } }],
      });
    expect(wheres('vic-warnings', of({}))).toEqual([]);
    expect(wheres('vic-warnings', of({ statewide: 'Y' }))).toEqual([{ statewide: true }]);
  });
});

test('what is grave and has no place stays in its list, and nothing else without one', () => {
  const without = (name: string, ...keys: string[]) => {
    const rows = JSON.stringify(JSON.parse(good[name] ?? ''), (key, value) =>
      keys.includes(key) ? undefined : value,
    );
    return read(named(name), rows).items.map(({ title, where, box }) => [title, where, box]);
  };
  expect(without('nt-roads', 'startPoint', 'endPoint')).toEqual([
    ['Gunlom Road: Road Closed', {}, undefined],
  ]);
  expect(without('sa-fires', 'Location')).toEqual([['Scrub Fire: WIRRABARA', {}, undefined]]);
  expect(without('nsw-fires', 'geometry')).toEqual([['Bush Fire: Wadbilliga', {}, undefined]]);
  expect(without('wa-warnings', 'geo-source', 'lga')).toEqual([
    ['Bushfire Emergency Warning: Bushfire in parts of Nannup', {}, undefined],
  ]);
  const ban = (good['wa-fire-bans'] ?? '').replace(/Nannup - All Day|Manjimup - All Day/g, '');
  expect(read(named('wa-fire-bans'), ban).items.map(({ title, where }) => [title, where])).toEqual([
    ['Total fire ban', {}],
  ]);
});

test('a road between two points, or a line of a map, stays a line', () => {
  const [road] = read(named('nt-roads'), good['nt-roads'] ?? '').items;
  expect(road?.where).toEqual({
    lines: [
      [
        { latitude: -13.43, longitude: 132.41 },
        { latitude: -13.55, longitude: 132.45 },
      ],
    ],
  });
  const line = {
    type: 'LineString',
    coordinates: [
      [132, -13],
      [133, -13],
    ],
  };
  expect(shapesOf(line).lines?.[0]).toHaveLength(2);
});

describe('a list at its largest is small work', () => {
  const circle = (count: number) => [
    Array.from({ length: count }, (_, at) => {
      const turn = (at / count) * 2 * Math.PI;
      return [146.8 + Math.cos(turn) / 4, -36.75 + Math.sin(turn) / 4];
    }),
  ];
  const fires = (count: number, areas: number, points: number) =>
    read(
      named('vic-fires'),
      JSON.stringify({
        type: 'FeatureCollection',
        features: Array.from({ length: count }, (_, id) => ({
          properties: { id, feedType: 'incident', category1: 'Fire', category2: 'Bushfire' },
          geometry: {
            type: 'MultiPolygon',
            coordinates: Array.from({ length: areas }, () => circle(points)),
          },
        })),
      }),
    ).items;
  const points = (items: Item[]) => items.reduce((sum, { where }) => sum + countPoints(where), 0);

  test('one entry has a few hundred points, and all together at most 100,000', () => {
    expect(points(fires(1, 40, 250))).toBeLessThan(600);
    expect(points(fires(1, 1, 100))).toBe(100);
    const many = fires(2000, 1, 100);
    expect(many).toHaveLength(2000);
    expect(points(many)).toBeLessThan(100_000);
    expect(() => fires(1000, 50, 5)).toThrow('too many points');
  });

  test('an entry knows the box around all that it may concern', () => {
    const [fire] = fires(1, 1, 100);
    const [south = 0, west = 0, north = 0, east = 0] = fire?.box ?? [];
    expect([south, north]).toEqual([expect.closeTo(-37.454, 2), expect.closeTo(-36.046, 2)]);
    expect([west, east]).toEqual([expect.closeTo(145.98, 2), expect.closeTo(147.62, 2)]);
    expect(read(named('vic-fire-bans'), good['vic-fire-bans'] ?? '').items[0]?.box).toBeUndefined();
  });
});
