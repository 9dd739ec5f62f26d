import { gzipSync } from 'node:zlib';
import { expect, test, uniqueEmail } from './fixtures';

test('a search’s page with sixty cards is at most 15 kB compressed, in the city and in the bush', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  for (const postcode of ['4031', '2577']) {
    const response = await mia.page.request.get(`/createtrip?postcode=${postcode}&radius=100`);
    const html = await response.text();
    expect(html.match(/>See the site</g)?.length).toBe(60);
    expect(gzipSync(html).length).toBeLessThanOrEqual(15_000);
  }
});
