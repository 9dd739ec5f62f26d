import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { searchStart } from './search-start';

// Broken Hill, a state away from Kedron, where everybody here lives.
const brokenHill = { latitude: -31.9567, longitude: 141.4678, shared: true };

test('for a trip in another state the search begins there, for its people alone', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const site = await siteOf(mia, brokenHill);
  const trip = await plan(mia, { location_id: site.id });
  expect(await searchStart(mia.viewer, { trip: trip.id })).toBe('2880');
  expect(await searchStart(eve.viewer, { trip: trip.id })).toBe('4031');
});

test('for a new trip it begins round the site that was chosen before', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, brokenHill);
  expect(await searchStart(mia.viewer, { near: site.id })).toBe('2880');
});

test('otherwise it begins at home, and nobody is asked where a postcode is named', async () => {
  const mia = await person('Mia');
  const noSite = await plan(mia);
  for (const params of [{}, { trip: noSite.id }, { trip: 'x' }, { near: 'x' }, { near: ['a', 'b'] }])
    expect(await searchStart(mia.viewer, params)).toBe('4031');
  const site = await siteOf(mia, brokenHill);
  expect(await searchStart(mia.viewer, { near: site.id, postcode: '0870' })).toBe('4031');
  const spot = { latitude: '-31.9567', longitude: '141.4678' };
  expect(await searchStart(mia.viewer, { near: site.id, ...spot })).toBe('4031');
});
