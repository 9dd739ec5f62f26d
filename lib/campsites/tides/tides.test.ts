/** @jest-environment node */
import { dayIn, isoIn, timeIn } from '@/lib/places/clock';
import { shownTides } from './get-tides';
import { predict, tideDay } from './predict';
import { lowTideText, metresText, predictedFor } from './shown-tides';
import { nearestOf, stationNear, type TideStation, tideStations } from './stations';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const zones: Record<string, string> = {
  'Brisbane Bar': 'Australia/Brisbane',
  Cairns: 'Australia/Brisbane',
  Townsville: 'Australia/Brisbane',
  'Sydney Fort Denison': 'Australia/Sydney',
};

async function named(name: string): Promise<TideStation> {
  const station = (await tideStations()).find((each) => each.name === name);
  if (!station) throw new Error(`There is no station ${name}.`);
  return station;
}

/** Queensland's tables count from its port datum, up to 20 cm below lowest astronomical tide. */
test.each([
  ['Brisbane Bar', '2025-04-16', '05:32', 0.73],
  ['Brisbane Bar', '2025-04-16', '11:04', 1.88],
  ['Brisbane Bar', '2025-04-16', '17:12', 0.56],
  ['Brisbane Bar', '2025-04-16', '23:41', 2.33],
  ['Brisbane Bar', '2024-01-11', '09:32', 2.63],
  ['Brisbane Bar', '2024-01-13', '11:03', 2.72],
  ['Cairns', '2022-09-06', '19:02', 3.01],
  ['Cairns', '2022-09-08', '20:24', 3.32],
  ['Cairns', '2022-09-11', '22:01', 3],
  ['Townsville', '2010-01-30', '09:12', 4.11],
  ['Townsville', '2018-08-11', '21:24', 3.97],
  ['Sydney Fort Denison', '2008-06-04', '20:38', 2.08],
])('%s on %s turns at about %s, as was published', async (name, day, time, metres) => {
  const zone = zones[name] ?? '';
  const { turns } = await predict(await named(name), zone, day);
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const near = turns.filter(
    (turn) =>
      Math.abs(minutes(timeIn(zone, turn.at)) - minutes(time)) <= 20 &&
      Math.abs(turn.metres - metres) <= 0.22,
  );
  expect(near).toHaveLength(1);
});

/** Angles in degrees from hours since midnight UT and the mean longitudes of moon, sun and perigee. */
const plain: Record<string, (t: number, s: number, h: number, p: number) => number> = {
  M2: (t, s, h) => 30 * t - 2 * s + 2 * h,
  S2: (t) => 30 * t,
  N2: (t, s, h, p) => 30 * t - 3 * s + 2 * h + p,
  K2: (t, _, h) => 30 * t + 2 * h,
  K1: (t, _, h) => 15 * t + h + 90,
  O1: (t, s, h) => 15 * t - 2 * s + h - 90,
  P1: (t, _, h) => 15 * t - h - 90,
  Q1: (t, s, h, p) => 15 * t - 3 * s + h + p - 90,
};
/** Factor and phase that the moon's node adds: 1 + a cos N, b sin N. */
const nodes: Record<string, readonly [mean: number, a: number, b: number]> = {
  M2: [1, -0.037, -2.1],
  N2: [1, -0.037, -2.1],
  K2: [1.024, 0.286, -17.7],
  K1: [1.006, 0.115, -8.9],
  O1: [1.009, 0.187, 10.8],
  Q1: [1.009, 0.187, 10.8],
};

function plainSum({ mean, waves }: TideStation, at: Date): number {
  const radians = Math.PI / 180;
  const centuries = (at.getTime() - Date.UTC(2000, 0, 1, 12)) / 86_400_000 / 36_525;
  const hours = (at.getTime() % 86_400_000) / 3_600_000;
  const [s, h] = [218.3164 + 481267.8812 * centuries, 280.4665 + 36000.7698 * centuries];
  const [p, node] = [83.3532 + 4069.0137 * centuries, (125.0445 - 1934.1363 * centuries) * radians];
  return waves.reduce((sum, [name, metres, lag]) => {
    const [one, a, b] = nodes[name] ?? [1, 0, 0];
    const angle = (plain[name]?.(hours, s, h, p) ?? 0) + b * Math.sin(node) - lag;
    return sum + (one + a * Math.cos(node)) * metres * Math.cos(angle * radians);
  }, mean);
}

test.each(['Sydney Fort Denison', 'Darwin', 'Fremantle'])(
  '%s agrees with a plain sum of its eight main waves',
  async (name) => {
    const whole = await named(name);
    const station = { ...whole, waves: whole.waves.filter(([wave]) => wave in plain) };
    expect(station.waves).toHaveLength(8);
    for (const day of ['2024-06-21', '2027-01-23', '2034-10-01']) {
      const { curve } = await predict(station, 'Australia/Perth', day);
      const off = curve.map(({ at, metres }) => Math.abs(metres - plainSum(station, at)));
      // Darwin's tides have eight metres.
      expect(Math.max(...off)).toBeLessThan(name === 'Darwin' ? 0.06 : 0.02);
    }
  },
);

test('a day runs from midnight to midnight of the site’s clock, an hour shorter or longer in spring and autumn', async () => {
  const station = await named('Sydney Fort Denison');
  const spanOf = async (zone: string, day: string) => {
    const { curve } = await predict(station, zone, day);
    return [
      curve.length,
      isoIn(zone, curve[0]?.at ?? new Date(0)),
      isoIn(zone, curve.at(-1)?.at ?? new Date(0)),
    ];
  };
  expect(await spanOf('Australia/Sydney', '2026-10-04')).toEqual([
    47,
    '2026-10-04T00:00:00+10:00',
    '2026-10-05T00:00:00+11:00',
  ]);
  expect(await spanOf('Australia/Sydney', '2027-04-04')).toEqual([
    51,
    '2027-04-04T00:00:00+11:00',
    '2027-04-05T00:00:00+10:00',
  ]);
  expect(await spanOf('Australia/Brisbane', '2026-10-04')).toEqual([
    49,
    '2026-10-04T00:00:00+10:00',
    '2026-10-05T00:00:00+10:00',
  ]);
});

test.each([
  [-33.86, 151.3, 'Australia/Sydney'],
  [-27.23, 153.12, 'Australia/Brisbane'],
  [-32.0, 115.51, 'Australia/Perth'],
])('%d, %d is told by its own clock', async (latitude, longitude, zone) => {
  const now = new Date('2027-01-22T15:30:00Z');
  const shown = await shownTides(at(latitude, longitude), zone, now);
  expect(shown).toMatchObject({ zone });
  expect(shown?.days.map(({ day }) => day)[0]).toBe(dayIn(zone, now));
  expect(shown?.days).toHaveLength(7);
});

test('a page has each turn by the site’s clock and by its part of the day', async () => {
  const [zone, day] = ['Australia/Sydney', '2027-04-04'];
  const station = await named('Sydney Fort Denison');
  const [shown] = (await shownTides(station, zone, new Date('2027-04-01T00:00:00Z'), [day]))?.days ?? [];
  const { turns } = await predict(station, zone, day);
  // The day on which daylight saving ends has 25 hours.
  const start = Date.parse('2027-04-04T00:00:00+11:00');
  expect(shown?.turns.map(({ time, part }) => [time, part])).toEqual(
    turns.map(({ at }) => [timeIn(zone, at), expect.closeTo((at.getTime() - start) / (25 * 3_600_000), 3)]),
  );
});

test('the low tide by day is the one that is told, or the first where none is', () => {
  const low = (time: string) => ({ time, metres: 0.2, high: false, part: 0 });
  const high = { ...low('09:00'), high: true };
  const text = (...turns: (typeof high)[]) => lowTideText({ day: '2027-01-23', turns, curve: [] });
  expect(text(low('04:59'), high, low('17:24'))).toBe('Low tide 5:24 pm');
  expect(text(low('05:59'), high, low('20:01'))).toBe('Low tide 5:59 am');
  expect(text(high)).toBeNull();
});

test('a trip’s days are told that aren’t over', async () => {
  const [site, zone] = [at(-27.23, 153.12), 'Australia/Brisbane'];
  const days = ['2027-01-22', '2027-01-23', '2027-01-24'];
  const shown = await shownTides(site, zone, new Date('2027-01-22T15:30:00Z'), days);
  expect(shown?.days.map(({ day }) => day)).toEqual(['2027-01-23', '2027-01-24']);
  expect(await shownTides(site, zone, new Date('2027-01-25T00:00:00Z'), days)).toBeNull();
  const long = Array.from({ length: 9 }, (_, more) => `2027-01-2${more}`);
  const week = await shownTides(site, zone, new Date('2027-01-01T00:00:00Z'), long);
  expect(week?.days.map(({ day }) => day)).toEqual(long.slice(0, 7));
});

test('turns are whole minutes and centimetres, and a high one stands above the water around it', async () => {
  const { turns, curve } = await predict(await named('Brisbane Bar'), 'Australia/Brisbane', '2027-01-23');
  for (const { at, metres } of turns) {
    expect(at.getTime() % 60_000).toBe(0);
    expect(metres).toBe(Number(metres.toFixed(2)));
  }
  const around = turns.map(({ at }) => {
    const hours = curve.filter((point) => Math.abs(point.at.getTime() - at.getTime()) < 2 * 3_600_000);
    return Math.max(...hours.map(({ metres }) => metres));
  });
  expect(turns.map(({ high }) => high)).toEqual(
    turns.map(({ metres }, place) => metres >= (around[place] ?? 0) - 0.02),
  );
  expect(new Set(turns.map(({ high }) => high)).size).toBe(2);
});

test('a turn in the last half minute of a day stays on it', async () => {
  const wave = (lag: number): TideStation => ({
    name: 'Pier',
    ...at(-30, 153),
    mean: 1,
    waves: [['M2', 0.5, lag]],
  });
  const lastOf = async (lag: number) =>
    (await predict(wave(lag), 'Australia/Sydney', '2027-01-23')).turns.at(-1)?.at ?? new Date(0);
  const midnight = Date.parse('2027-01-24T00:00:00+11:00');
  // The moon's main wave turns by 28.984 degrees an hour.
  const lag = ((midnight - (await lastOf(0)).getTime()) / 3_600_000) * 28.984;
  const near = await Promise.all(Array.from({ length: 21 }, (_, step) => lastOf(lag + (step - 10) / 10)));
  expect(Math.max(...near.map(Number))).toBe(midnight - 60_000);
});

test('what is kept of a day is that of its station and its clock', async () => {
  const [brisbane, cairns] = [await named('Brisbane Bar'), await named('Cairns')];
  const days = [
    [brisbane, 'Australia/Brisbane', '2027-01-23'],
    [brisbane, 'Australia/Brisbane', '2027-01-24'],
    [brisbane, 'Australia/Sydney', '2027-01-23'],
    [cairns, 'Australia/Brisbane', '2027-01-23'],
  ] as const;
  for (const [station, zone, day] of days)
    expect(await tideDay(station, zone, day)).toEqual(await predict(station, zone, day));
});

test('of several stations the nearest along the shore counts, for each site anew', async () => {
  const pier = (name: string, longitude: number) => ({ name, ...at(-30, longitude), mean: 1, waves: [] });
  const [near, far] = [pier('Near', 160.05), pier('Far', 160.2)];
  for (const stations of [
    [near, far],
    [far, near],
  ])
    expect(nearestOf(stations, at(-30, 160))?.station.name).toBe('Near');
  const seen = async (longitude: number) => (await stationNear(at(-27.23, longitude)))?.station.name ?? null;
  expect([await seen(153.12), await seen(140)]).toEqual(['Brisbane Bar', null]);
});

test('a station along the shore counts before a nearer one across the land', async () => {
  const ocean = { name: 'Ocean', ...at(-38.5, 144.67), mean: 1, waves: [] };
  const near = nearestOf([await named('Hovell Pile'), ocean], at(-38.49, 144.89));
  expect(near).toMatchObject({ station: { name: 'Ocean' }, alongShore: true });
});

test('a height is told in tenths, and never as minus nothing', () => {
  expect([1.25, 0.04, -0.04, -0.06].map(metresText)).toEqual(['1.3 m', '0.0 m', '0.0 m', '−0.1 m']);
});

test('a station within 25 km is near', () => {
  const station = { name: 'Pier', ...at(-30, 160), mean: 1, waves: [] };
  const kmEast = (km: number) => at(-30, 160 + km / (111.195 * Math.cos(Math.PI / 6)));
  expect(nearestOf([station], kmEast(24.9))).toMatchObject({ km: 24.9, alongShore: true });
  expect(nearestOf([station], kmEast(25.1))).toBeNull();
});

test('inland and across a peninsula the sea of the nearest station is another', async () => {
  const seas = async (latitude: number, longitude: number) => {
    const near = await stationNear(at(latitude, longitude));
    return near && [near.station.name, near.alongShore];
  };
  expect(await seas(-23.7, 133.87)).toBeNull();
  expect(await seas(-27.42, 152.96)).toEqual(['Brisbane Bar', false]);
  expect(await seas(-38.49, 144.89)).toEqual(['Hovell Pile', false]);
  expect(await seas(-38.35, 144.88)).toEqual(['Hovell Pile', true]);
  expect(await shownTides(at(-27.42, 152.96), 'Australia/Brisbane', new Date())).toBeNull();
});

test('a station with few waves or unknown ones is told by those that are known, and without any by none', async () => {
  const station = { name: 'Pier', ...at(-30, 153), mean: 1, waves: [['M2', 0.5, 0]] as TideStation['waves'] };
  const zone = 'Australia/Sydney';
  const known = await predict(station, zone, '2027-01-23');
  expect(known.turns.length).toBeGreaterThanOrEqual(3);
  const strange = await predict({ ...station, waves: [...station.waves, ['XYZ', 9, 0]] }, zone, '2027-01-23');
  expect(strange).toEqual(known);
  const { turns, curve } = await predict({ ...station, waves: [] }, zone, '2027-01-23');
  expect([turns, new Set(curve.map(({ metres }) => metres))]).toEqual([[], new Set([1])]);
});

test('every station has the main waves and a mean above lowest astronomical tide', async () => {
  for (const { name, mean, waves } of await tideStations()) {
    const main = waves.filter(([wave]) => ['M2', 'S2', 'K1', 'O1'].includes(wave));
    expect([name, main.length, mean > 0 && mean < 8]).toEqual([name, 4, true]);
  }
});

test('the sentence names station and distance, and what the tides are not for', () => {
  expect(predictedFor({ station: 'Brisbane Bar', km: 13.6 })).toBe(
    'Predicted for Brisbane Bar, 14\u00a0km. Not for navigation',
  );
});
