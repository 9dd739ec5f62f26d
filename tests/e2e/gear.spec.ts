import { addDays, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };

const card = (app: App, name: string | RegExp) => app.page.getByRole('region', { name });
const line = (app: App, name: string) => app.page.locator('[data-line]').filter({ hasText: name });

/** Sets a number with the stepper or by typing, and saves it. */
async function bring(app: App, name: string, quantity: number): Promise<void> {
  await app.page.getByRole('textbox', { name: `I’ll bring: ${name}` }).fill(`${quantity}`);
  await line(app, name).getByRole('button', { name: 'Save' }).click();
}

test('a shortage of chairs ends when somebody brings them, on everybody’s open page; a guest helps too', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [miasEmail, samsEmail, priyasEmail] = [uniqueEmail('mia'), uniqueEmail('sam'), uniqueEmail('priya')];
  const [mia, sam, priya] = await Promise.all([
    browserOf('Mia'),
    browserOf('Sam', phone),
    browserOf('Priya', phone),
  ]);
  await Promise.all([mia.settleIn(miasEmail, 'Mia Bennett'), sam.settleIn(samsEmail, 'Sam Kaur')]);
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  const dates = { from: addDays(today(), 21), to: addDays(today(), 23) };
  await mia.createTrip({ name: 'Easter', ...dates, rides: [], invitees: [samsEmail, priyasEmail] });
  const tripUrl = mia.page.url();

  await test.step('Sam answers; Mia’s open page then asks for two chairs', async () => {
    await mia.openPart('Gear');
    await expectAccessible(mia.page);
    await expect(line(mia, 'Camp chairs')).toContainText('1 short, 0 of 1 so far');
    await sam.page.goto(`${tripUrl}/attendance`);
    await sam.ready();
    await sam.page.getByRole('button', { name: /Save/ }).click();
    await expect(sam.page).toHaveURL(/trip\/[^/]+$/);
    await expect(line(mia, 'Camp chairs')).toContainText('2 short, 0 of 2 so far', { timeout: 15_000 });
  });

  await test.step('on a phone: a tap opens the number, preset to one’s own share; the total covers the shortage', async () => {
    await sam.openPart('Gear');
    await sam.page.getByRole('button', { name: 'I’ll bring it: Camp chairs' }).tap();
    await expect(sam.page.getByRole('textbox', { name: 'I’ll bring: Camp chairs' })).toHaveValue('1');
    await sam.page.getByRole('button', { name: 'All 2', exact: true }).tap();
    await expect(sam.page.getByRole('textbox', { name: 'I’ll bring: Camp chairs' })).toHaveValue('2');
    await expectAccessible(sam.page);
    await sam.page.getByRole('button', { name: 'Save' }).tap();
    await expect(card(sam, /^Covered/)).toContainText('Camp chairs');
    await expect(sam.page.getByText('Camp chairs: all there.')).toBeVisible();
    expect(await sam.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(sam.page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  });

  await test.step('Mia sees the shortage end without touching anything', async () => {
    await expect(card(mia, /^Covered/)).toContainText('Camp chairs', { timeout: 15_000 });
    await expect(line(mia, 'Camp chairs')).toContainText('2 of 2');
    await expect(line(mia, 'Camp chairs')).toContainText('Sam');
  });

  await test.step('she adds an item, which Sam sees, and removes what they don’t need', async () => {
    await mia.page.getByRole('button', { name: 'Add something we need' }).click();
    await mia.page.getByLabel('What do we need?').fill('Mallet');
    await mia.page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(line(mia, 'Mallet')).toContainText('1 short');
    await expect(line(sam, 'Mallet')).toContainText('1 short', { timeout: 15_000 });
    await mia.page.getByRole('button', { name: 'Edit Gazebos or tarps' }).click();
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'We don’t need this' }).click();
    await expect(card(mia, /^Not needed/)).toBeVisible();
    await expect(card(sam, /^Still short/)).not.toContainText('Gazebos', { timeout: 15_000 });
  });

  await test.step('both offer the mallet: the second person is told so', async () => {
    await sam.page.getByRole('button', { name: 'I’ll bring it: Mallet' }).tap();
    await mia.page.getByRole('button', { name: 'I’ll bring it: Mallet' }).click();
    await bring(mia, 'Mallet', 1);
    await expect(mia.page.getByText('Mallet: all there.')).toBeVisible();
    await bring(sam, 'Mallet', 1);
    await expect(sam.page.getByText('Mallet: 1 to spare, others bring some too.')).toBeVisible();
    await expect(line(mia, 'Mallet')).toContainText('1 to spare', { timeout: 15_000 });
  });

  await test.step('a guest offers the stove, once they are going', async () => {
    await priya.page.goto(await linkMailedTo(priyasEmail, '/invite/'));
    await priya.openTripAsGuest('Gear');
    await expect(card(priya, /^Still short/)).toBeVisible();
    await expect(priya.page.getByRole('button', { name: /^I’ll bring it/ })).toHaveCount(0);
    await priya.page.goBack();
    await priya.page.getByRole('link', { name: 'Going', exact: true }).click();
    await expect(priya.page).toHaveURL(/\/invite\//);
    await priya.answerAsGuest('Priya Rao', { children: 1, pets: 0, car: ['Kia', 'Carnival'] });
    await priya.openTripAsGuest('Gear');
    await expect(line(priya, 'Camp chairs')).toContainText('2 short, 2 of 4 so far');
    await priya.page.getByRole('button', { name: 'I’ll bring it: Stoves' }).tap();
    await expectAccessible(priya.page);
    await bring(priya, 'Stoves', 1);
    await expect(card(priya, /^Covered/)).toContainText('Stoves');
    await expect(line(mia, 'Stoves')).toContainText('Priya', { timeout: 15_000 });
    expect(await priya.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
