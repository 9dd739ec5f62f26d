import { expect, test, uniqueEmail } from './fixtures';

test('a search’s page with sixty cards is under 60 kB, in the city and in the bush', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  for (const postcode of ['4031', '2577']) {
    const response = await mia.page.request.get(`/createtrip?postcode=${postcode}&radius=100`);
    const html = await response.text();
    expect(html.match(/>Look first</g)?.length).toBeGreaterThan(50);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  }
});
