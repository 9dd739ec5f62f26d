import { addDays, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };

const car = (mia: App, name: string | RegExp) => mia.page.getByRole('region', { name });

test('a family without a car gets seats: by tap, by keyboard, by drag, and by a suggestion that is undone', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [miasEmail, samsEmail] = [uniqueEmail('mia'), uniqueEmail('sam')];
  const [mia, sam] = await Promise.all([browserOf('Mia'), browserOf('Sam', phone)]);
  await Promise.all([mia.settleIn(miasEmail, 'Mia Bennett'), sam.settleIn(samsEmail, 'Sam Kaur')]);
  await Promise.all([mia.addCar('Toyota', 'Prado', '4 Wheel Drive'), sam.addCamper('Anaya', 'Child')]);
  await sam.addCamper('Jas', 'Adult');
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter at Bendeela',
    from: addDays(today(), 21),
    to: addDays(today(), 23),
    rides: ['Toyota Prado'],
    invitees: [samsEmail],
  });
  const tripUrl = mia.page.url();
  await mia.openPart('Cars');
  await expect(car(mia, 'Everybody has a seat')).toBeVisible();
  await expect(car(mia, 'Your Prado')).toContainText('You drive');
  await expect(mia.page.getByRole('link', { name: 'Cars', exact: true })).toBeVisible();

  await test.step('the family answers that it is coming, and the organiser’s open page shows it', async () => {
    await sam.page.goto(`${tripUrl}/attendance`);
    await sam.ready();
    for (const name of ['Anaya', 'Jas']) await sam.page.getByLabel(new RegExp(`^${name}`)).check();
    await sam.page.getByRole('button', { name: /Save/ }).click();
    await expect(sam.page).toHaveURL(/trip\/[^/]+$/);
    await expect(car(mia, 'Three people need a seat')).toContainText('Anaya', { timeout: 15_000 });
    await expect(mia.page.getByRole('link', { name: /^Cars.* 1 thing for you$/ })).toBeVisible();
  });

  await test.step('on a phone: a tap picks all three, and one more seats them', async () => {
    await sam.openPart('Cars');
    await expectAccessible(sam.page);
    await sam.page.getByRole('button', { name: /^You, / }).tap();
    await expect(sam.page.getByText('Now tap a car with room.')).toBeVisible();
    await sam.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .tap();
    await expect(car(sam, 'Mia’s Prado')).toContainText('1 free');
    await expect(car(sam, /need a seat/)).toHaveCount(0);
    await expect(sam.page.getByRole('button', { name: 'Move Mia Bennett' })).toHaveCount(0);
    await expect(car(mia, 'Your Prado')).toContainText('1 free', { timeout: 15_000 });
  });

  await test.step('by keyboard: a person is picked up, moved and dropped', async () => {
    await mia.page.getByRole('button', { name: 'Move Mia Bennett' }).focus();
    await mia.page.keyboard.press('Enter');
    await mia.page.keyboard.press('ArrowDown');
    await mia.page.keyboard.press('Enter');
    await expect(car(mia, 'You need a seat')).toBeVisible();
    await expect(mia.page.getByRole('button', { name: 'Move Mia Bennett' })).toBeFocused();
    await mia.page.keyboard.press('Enter');
    await mia.page.keyboard.press('ArrowDown');
    await expect(
      mia.page.getByRole('status').filter({ hasText: 'Mia’s Prado, 2 seats free' }),
    ).toBeAttached();
    await mia.page.keyboard.press('Enter');
    await expect(car(mia, 'Everybody has a seat')).toBeVisible();
    await expect(mia.page.getByRole('button', { name: 'Move Mia Bennett' })).toBeFocused();
    await expect(car(mia, 'Your Prado')).toContainText('You drive');
    await expectAccessible(mia.page);
  });

  await test.step('by drag: a person is moved out of the car again', async () => {
    // High enough for the car and the plane above it, because the mouse doesn't scroll.
    await mia.page.setViewportSize({ width: 1280, height: 1200 });
    await car(mia, 'Your Prado')
      .getByRole('button', { name: /^Sam, / })
      .click();
    for (const name of ['Sam Kaur', 'Jas']) await mia.page.getByRole('button', { name, exact: true }).click();
    const handle = await mia.page.getByRole('button', { name: 'Move Anaya' }).boundingBox();
    const panel = await car(mia, 'Everybody has a seat').boundingBox();
    if (!handle || !panel) throw new Error('nothing to drag');
    await mia.page.mouse.move(handle.x + 10, handle.y + 20);
    await mia.page.mouse.down();
    await mia.page.mouse.move(panel.x + 60, panel.y + 20, { steps: 8 });
    await mia.page.mouse.up();
    await expect(car(mia, 'Anaya needs a seat')).toBeVisible();
  });

  await test.step('a suggestion seats her, and Undo reverses only the suggestion, even after others have changed the trip', async () => {
    await mia.page.getByRole('button', { name: 'Suggest seats' }).click();
    await expect(mia.page.getByText('Suggested: everybody’s seated')).toBeVisible();
    await mia.page.getByRole('button', { name: 'Use this' }).click();
    await expect(mia.page.getByText('Everybody has a seat now.')).toBeVisible();
    await expect(car(mia, 'Your Prado')).toContainText('1 free');
    await sam.page.request.post(`${tripUrl.replace('/trip/', '/api/trips/')}/notices`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { text: 'See you there' },
    });
    await expect(mia.page.getByText('The trip has been updated.')).toBeAttached();
    await expect(mia.page.getByText('Everybody has a seat now.')).toBeHidden({ timeout: 20_000 });
    await mia.page.getByRole('button', { name: 'Undo' }).click();
    await expect(mia.page.getByText('The seats are as they were.')).toBeVisible();
    await expect(car(mia, 'Anaya needs a seat')).toBeVisible();
    await mia.page.reload();
    await expect(car(mia, 'Your Prado')).toContainText('2 free');
  });

  await test.step('somebody who then says no has left the car', async () => {
    await sam.page.goto(tripUrl);
    await sam.ready();
    await sam.page.getByRole('link', { name: 'Change', exact: true }).click();
    await sam.page.getByRole('link', { name: 'I can’t come after all' }).click();
    await sam.page.getByRole('button', { name: 'Not going' }).click();
    await expect(car(mia, 'Your Prado')).toContainText('4 free', { timeout: 15_000 });
    await expect(car(mia, 'Your Prado')).not.toContainText('Sam');
  });
});
