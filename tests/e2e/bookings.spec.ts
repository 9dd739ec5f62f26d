import type { Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true } as const;
const [first, last] = [addDays(today(), 20), addDays(today(), 23)];

const pitch = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('two pitches are booked and paid into the costs, and three households are put on them', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [mia, tom, ann] = [await browserOf('Mia'), await browserOf('Tom', phone), await browserOf('Ann')];
  const emails = [uniqueEmail('tom'), uniqueEmail('ann')] as const;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(emails[0], 'Tom Walker');
  await ann.settleIn(emails[1], 'Ann Murphy');
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Pitches at Bendeela',
    from: first,
    to: last,
    rides: [],
    invitees: [...emails],
  });
  const trip = new URL(mia.page.url()).pathname;
  for (const app of [tom, ann]) await app.answerGoing(trip);

  await test.step('Mia adds the booking, and its price becomes an expense', async () => {
    await mia.page.goto(`${trip}/bookings`);
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Add a booking' }).click();
    await mia.page.getByLabel(/Price in dollars/).fill('432');
    await mia.page.getByLabel(/Deposit in dollars/).fill('120');
    await mia.page.getByLabel(/For people/).fill('2');
    await mia.page.getByLabel(/Pay by/).fill(addDays(last, 1));
    await mia.page.getByRole('button', { name: 'Save' }).click();
    await expect(mia.page.getByText(/^Please choose a day up to .* when the trip begins\.$/)).toBeVisible();
    await mia.page.getByLabel(/Pay by/).fill(addDays(first, -2));
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Save' }).click();
    await expect(mia.page.getByText('You asked for 2. 3 are coming.')).toBeVisible();
    await mia.page.getByRole('button', { name: 'It’s paid' }).click();
    await expect(mia.page.getByText('$120.00, paid')).toBeVisible();
    await mia.page.getByRole('button', { name: 'Add to costs' }).click();
    await expect(mia.page.getByRole('link', { name: 'In the costs' })).toBeVisible();
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Edit' }).click();
    await mia.page.getByLabel(/Price in dollars/).fill('450');
    await mia.page.getByRole('button', { name: 'Save' }).click();
    await mia.page.getByRole('button', { name: 'Make it $450.00' }).click();
    await expect(mia.page.getByText('The costs have the new price.')).toBeVisible();
    await expect(mia.page.getByText('Still in the costs')).toBeHidden();
    await mia.page.goto(`${trip}/todos`);
    await expect(mia.page.getByLabel(/^Pay for/)).toBeVisible();
  });

  await test.step('she adds two pitches', async () => {
    await mia.openPart('Pitches');
    for (const [name, people] of [
      ['River 4', '2'],
      ['River 5', '1'],
    ] as const) {
      await mia.page.getByRole('button', { name: 'Add a pitch' }).click();
      await mia.page.getByLabel('What is it called?').fill(name);
      await mia.page.getByLabel(/Takes people/).fill(people);
      await mia.page.getByRole('button', { name: 'Save' }).click();
      await expect(mia.page.getByRole('dialog')).toBeHidden();
      await expect(pitch(mia.page, name)).toBeVisible();
    }
    await expect(mia.page.getByRole('region', { name: 'Three people need a pitch' })).toBeVisible();
    await expectAccessible(mia.page);
  });

  await test.step('Tom puts his household on a pitch in three taps', async () => {
    await tom.page.goto(trip);
    await tom.ready();
    await tom.page
      .getByRole('navigation', { name: 'Parts of the trip' })
      .getByRole('link', { name: 'People' })
      .tap();
    await tom.page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Pitches' }).tap();
    await pitch(tom.page, 'River 5')
      .getByRole('button', { name: /^Put me here/ })
      .tap();
    await expect(pitch(tom.page, 'River 5')).toContainText('1 of 1 person');
    await expectAccessible(tom.page);
  });

  await test.step('Mia puts herself and Ann, whom she drags, on pitches with room, and marks the booking as booked with one tap', async () => {
    await expect(pitch(mia.page, 'River 5')).toContainText('Tom Walker', { timeout: 15_000 });
    await pitch(mia.page, 'River 4')
      .getByRole('button', { name: /^Put me here/ })
      .click();
    const anns = pitch(mia.page, 'One person needs a pitch').getByRole('button', { name: /^Ann Murphy/ });
    await anns.dragTo(pitch(mia.page, 'River 4'));
    await expect(mia.page.getByText('Everybody has a pitch.')).toBeVisible();
    await mia.page.getByRole('button', { name: 'It’s booked' }).click();
    await expect(mia.page.getByRole('link', { name: /^You booked two pitches/ })).toBeVisible();
    await expect(pitch(ann.page, 'River 4')).toHaveCount(0);
    await ann.page.goto(`${trip}/pitches`);
    await expect(pitch(ann.page, 'River 4')).toContainText('2 of 2 people');
    await expect(ann.page.getByText('Everybody has a pitch.')).toBeVisible();
  });
});
