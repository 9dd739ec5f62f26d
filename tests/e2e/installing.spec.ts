import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

test('Chromium finds no reason not to install the app', async ({ playwright, launchOptions, baseURL }) => {
  // Uses a profile on disk, because other stories run in private windows, which can't install an app.
  const context = await playwright.chromium.launchPersistentContext('', { ...launchOptions, baseURL });
  const page = context.pages()[0] ?? (await context.newPage());
  // Signed out, because the manifest, its icons and its screenshots are public.
  await page.goto('/login');
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { url, errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const { icons, screenshots, shortcuts } = JSON.parse(data ?? '{}');
  const pictures = [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut: typeof icons) => shortcut.icons),
  ];
  for (const { src, type } of pictures) {
    const response = await page.request.get(src, { maxRedirects: 0 });
    expect([src, response.status(), response.headers()['content-type']]).toEqual([src, 200, type]);
  }
  const manifest = await page.request.get('/manifest.webmanifest', { maxRedirects: 0 });
  expect(manifest.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'public, max-age=0',
    etag: expect.stringMatching(/./),
  });
  await context.close();
});

test('installing is offered once, to the person who first says “going”, and stays in the profile', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const tomsEmail = uniqueEmail('tom');
  const [mia, tom] = [await browserOf('Mia'), await browserOf('Tom', phone)];
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Walker');
  const trip = async (tripName: string, first: number) => {
    const data = {
      tripName,
      location_id: null,
      location_name: 'Bendeela Recreation Area',
      start_date: addDays(today(), first),
      end_date: addDays(today(), first + 2),
      invitees: [tomsEmail],
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    };
    const made = await mia.page.request.post('/api/trips', {
      data,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(made.status()).toBe(201);
    return `/trip/${(await made.json()).trip.id}`;
  };
  const [first, second] = [await trip('Easter at Bendeela', 9), await trip('Up the hill', 40)];
  const { page } = tom;
  const offer = page.getByRole('region', { name: 'Have your trips at hand' });

  // Chromium on a phone sends this event once the page listens.
  await page.addInitScript(() => {
    const prompt = async () => document.documentElement.setAttribute('data-asked', '');
    const timer = setInterval(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      if (dispatchEvent(Object.assign(event, { prompt }))) return;
      clearInterval(timer);
      Object.assign(window, { heard: true });
    }, 50);
  });
  const noOffer = async () => {
    await page.waitForFunction(() => 'heard' in window);
    await expect(offer).toBeHidden();
  };

  await test.step('the shortcut opens the trip that waits for an answer; nothing is offered yet', async () => {
    await page.goto('/next-trip');
    await expect(page).toHaveURL(first);
    await tom.ready();
    await noOffer();
  });

  await test.step('on the trip’s page, not over the form, he can install or decline', async () => {
    await page.getByRole('link', { name: 'Going', exact: true }).click();
    await expect(page).toHaveURL(/attendance/);
    await tom.ready();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(first);
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toBeHidden();
  });

  await test.step('the next “going” offers nothing', async () => {
    await page.goto(`${second}/attendance`);
    await tom.ready();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(second);
    await tom.ready();
    await expect(page.getByRole('link', { name: /^Change/ })).toBeVisible();
    await noOffer();
  });

  await test.step('the profile offers it, and the browser asks', async () => {
    await page.goto('/profile');
    await tom.ready();
    await page.getByRole('button', { name: 'Install Campmates on this device' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', '');
  });
});
