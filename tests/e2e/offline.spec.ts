import { addDays, formatDateRange, today } from '../../lib/dates';
import { callsOfTrip, pagesOfTrip } from '../../lib/offline/pages';
import { password } from './account';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { expectNothingKept, keepAsVersion4, keptBytes, keptHere, planTrip, waitUntilKept } from './kept';

const worker = { serviceWorkers: 'allow' } as const;

test('trips open without network, even those that were never opened', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const mia = await browserOf('Mia', worker);
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const { id, site, sitePage } = await planTrip(mia, 'Easter at the river');
  await page.goto('/');
  await waitUntilKept(page, [
    '/',
    '/your-crew',
    '/your-rides',
    '/your-gear',
    ...pagesOfTrip(id),
    ...callsOfTrip(id),
    sitePage,
  ]);
  const strip = page.getByRole('status').filter({ hasText: 'No reception.' });

  await test.step('the trip with its map takes little room', async () => {
    await page.goto('/profile/account');
    const kept = page.getByRole('region', { name: 'Kept on this device' });
    await kept.getByRole('heading').click();
    const said = (await kept.getByRole('listitem').textContent()) ?? '';
    const [, size, map] = /(\d+\.\d)\sMB.* · Map kept, (\d+\.\d)\sMB/.exec(said) ?? [];
    expect(Number(size)).toBeLessThan(1.5);
    expect(Number(map)).toBeLessThan(0.5);
    // Counts the scripts, styles and fonts of every page, and the person's own kept pages.
    expect(await keptBytes(page)).toBeLessThan(6_000_000);
    await page.goto('/');
  });

  await test.step('home, the trip, its parts and its map open without network', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(strip).toContainText(/As of \d+(:\d\d)? [ap]m/);
    await mia.ready();
    await page.getByRole('link', { name: /Easter at the river/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Easter at the river' })).toBeVisible();
    await expect(page.getByText(site).first()).toBeVisible();
    for (const part of ['People', 'Gear', 'Meals', 'Day by day', 'To-dos']) await mia.openPart(part);
    await page.goto(`/trip/${id}/bookings`);
    await expect(page).toHaveTitle(/^Booking · /);
    await expect(strip).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the campsite’s page opens with its map', async () => {
    await page.goto(`/trip/${id}`);
    await mia.ready();
    await page.getByRole('main').getByRole('link').filter({ hasText: site }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: site })).toBeVisible();
    await expect(page.locator('.site-page-map canvas')).toBeVisible();
    await expect(strip).toBeVisible();
  });

  await test.step('any other page says that it isn’t kept, and links to kept pages', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'No reception' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Easter at the river' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Easter at the river' })).toBeVisible();
  });

  await test.step('pages kept by an earlier release still open', async () => {
    await keepAsVersion4(page);
    await page.goto(`/trip/${id}/people`);
    await expect(page.getByRole('heading', { name: 'Who’s coming' }).first()).toBeVisible();
    await page.goto(`/trip/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Easter at the river' })).toBeVisible();
  });

  await test.step('when the network is back the page refreshes by itself', async () => {
    await page.request.patch(`/api/trips/${id}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { tripName: 'Easter by the sea' },
    });
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Easter by the sea' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(strip).toBeHidden();
  });

  await test.step('the list of kept trips has the new name and dates at once', async () => {
    const moved = { start_date: addDays(today(), 40), end_date: addDays(today(), 42) };
    await page.evaluate(
      async ([path, body]) => {
        const headers = { accept: 'application/json', 'content-type': 'application/json' };
        const { ok } = await fetch(path, { method: 'PATCH', headers, body });
        if (!ok) throw new Error('refused');
      },
      [`/api/trips/${id}`, JSON.stringify(moved)] as const,
    );
    await page.goto('/profile/account');
    const kept = page.getByRole('region', { name: 'Kept on this device' });
    const row = kept.getByRole('listitem');
    await expect(async () => {
      await page.reload();
      await kept.getByRole('heading').click();
      await expect(row).toContainText(formatDateRange(moved.start_date, moved.end_date));
    }).toPass({ timeout: 30_000 });
    await expect(row).toContainText('Easter by the sea');
    await page.goto('/');
  });

  await test.step('nothing is kept after the log-out', async () => {
    await mia.ready();
    await mia.logOut();
    await expectNothingKept(page);
    expect((await keptHere(page)).owner).toBeUndefined();
    await page.context().setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No reception' })).toBeVisible();
  });
});

test('kept pages are deleted when the session has ended elsewhere, and when another person logs in, however the log-in is sent', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const mia = await browserOf('Mia', worker);
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const { id } = await planTrip(mia, 'Easter at the river');
  await page.goto(`/trip/${id}`);
  await waitUntilKept(page, pagesOfTrip(id));

  await test.step('another person on this device sees no kept page', async () => {
    await page.context().clearCookies();
    await mia.settleIn(uniqueEmail('tom'), 'Tom Walker');
    await page.goto('/');
    await expect.poll(async () => (await keptHere(page)).pages).not.toContain(`/trip/${id}`);
    await waitUntilKept(page, ['/', '/your-crew', '/your-gear']);
    expect((await keptHere(page)).pages.filter((path) => path.startsWith('/trip/'))).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(`/trip/${id}`);
    await expect(page.getByRole('heading', { name: 'No reception' })).toBeVisible();
    await expect(page.getByText('Easter at the river')).toHaveCount(0);
    await page.context().setOffline(false);
    // The page checks every ten seconds whether the network is back.
    await expect(page.getByRole('heading', { name: 'Trip not found.' })).toBeVisible({ timeout: 45_000 });
  });

  await test.step('an ended session deletes them at the server’s next response', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    await expect(page).toHaveURL(/login/);
    await expectNothingKept(page);
  });

  // A password manager, an extension or the browser's console may send a log-in with these headers.
  for (const accept of ['*/*', 'text/html'])
    await test.step(`the next person to log in, by a request for ${accept}, sees no kept page`, async () => {
      const email = uniqueEmail('tom');
      await (await browserOf('Tom')).settleIn(email, 'Tom Walker');
      await page.context().clearCookies();
      await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
      const { id } = await planTrip(mia, 'Easter at the river');
      await page.goto(`/trip/${id}`);
      await waitUntilKept(page, ['/', `/trip/${id}`]);

      const status = await page.evaluate(
        async ([body, accept]) => {
          const headers = { 'content-type': 'application/json', accept };
          return (await fetch('/auth/login', { method: 'POST', headers, body })).status;
        },
        [JSON.stringify({ email, password }), accept] as const,
      );
      expect(status).toBe(200);
      await page.context().setOffline(true);
      for (const path of ['/', `/trip/${id}`]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'No reception' })).toBeVisible();
        await expect(page.getByText('Easter at the river')).toHaveCount(0);
      }
      await page.context().setOffline(false);
      // When the network is back the page reloads by itself, possibly while the test reads the
      // database.
      await expect(async () => {
        expect((await keptHere(page)).pages).not.toContain(`/trip/${id}`);
      }).toPass({ timeout: 45_000 });
    });
});
