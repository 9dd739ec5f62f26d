import { addDays, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };

const card = (app: App, name: string | RegExp) => app.page.getByRole('region', { name });
const line = (app: App, name: string) => app.page.locator('[data-line]').filter({ hasText: name });

/** Types a number and saves it. */
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
    await expect(card(mia, /to find$/)).toContainText('Camp chairs');
    await sam.page.goto(`${tripUrl}/attendance`);
    await sam.ready();
    await sam.page.getByRole('button', { name: /Save/ }).click();
    await expect(sam.page).toHaveURL(/trip\/[^/]+$/);
    await expect(line(mia, 'Camp chairs')).toContainText('2 more', { timeout: 15_000 });
  });

  await test.step('on a phone: a tap brings the own chair and can be undone, a second one ends the shortage', async () => {
    await sam.openPart('Gear');
    const take = (words: string) => sam.page.getByRole('button', { name: `${words}: Camp chairs` });
    await take('I’ll bring it').tap();
    await expect(line(sam, 'Camp chairs')).toContainText('1 more');
    await take('Undo').tap();
    await expect(line(sam, 'Camp chairs')).toContainText('2 more');
    await take('I’ll bring it').tap();
    await expect(take('Undo')).toBeVisible();
    await expectAccessible(sam.page);
    await sam.page.reload();
    await sam.ready();
    await take('I’ll bring another').tap();
    await expect(take('Undo')).toBeVisible();
    await expect(card(sam, /to find$/)).toContainText('Camp chairs');
    expect(await sam.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(sam.page.getByRole('button', { name: /^Edit Camp/ })).toHaveCount(0);
  });

  await test.step('Mia sees the shortage end without touching anything', async () => {
    await expect(card(mia, 'Sorted')).toContainText('Camp chairs', { timeout: 15_000 });
    await expect(line(mia, 'Camp chairs')).toContainText('Sam');
  });

  await test.step('she adds an item, which Sam sees, and removes what they don’t need', async () => {
    await mia.page.getByRole('button', { name: 'Add something we need' }).click();
    await mia.page.getByLabel('What do we need?').fill('Mallet');
    await mia.page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(card(mia, /to find$/)).toContainText('Mallet');
    await expect(card(sam, /to find$/)).toContainText('Mallet', { timeout: 15_000 });
    await mia.page.getByRole('button', { name: 'Edit what we need' }).click();
    await mia.page.getByRole('button', { name: 'Edit Gazebos or tarps' }).click();
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'We don’t need this' }).click();
    await expect(card(mia, 'Not needed')).toBeVisible();
    await expect(card(sam, /to find$/)).not.toContainText('Gazebos', { timeout: 15_000 });
  });

  await test.step('both bring water: the form starts with all that is missing, and the second person is told', async () => {
    for (const { page } of [sam, mia]) {
      await page.getByRole('button', { name: 'Bring some: Drinking water' }).click();
      await expect(page.getByRole('textbox', { name: 'I’ll bring: Drinking water' })).toHaveValue('24');
    }
    await bring(mia, 'Drinking water', 24);
    await expect(mia.page.getByText('Drinking water: all there.')).toBeVisible();
    await bring(sam, 'Drinking water', 24);
    await expect(sam.page.getByText('Drinking water: 24 L to spare, others bring some too.')).toBeVisible();
  });

  await test.step('a guest offers the stove, once they are going', async () => {
    await priya.page.goto(await linkMailedTo(priyasEmail, '/invite/'));
    await priya.openTripAsGuest();
    const overview = priya.page.url();
    await priya.page.goto(`${overview}/gear`);
    await expect(card(priya, /to find$/)).toBeVisible();
    await expect(priya.page.getByRole('button', { name: /^I’ll bring it/ })).toHaveCount(0);
    await priya.page.goto(overview);
    await priya.page.getByRole('link', { name: 'Going', exact: true }).click();
    await expect(priya.page).toHaveURL(/\/invite\//);
    await priya.answerAsGuest('Priya Rao', { children: 1, pets: 0, car: ['Kia', 'Carnival'] });
    await priya.openTripAsGuest('Gear');
    await expect(line(priya, 'Camp chairs')).toContainText('2 more');
    await priya.page.getByRole('button', { name: 'I’ll bring it: Stoves' }).tap();
    await expect(priya.page.getByRole('button', { name: 'Undo: Stoves' })).toBeVisible();
    await expectAccessible(priya.page);
    await expect(line(mia, 'Stoves')).toContainText('Priya', { timeout: 15_000 });
    expect(await priya.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
