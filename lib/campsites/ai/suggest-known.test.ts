import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { type AiServer, aiSite, startAiServer, suggests } from '@/tests/servers/ai-server';
import { suggestSites } from './suggest';

let ai: AiServer;
let mia: Person;
beforeAll(async () => {
  ai = await startAiServer(suggests());
  Object.assign(env(), { OPENAI_BASE_URL: ai.baseUrl });
  mia = await person();
});
afterAll(() => ai.stop());
afterEach(() => db.campsite.deleteMany({ where: { source: 'user' } }));
beforeEach(() => db.aiQuestion.deleteMany());

test('a campsite that the AI names twice is suggested once, as first named', async () => {
  ai.become(suggests(aiSite('Mt Wombat Camping Area'), aiSite('MOUNT WÓMBAT campground'), aiSite('日本')));
  const { campsites } = await suggestSites(mia.viewer, { postcode: '4031', radius: 100 });
  expect(campsites.map(({ name }) => name)).toEqual(['Mt Wombat Camping Area']);
});

describe('a known campsite', () => {
  const idIn = async (as: Person) =>
    (await suggestSites(as.viewer, { postcode: '4031', radius: 100 })).campsites[0]?.location_id;

  test('is named to everybody who may see it, in any spelling', async () => {
    ai.become(suggests(aiSite('Mt Café Camping Area')));
    const tom = await person('Tom');
    const site = await siteOf(tom, { name: 'The MOUNT CAFE campground', shared: true });
    expect(await idIn(mia)).toBe(site.id);
    await db.campsite.delete({ where: { id: site.id } });
    expect(await idIn(mia)).toBeNull();
  });

  test('is named if it comes from the open data', async () => {
    const open = await db.campsite.findFirstOrThrow({
      where: { source: 'open', postcode: '4306', groupOnly: false },
    });
    ai.become(suggests(aiSite(open.name)));
    expect(await idIn(mia)).toBe(open.id);
  });

  test('is named only to its owner if it is private', async () => {
    ai.become(suggests(aiSite('Secret spot')));
    const tom = await person('Tom');
    const site = await siteOf(tom, { name: 'Secret Spot' });
    expect(await idIn(tom)).toBe(site.id);
    expect(await idIn(mia)).toBeNull();
    expect(ai.calls).toHaveLength(1);
    expect(JSON.stringify(await db.aiSuggestion.findMany())).not.toContain(site.id);
  });

  test('is not named if it is for groups or beyond the radius', async () => {
    ai.become(suggests(aiSite('Scout hall meadow')));
    await siteOf(mia, { name: 'Scout hall meadow', shared: true, groupOnly: true });
    await siteOf(mia, { name: 'Scout hall meadow', shared: true, latitude: -29 });
    expect(await idIn(mia)).toBeNull();
  });

  test('is not suggested if it is known not to fit, whatever the AI says', async () => {
    ai.become(suggests(aiSite('Dogless dale')));
    const site = await siteOf(mia, { name: 'Dogless Dale', shared: true, petFriendly: false });
    expect(await idIn(mia)).toBe(site.id);
    const { viewer } = mia;
    const wanted = { postcode: '4031', radius: 100, filters: { pets: true } } as const;
    expect((await suggestSites(viewer, wanted)).campsites).toEqual([]);
    await db.campsite.update({ where: { id: site.id }, data: { petFriendly: null } });
    expect((await suggestSites(viewer, wanted)).campsites).toHaveLength(1);
  });

  test('is the one nearest to the AI’s town when two have the same name', async () => {
    ai.become(suggests(aiSite('Twin pines', { locality: 'Dayboro' })));
    await siteOf(mia, { name: 'Twin Pines', shared: true });
    const near = await siteOf(mia, { name: 'Twin Pines', shared: true, latitude: -27.2, longitude: 152.82 });
    expect(await idIn(mia)).toBe(near.id);
  });
});
