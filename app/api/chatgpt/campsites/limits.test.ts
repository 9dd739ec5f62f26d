import { suggestSites } from '@/lib/campsites/ai/suggest';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { type Person, person } from '@/tests/factories/people';
import {
  type AiServer,
  after,
  aiSite,
  fails,
  inTurn,
  startAiServer,
  suggests,
} from '@/tests/servers/ai-server';

const good = suggests(aiSite('Wombat Hollow'));
const CAP = 25;

let ai: AiServer;
// The limits are read when the first call counts, so a file of its own sets this one.
beforeAll(async () => {
  ai = await startAiServer(good);
  Object.assign(env(), { OPENAI_BASE_URL: ai.baseUrl, AI_DAILY_LIMIT: CAP });
});
afterAll(() => ai.stop());
afterEach(() => db.rateLimit.deleteMany());
beforeEach(async () => {
  await db.aiQuestion.deleteMany();
  await db.rateLimit.deleteMany();
  ai.become(good);
});

/** Returns this many different postcodes. */
const postcodes = (count: number, from = 4000) =>
  db.$queryRaw<{ postcode: string }[]>`
  select distinct postcode from places where postcode >= ${String(from)} order by 1 limit ${count}`.then(
    (rows) => rows.map(({ postcode }) => postcode),
  );
const ask = ({ viewer }: Person, postcode: string) =>
  suggestSites(viewer, { postcode, radius: 50 }).then(
    () => 200,
    ({ status, details }) => ({ status, ...details }),
  );
const successes = (responses: unknown[]) => responses.filter((response) => response === 200).length;
const retryAfter = (status: number) => ({ status, retryAfterSeconds: expect.any(Number) });

test('when one person asks thirty questions at once, exactly ten reach the provider', async () => {
  const mia = await person();
  const responses = await Promise.all((await postcodes(30)).map((postcode) => ask(mia, postcode)));
  expect(successes(responses)).toBe(10);
  expect(ai.calls).toHaveLength(10);
  expect(responses.filter((response) => response !== 200)).toEqual(Array(20).fill(retryAfter(429)));
});

test('stored suggestions are free, even for a person who has used up their limit', async () => {
  const mia = await person();
  const [kept = '', ...others] = await postcodes(11);
  for (let time = 0; time < 20; time++) expect(await ask(mia, kept)).toBe(200);
  for (const postcode of others.slice(0, 9)) await ask(mia, postcode);
  expect(await ask(mia, others[9] ?? '')).toEqual(retryAfter(429));
  expect(await ask(mia, kept)).toBe(200);
});

test('a request asks the AI itself when the limit refused the request that it waited for', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (const postcode of await postcodes(10)) await ask(mia, postcode);
  ai.become(after(200, good));
  const responses = await Promise.all([ask(mia, '4870'), ask(tom, '4870'), ask(mia, '4870')]);
  expect(responses[1]).toBe(200);
  expect(ai.calls).toHaveLength(1);
});

test('everybody’s questions together reach the provider as often as the day’s limit allows', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => person()));
  const asked = await postcodes(40);
  const askAll = () => asked.map((postcode, index) => ask(people[index % 10] as Person, postcode));
  const responses = await Promise.all(askAll());
  expect(successes(responses)).toBe(CAP);
  expect(ai.calls).toHaveLength(CAP);
  expect(responses.filter((response) => response !== 200)).toEqual(Array(15).fill(retryAfter(503)));
});

test('a refusal by the limit for everybody does not count for the person', async () => {
  const mia = await person();
  const others = await Promise.all([person(), person(), person()]);
  const asked = await postcodes(CAP);
  await Promise.all(asked.map((postcode, index) => ask(others[index % 3] as Person, postcode)));
  const further = await postcodes(20, 5000);
  for (const postcode of further) expect(await ask(mia, postcode)).toEqual(retryAfter(503));
  await db.rateLimit.deleteMany({ where: { key: { startsWith: 'aiForAll' } } });
  expect(successes(await Promise.all(further.map((postcode) => ask(mia, postcode))))).toBe(10);
});

test('a person’s refused questions do not count for everybody', async () => {
  const mia = await person();
  await Promise.all((await postcodes(40)).map((postcode) => ask(mia, postcode)));
  const tom = await person('Tom');
  const responses = await Promise.all((await postcodes(10, 5000)).map((postcode) => ask(tom, postcode)));
  expect(successes(responses)).toBe(10);
});

test('a second attempt counts for everybody, not for the person', async () => {
  const mia = await person();
  for (const postcode of await postcodes(10)) {
    ai.become(inTurn(fails(500), good));
    expect(await ask(mia, postcode)).toBe(200);
  }
  const tom = await person('Tom');
  ai.become(good);
  const responses = await Promise.all((await postcodes(10, 5000)).map((postcode) => ask(tom, postcode)));
  expect(successes(responses)).toBe(CAP - 20);
});
