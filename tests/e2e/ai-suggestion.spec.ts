import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

test('a campsite that the AI suggests is opened, planned, and marked as the AI’s on the trip', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 780 } });
  const { page } = mia;
  const checkFirst = page.getByText('As suggested by AI, check before you go');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');

  await page.goto('/createtrip?postcode=4031&q=echo');
  await mia.ready();
  const card = page.locator('main li:has(h3)').filter({ hasText: 'Echo Ridge' });
  await card.getByRole('link', { name: /^Details/ }).click();
  await expect(page).toHaveURL(/\/campsite\/ai-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Echo Ridge Camp' })).toBeVisible();
  await expect(checkFirst).toBeVisible();
  await expect(page.getByText('Near Woodford QLD')).toBeVisible();
  await expect(page.getByText('4 Wheel Drive needed')).toBeVisible();
  await expect(page.getByText(/^No pets/)).toBeVisible();
  await expect(page.getByText('Loading the map…')).toBeHidden();
  await expectAccessible(page);

  const plan = page.getByRole('link', { name: 'Plan a trip here' });
  await expect(plan).toBeInViewport();
  await plan.click();
  await expect(page).toHaveURL(/create-trip-details\?ai_suggestion=/);
  await expect(page.getByRole('heading', { name: 'Echo Ridge Camp' })).toBeVisible();
  await expect(checkFirst).toBeVisible();
  await expectAccessible(page);
  const [from, to] = [addDays(today(), 21), addDays(today(), 23)];
  await mia.createTrip({ name: 'Up the ridge', from, to, rides: [], invitees: [] });

  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Echo Ridge Camp' }).first().click();
  await expect(page.getByRole('region', { name: 'Your trips here' })).toContainText('Up the ridge');
});
