import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const inDays = (days: number) => addDays(today(), days);

test('a packing list is ticked on the phone, and forgotten things are on the next trip’s list', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const mia = await browserOf('Mia', phone);
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const plan = async (name: string, from: string, to: string) => {
    await page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
    await mia.createTrip({ name, from, to, rides: [], invitees: [] });
    return new URL(page.url()).pathname;
  };
  const first = await plan('Easter', inDays(5), inDays(7));
  const next = await plan('Spring', inDays(25), inDays(27));
  const openList = async (trip: string) => {
    await page.goto(trip);
    await mia.openPart('Gear');
    await page
      .getByRole('navigation', { name: 'Gear', exact: true })
      .getByRole('link', { name: /My packing list/ })
      .tap();
    await expect(page.getByRole('heading', { name: /packed$|How did it go/ })).toBeVisible();
    await mia.ready();
  };
  const tick = (name: string) => page.getByRole('checkbox', { name });

  await test.step('Mia ticks things on a slow network, leaves, and finds them ticked', async () => {
    await openList(first);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.route('**/packing/**', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await tick('Pillow').tap();
    // The tick shows at once, long before the server responds.
    await expect(tick('Pillow')).toBeChecked({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: /^1 of \d+ packed$/ })).toBeVisible({ timeout: 1000 });
    await saved;
    await page.unroute('**/packing/**');
    await mia.openPart('People');
    await openList(first);
    await expect(tick('Pillow')).toBeChecked();
  });

  await test.step('she adds an item, removes another and restores it', async () => {
    await page.getByLabel('Something else to pack').fill('Corkscrew');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(tick('Corkscrew')).toBeVisible();
    await page.getByRole('button', { name: 'Edit my packing list' }).tap();
    await page.getByRole('button', { name: 'Take Bathers off the list' }).tap();
    await expect(tick('Bathers')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(tick('Bathers')).toBeVisible();
  });

  await test.step('without a network a tick is reverted with a message', async () => {
    await page.route('**/packing/**', (route) => route.abort('internetdisconnected'), { times: 1 });
    await tick('Torch').tap();
    await expect(page.getByText('That could not be saved. Please try again.')).toBeVisible();
    await expect(tick('Torch')).not.toBeChecked();
  });

  await test.step('at home she says what she forgot and what she didn’t need', async () => {
    const moved = await page.request.patch(`/api${first.replace('trip', 'trips')}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { start_date: inDays(-5), end_date: inDays(-3) },
    });
    expect(moved.status()).toBe(200);
    await openList(first);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const marked = () => page.waitForResponse((response) => response.request().method() === 'PATCH');
    for (const name of [/^Forgot ?: Corkscrew$/, /^Not needed ?: Bathers$/]) {
      const button = page.getByRole('button', { name });
      await Promise.all([marked(), button.tap()]);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
  });

  await test.step('the next list has the forgotten thing and leaves out the unneeded one', async () => {
    await openList(next);
    const again = page.getByRole('region', { name: 'Don’t forget this time' });
    await expect(again.getByRole('checkbox', { name: 'Corkscrew' })).toHaveAccessibleDescription(
      'You forgot this last time',
    );
    await expect(tick('Bathers')).toBeHidden();
    await page.getByText('Left out', { exact: true }).tap();
    await expect(page.getByText('You didn’t need it last time')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Put back ?: Bathers$/ }).tap();
    await expect(tick('Bathers')).toBeVisible();
  });
});
