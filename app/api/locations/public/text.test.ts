import type { SearchResponse } from '@/lib/campsites/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { POST } from './route';

let mia: Person;
beforeAll(async () => {
  mia = await person();
});
afterAll(() => db.campsite.deleteMany({ where: { ownerId: mia.viewer.profileId } }));

async function search(body: object): Promise<SearchResponse> {
  const response = await call<SearchResponse>(POST, 'POST', {
    as: mia,
    body: { postcode: '4031', radius: 100, ...body },
  });
  expect(response.status).toBe(200);
  return response.body;
}

const namesOf = ({ locations }: SearchResponse) => locations.map(({ name }) => name);

test.each([
  ['its name', 'BILLABONG'],
  ['its address', 'wattle lane'],
  ['a feature', 'flying fox'],
])('text finds a site by %s, in any case', async (_, text) => {
  await siteOf(mia, {
    name: 'Billabong bend',
    address: '1 Wattle Lane',
    shared: true,
    features: ['Flying Fox'],
  });
  expect(await search({ text }).then(namesOf)).toContain('Billabong bend');
});

test('a feature known to be missing is not found by its name', async () => {
  await siteOf(mia, { name: 'No slide here', shared: true, lacks: ['Water slide'] });
  expect(await search({ text: 'water slide' }).then(namesOf)).toEqual([]);
});

test('a per cent sign, an underscore and a backslash in the text are matched literally', async () => {
  await siteOf(mia, { name: 'Fully 100% off_grid \\o/', shared: true });
  for (const text of ['100%', 'off_grid', '\\o/'])
    expect(await search({ text }).then(namesOf)).toEqual(['Fully 100% off_grid \\o/']);
  for (const text of ['f%y', 'off-grid', 'of__grid', '%%'])
    expect(await search({ text }).then(namesOf)).not.toContain('Fully 100% off_grid \\o/');
});

test('total counts the sites that match the text', async () => {
  const all = await search({});
  const some = await search({ text: 'caravan' });
  expect(some.total).toBeLessThan(all.total);
  expect(some.total).toBe(some.locations.length);
});
