import { gzipSync } from 'node:zlib';
import { db } from '@/lib/server/db/client';
import { env, readEnv } from '@/lib/server/env';
import { nswFireBansSample } from '@/tests/conditions/nsw-fire-bans-sample';
import { samples } from '@/tests/conditions/samples';
import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { stopsOn } from '@/tests/factories/stops';
import { moveTo, plan } from '@/tests/factories/trips';
import { goodLists, type ListBehaviour, startListsServer } from '@/tests/servers/lists-server';
import type { Item, List } from './item';
import { lists } from './lists/all';
import { nswFireBans } from './lists/nsw-fire-bans';
import { readList } from './read-list';
import { readLists } from './read-lists';
import { tellConditions } from './tell-conditions';

jest.mock('./tell-conditions', () => ({ tellConditions: jest.fn() }));

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const kept = (name = nswFireBans.name) => db.conditionList.findUniqueOrThrow({ where: { name } });
const off = readEnv({}).CONDITIONS;

let server: Awaited<ReturnType<typeof startListsServer>>;
beforeAll(async () => {
  server = await startListsServer();
});
beforeEach(async () => {
  await db.conditionList.deleteMany();
  server.become(goodLists);
  env().CONDITIONS = readEnv({ CONDITIONS: server.url }).CONDITIONS;
  jest.mocked(tellConditions).mockClear();
});
afterAll(() => {
  env().CONDITIONS = off;
  return server.stop();
});

const sends =
  (text: string, headers: Record<string, string> = {}): ListBehaviour =>
  (_, response) =>
    response.writeHead(200, headers).end(text);

test('a list is read whole, without a word about anybody, and not again within the hour', async () => {
  expect(await readList(nswFireBans)).toBe('changed');
  expect(await readList(nswFireBans)).toBe('waits');
  expect(server.calls).toEqual([
    {
      path: '/www.rfs.nsw.gov.au/feeds/fdrToban.xml',
      headers: {
        host: expect.any(String),
        connection: expect.any(String),
        accept: '*/*',
        'accept-language': '*',
        'sec-fetch-mode': 'cors',
        'user-agent': 'Campmates',
        'accept-encoding': 'identity',
        'cache-control': 'no-cache',
        pragma: 'no-cache',
      },
    },
  ]);
  const { items, failures, saidAt } = await kept();
  expect(items).toHaveLength(40);
  expect(failures).toBe(0);
  expect(Date.now() - Number(saidAt)).toBeLessThan(60_000);
});

test('the next request is conditional, and an unchanged list counts as read', async () => {
  const written = new Date().toUTCString();
  server.become(sends(nswFireBansSample(), { etag: '"1"', 'last-modified': written }));
  await readList(nswFireBans);
  server.become((_, response) => response.writeHead(304).end());
  expect(await readList(nswFireBans, later(1))).toBe('same');
  expect(server.calls[0]?.headers).toMatchObject({ 'if-none-match': '"1"', 'if-modified-since': written });
  expect(await kept()).toMatchObject({ etag: '"1"', lastModified: written, failures: 0 });
});

test('"today" is the day on which the list was written, not the day of reading', async () => {
  server.become(sends(nswFireBansSample(), { 'last-modified': 'Fri, 27 Nov 2026 02:00:00 GMT' }));
  await readList(nswFireBans, new Date('2026-11-28T02:00:00Z'));
  expect(((await kept()).items as unknown as Item[])[0]?.id).toBe('1 2026-11-27');
});

const named = lists.map((list) => [list.name, list] as const);
const sample = (name: string, at = new Date()) => samples(at)[name] ?? '';
const dueNow = () => db.conditionList.updateMany({ data: { nextAt: new Date(0) } });

const failures: Record<string, (list: List) => ListBehaviour> = {
  'an error': () => (_, response) => response.writeHead(500).end('no'),
  'a redirect inward': () => (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  silence: () => () => undefined,
  'silence after the first bytes': () => (_, response) => response.write('<?xml'),
  'a body that breaks off': (list) => (_, response) => {
    const body = sample(list.name);
    response.writeHead(200, { 'content-length': body.length + 1 }).write(body);
    setTimeout(() => response.destroy(), 20);
  },
  'a body that is too long': (list) => sends('x'.repeat(list.maxBytes + 1)),
  'a packed body': (list) => (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(sample(list.name))),
  nonsense: () => sends('<html>Sorry</html>'),
  nothing: () => sends(''),
};

test.each(named)('%s: whatever fails, the last good copy stays', async (name, list) => {
  await readList(list);
  const before = await kept(name);
  for (const [what, behaviour] of Object.entries(failures)) {
    server.become(behaviour(list));
    await dueNow();
    expect([what, await readList(list, new Date(), 200)]).toEqual([what, 'failed']);
  }
  const count = Object.keys(failures).length;
  expect(await kept(name)).toMatchObject({ items: before.items, readAt: before.readAt, failures: count });
  server.become(goodLists);
  await dueNow();
  expect(['same', 'changed']).toContain(await readList(list));
  expect(await kept(name)).toMatchObject({ failures: 0 });
});

describe('a list that wasn’t written for two days', () => {
  const lastYear = new Date('2025-11-28T02:00:00Z');
  const old = ({ name }: List) => sends(sample(name, lastYear), { 'last-modified': lastYear.toUTCString() });

  test.each(named)('never takes the place of the last good copy: %s', async (name, list) => {
    await readList(list);
    const { items, readAt, saidAt } = await kept(name);
    server.become(old(list));
    expect(await readList(list, later(1))).toBe('same');
    expect(await kept(name)).toMatchObject({ items, readAt, saidAt, failures: 0 });
  });

  const dated = ['nsw-parks', 'vic-fire-bans', 'qld-fires', 'qld-warnings', 'wa-fire-bans'];

  test.each(dated)('is known by its own time where no header has one: %s', async (name) => {
    const list = lists.find((each) => each.name === name) as List;
    server.become(sends(sample(name, lastYear)));
    await readList(list);
    expect(await kept(name)).toMatchObject({ items: null, readAt: null });
  });

  test.each(named.filter(([name]) => !dated.includes(name)))(
    'counts as current where neither header nor list has a time: %s',
    async (name, list) => {
      server.become(sends(sample(name, lastYear)));
      expect(await readList(list)).toBe('changed');
      expect(await kept(name)).toMatchObject({ saidAt: null, readAt: expect.any(Date) });
    },
  );

  test('is asked hourly, as it hasn’t failed, and keeps its own time', async () => {
    server.become(old(nswFireBans));
    for (const hours of [0, 1, 2, 3, 4, 5]) {
      expect(await readList(nswFireBans, later(hours))).toBe('same');
      expect(await kept()).toMatchObject({ failures: 0, items: null, readAt: null });
    }
    expect((await kept()).saidAt).toEqual(lastYear);
  });
});

test('"not modified" about a list that was never read is a failure', async () => {
  server.become((_, response) => response.writeHead(304).end());
  expect(await readList(nswFireBans)).toBe('failed');
});

test('a list that keeps failing is asked less often, but at least every six hours', async () => {
  server.become((_, response) => response.writeHead(500).end());
  const waits: number[] = [];
  for (let at = 0; at < 7; at++) {
    const now = later(at * 7);
    await readList(nswFireBans, now);
    waits.push(Math.round((Number((await kept()).nextAt) - now.getTime()) / HOUR_MS));
  }
  expect(waits).toEqual([1, 1, 2, 4, 6, 6, 6]);
});

describe('the hourly task', () => {
  async function trip(state: string, latitude: number, longitude: number, first: number) {
    const mia = await person('Mia');
    const site = await siteOf(mia, { latitude, longitude });
    await db.campsite.update({ where: { id: site.id }, data: { state } });
    const made = await plan(mia, { location_id: site.id });
    await moveTo(made, first, first + 2);
    return made;
  }
  beforeEach(() => db.trip.updateMany({ data: { calledOffAt: new Date() } }));
  const hosts = () => new Set(server.calls.map(({ path }) => path.split('/')[1]));

  test('without CONDITIONS nothing is asked', async () => {
    env().CONDITIONS = off;
    await trip('SA', -33, 138, 1);
    await readLists();
    expect(server.calls).toEqual([]);
  });

  test('only lists of states with a trip within four days are read, and of a neighbour near the line', async () => {
    await trip('NT', -13, 131, 7);
    await trip('SA', -33, 137, 4);
    await readLists();
    expect(hosts()).toEqual(new Set(['data.eso.sa.gov.au']));
    await trip('VIC', -36.1, 146.9, 0);
    await readLists(later(1));
    expect(hosts()).toContain('www.rfs.nsw.gov.au');
    expect(hosts()).toContain('emergency.vic.gov.au');
    expect(hosts()).not.toContain('roadreport.nt.gov.au');
  });

  test('a stop counts by its own nights', async () => {
    const made = await trip('SA', -33, 137, 2);
    const far = await siteOf(await person('Far'), { latitude: -13, longitude: 131 });
    const near = await siteOf(await person('Near'), { latitude: -37, longitude: 145 });
    await db.campsite.update({ where: { id: far.id }, data: { state: 'NT', shareFlag: true } });
    await db.campsite.update({ where: { id: near.id }, data: { state: 'VIC', shareFlag: true } });
    await stopsOn(made.id, [
      { nights: 1 },
      { nights: 2, campsiteId: near.id },
      { nights: 2, campsiteId: far.id },
    ]);
    await readLists();
    expect(hosts()).toContain('emergency.vic.gov.au');
    expect(hosts()).toContain('data.eso.sa.gov.au');
    expect(hosts()).not.toContain('roadreport.nt.gov.au');
  });

  test('only states that CONDITIONS names are read', async () => {
    await trip('SA', -33, 137, 1);
    env().CONDITIONS = { states: ['nsw'], from: server.url };
    await readLists();
    expect(server.calls).toEqual([]);
  });

  test('people are told after a run that has read something, and not after one that had nothing to do', async () => {
    await trip('SA', -33, 137, 1);
    await readLists();
    expect(tellConditions).toHaveBeenCalledTimes(1);
    await readLists();
    expect(tellConditions).toHaveBeenCalledTimes(1);
  });
});
