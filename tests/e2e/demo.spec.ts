import { makeDemo } from '../../scripts/demo/make-demo';
import { sharedServer } from './account';
import { expect, test } from './fixtures';

test('the demo creates a trip whose organiser, members and guest see the same people', {
  tag: '@release',
}, async ({ browserOf, baseURL }) => {
  const url = baseURL ?? '';
  const { databaseUrl } = await sharedServer();
  const { campers, guest, trips } = await makeDemo({
    PORT: Number(new URL(url).port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: process.env.E2E_DATA_DIR ?? '',
  });
  const readers = { olivia: campers[0]?.person, sam: campers[1]?.person, grant: guest };
  for (const [name, person] of Object.entries(readers)) {
    const { page } = await browserOf(name);
    const [cookie = '', value = ''] = person?.cookie.split('=') ?? [];
    await page.context().addCookies([{ name: cookie, value, url }]);
    await page.goto(`/trip/${trips.next}/people`);
    await expect(page.getByRole('heading', { name: /^9 people/ })).toBeVisible();
  }
});
