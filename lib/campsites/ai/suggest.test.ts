import { setTimeout as delay } from 'node:timers/promises';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { counted } from '@/tests/counted';
import { type Person, person } from '@/tests/factories/people';
import { refusalOf, unavailable } from '@/tests/fixtures/ai-refusals';
import {
  type AiBehaviour,
  type AiServer,
  after,
  aiSite,
  fails,
  inTurn,
  startAiServer,
  suggests,
} from '@/tests/servers/ai-server';
import { suggestSites } from './suggest';

const DAY_MS = 24 * 60 * 60 * 1000;
const good = suggests(aiSite('Wombat Hollow'));

let ai: AiServer;
let mia: Person;
beforeAll(async () => {
  ai = await startAiServer(good);
  Object.assign(env(), { OPENAI_BASE_URL: ai.baseUrl, OPENAI_API_KEY: 'a key', OPENAI_MODEL: 'a model' });
});
afterAll(() => ai.stop());
beforeEach(async () => {
  await db.aiQuestion.deleteMany();
  mia = await person();
});

const suggest = (as = mia, postcode = '4031', deadlineMs?: number) =>
  suggestSites(as.viewer, { postcode, radius: 100 }, deadlineMs);
const namesOf = async (suggested: ReturnType<typeof suggest>) =>
  (await suggested).campsites.map(({ name }) => name);
const keptRows = () => db.aiQuestion.count({ where: { expiresAt: { gt: new Date() } } });
const become = (...behaviours: AiBehaviour[]) => ai.become(inTurn(...behaviours));

test('a call carries the model, and the key if one is configured', async () => {
  become(good);
  await suggest();
  expect(ai.calls[0]).toMatchObject({
    headers: { authorization: 'Bearer a key' },
    body: { model: 'a model' },
  });
});

describe('the AI’s suggestions are stored', () => {
  test('for everybody for 7 days, and then asked for again', async () => {
    become(good);
    await suggest();
    await suggest(await person('Tom'));
    expect(ai.calls).toHaveLength(1);
    const { expiresAt } = await db.aiQuestion.findFirstOrThrow();
    expect(Math.abs(expiresAt.getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);

    await db.aiQuestion.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    become(suggests(aiSite('Newer Hollow')));
    expect(await namesOf(suggest())).toEqual(['Newer Hollow']);
  });

  test('by postcode and radius', async () => {
    become(good);
    await suggest(mia, '4031');
    await suggest(mia, '4000');
    await suggestSites(mia.viewer, { postcode: '4031', radius: 50 });
    expect(ai.calls.map(({ postcode }) => postcode)).toEqual(['4031', '4000', '4031']);
  });

  test('even if they come too late for the person who asked', async () => {
    const tom = await person('Tom');
    become(after(300, good));
    const asked = suggest();
    while (ai.calls.length === 0) await delay(10);
    expect(await refusalOf(suggest(tom, '4031', 100))).toMatchObject(unavailable);
    await asked;
    expect(await namesOf(suggest(tom))).toEqual(['Wombat Hollow']);
    expect(ai.calls).toHaveLength(1);
  });

  test('for only an hour when the list is empty', async () => {
    become(suggests(aiSite('Too far', { locality: 'Perth', state: 'WA' })));
    expect(await namesOf(suggest())).toEqual([]);
    const { expiresAt } = await db.aiQuestion.findFirstOrThrow();
    expect(expiresAt.getTime()).toBeLessThan(Date.now() + DAY_MS / 24 + 60_000);
  });
});

describe('several requests at once', () => {
  test('with one question lead to one call and share its suggestions', async () => {
    become(after(300, good));
    const people = await Promise.all(Array.from({ length: 10 }, () => person()));
    const responses = await Promise.all(people.map((one) => namesOf(suggest(one))));
    expect(responses).toEqual(people.map(() => ['Wombat Hollow']));
    expect(ai.calls).toHaveLength(1);
  });

  test('with one question share a failure, which is not stored', async () => {
    become(after(300, fails(401)), good);
    const refusals = await Promise.all(Array.from({ length: 10 }, () => refusalOf(suggest())));
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ status: 503 })));
    expect([ai.calls.length, await keptRows()]).toEqual([1, 0]);
    expect(await namesOf(suggest())).toEqual(['Wombat Hollow']);
  });

  test('do not wait for a request that died with its server', async () => {
    become(good);
    const data = { postcode: '4031', radius: 100, claim: mia.viewer.userId };
    await db.aiQuestion.create({ data: { ...data, expiresAt: new Date(Date.now() - 1) } });
    expect(await namesOf(suggest())).toEqual(['Wombat Hollow']);
  });
});

test('the nearest twenty suggestions are stored, with unknown places last', async () => {
  const at = (locality: string) => (_: unknown, index: number) =>
    aiSite(`${locality} ${index}`, { locality });
  const many = ['Nosuchtown', 'Noosa Heads', 'Dayboro'].flatMap((town) =>
    Array.from({ length: 8 }, at(town)),
  );
  become(suggests(...many, ...Array.from({ length: 5000 }, at('Perth'))));
  const { campsites } = await suggest();
  expect(campsites.map(({ distance }) => distance)).toEqual([
    ...Array.from({ length: 8 }, () => '31 km'),
    ...Array.from({ length: 8 }, () => '112 km'),
    ...Array.from({ length: 4 }, () => 'unknown'),
  ]);
});

test('each call to the AI counts among the day’s figures, even if it fails', async () => {
  const before = await counted('ai_calls');
  become(fails(500), good);
  await suggest();
  expect(ai.calls).toHaveLength(2);
  expect((await counted('ai_calls')) - before).toBe(2);
});
