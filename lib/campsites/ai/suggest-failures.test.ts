import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { countEvents } from '@/tests/count-events';
import { type Person, person } from '@/tests/factories/people';
import { refusalOf, unavailable } from '@/tests/fixtures/ai-refusals';
import {
  type AiBehaviour,
  type AiServer,
  aiSite,
  fails,
  inTurn,
  says,
  stalls,
  startAiServer,
  suggests,
} from '@/tests/servers/ai-server';
import { claimQuestion, failClaim } from './claims';
import { suggestSites } from './suggest';

const good = suggests(aiSite('Wombat Hollow'));

let ai: AiServer;
let mia: Person;
beforeAll(async () => {
  ai = await startAiServer(good);
  Object.assign(env(), { OPENAI_BASE_URL: ai.baseUrl });
});
afterAll(() => ai.stop());
beforeEach(async () => {
  await db.aiQuestion.deleteMany();
  mia = await person();
});

const suggest = (deadlineMs?: number) =>
  suggestSites(mia.viewer, { postcode: '4031', radius: 100 }, deadlineMs);
const namesOf = async (suggested: ReturnType<typeof suggest>) =>
  (await suggested).campsites.map(({ name }) => name);
const keptRows = () => db.aiQuestion.count({ where: { expiresAt: { gt: new Date() } } });
const become = (...behaviours: AiBehaviour[]) => ai.become(inTurn(...behaviours));

describe('a failure', () => {
  const huge: AiBehaviour = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  };

  test.each<[string, AiBehaviour]>([
    ['500', fails(500)],
    ['429', fails(429)],
    ['a broken connection', (_, response) => response.destroy()],
    ['prose', says('I would go to the coast.')],
    ['JSON that is cut off', says('{"campsites": [{"name": "Wom')],
    ['no text', says(null)],
    ['another protocol', (_, response) => response.end('{}')],
    ['a page', (_, response) => response.end('<html>')],
    ['a body without an end', huge],
    ['a refusal of the format', fails(400)],
  ])('that is %s is tried a second time', async (_, failure) => {
    become(failure, good);
    expect(await namesOf(suggest())).toEqual(['Wombat Hollow']);
    expect(ai.calls).toHaveLength(2);

    await db.aiQuestion.deleteMany();
    become(failure);
    expect(await refusalOf(suggest())).toMatchObject(unavailable);
    expect([ai.calls.length, await keptRows()]).toEqual([2, 0]);
  });

  test('ends its claim at once, even when the column rounds up', async () => {
    const question = { postcode: '4031', radius: 100 } as const;
    for (let round = 1; round <= 25; round++) {
      const claim = randomUUID();
      await claimQuestion(question, claim, 10_000);
      await failClaim(question, claim);
      expect([round, await keptRows()]).toEqual([round, 0]);
    }
  });

  test('to accept the format leads to a second attempt without it', async () => {
    become(fails(400), good);
    await suggest();
    expect(ai.calls.map(({ body }) => Boolean(body.response_format))).toEqual([true, false]);
  });

  test.each([401, 403, 404])('%d is not tried again', async (status) => {
    become(fails(status));
    expect(await refusalOf(suggest())).toMatchObject(unavailable);
    expect(ai.calls).toHaveLength(1);
  });

  const startsAndStalls: AiBehaviour = (_, response) => response.write('{"choices": [');
  test.each([
    ['never responds', stalls],
    ['stops half way', startsAndStalls],
  ])('of a provider that %s ends at the deadline', async (_, behaviour) => {
    become(behaviour);
    const started = Date.now();
    expect(await refusalOf(suggest(500))).toMatchObject(unavailable);
    expect(Date.now() - started).toBeLessThan(2500);
    expect([ai.calls.length, await keptRows()]).toEqual([1, 0]);
  });

  test('of a provider that cannot be reached is 503', async () => {
    env().OPENAI_BASE_URL = 'http://localhost:1/v1';
    expect(await refusalOf(suggest())).toMatchObject(unavailable);
    env().OPENAI_BASE_URL = ai.baseUrl;
  });
});

test('each call to the provider is counted by its outcome', async () => {
  const counted = countEvents();
  become(fails(500), good);
  await suggest();
  expect(counted).toEqual(['campmates_ai_calls_total failed', 'campmates_ai_calls_total answered']);
});
