import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { searchStart } from './search-start';

// Broken Hill lies in another state than Kedron, where all people in this test live.
const brokenHill = { latitude: -31.9567, longitude: 141.4678, shared: true };

test('for a trip in another state the search starts there, but only for people on the trip', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const site = await siteOf(mia, brokenHill);
  const trip = await plan(mia, { location_id: site.id });
  expect(await searchStart(mia.viewer, { trip: trip.id })).toBe('2880');
  expect(await searchStart(eve.viewer, { trip: trip.id })).toBe('4031');
});

test('for a new trip the search starts around the site chosen before', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, brokenHill);
  expect(await searchStart(mia.viewer, { near: site.id })).toBe('2880');
});

test('otherwise the search starts at home, and no start is needed when the address names a postcode', async () => {
  const mia = await person('Mia');
  const noSite = await plan(mia);
  for (const params of [{}, { trip: noSite.id }, { trip: 'x' }, { near: 'x' }, { near: ['a', 'b'] }])
    expect(await searchStart(mia.viewer, params)).toBe('4031');
  const site = await siteOf(mia, brokenHill);
  expect(await searchStart(mia.viewer, { near: site.id, postcode: '0870' })).toBe('4031');
  const spot = { latitude: '-31.9567', longitude: '141.4678' };
  expect(await searchStart(mia.viewer, { near: site.id, ...spot })).toBe('4031');
});
