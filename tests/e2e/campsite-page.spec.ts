import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

test('a campsite’s page is opened, the campsite saved, and later planned from its page', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 740 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&radius=50&q=brighton&sources=user');
  await mia.ready();
  const card = page.getByRole('listitem').filter({ hasText: 'Brighton Caravan Park' }).first();
  await card.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brighton Caravan Park' })).toBeVisible();
  await expect(page.getByText(/^Nobody’s said yet: \d+ things/)).toBeVisible();
  await expect(page.getByText('Loading the map…')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Directions' }).click();
  await expect(page.getByRole('link', { name: 'OpenStreetMap', exact: true })).toHaveAttribute(
    'href',
    /directions/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'OpenStreetMap', exact: true })).toBeHidden();

  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await page.goto('/profile');
  await mia.ready();
  await page.getByRole('main').getByRole('link', { name: 'Your campsites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your campsites' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Brighton Caravan Park' }).click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();

  // On a phone the link stays above the bottom bar wherever the page is scrolled.
  const plan = page.getByRole('link', { name: 'Plan a trip here' });
  await expect(plan).toBeInViewport();
  await plan.click();
  await expect(page).toHaveURL(/create-trip-details\?site=/);
  const [from, to] = [addDays(today(), 21), addDays(today(), 23)];
  await mia.createTrip({ name: 'By the sea', from, to, rides: [], invitees: [] });
  await page.goBack();
  await page.goto('/your-campsites');
  await mia.ready();
  await page.getByRole('link', { name: 'Brighton Caravan Park' }).click();
  await page
    .getByRole('region', { name: 'Your trips here' })
    .getByRole('link', { name: /By the sea/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible();
});
