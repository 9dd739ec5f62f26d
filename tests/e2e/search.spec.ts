import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const cards = 'main li:has(h3)';

test('three sources make one list, and one that fails or stalls never hides the others', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia');
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');

  await page.goto('/createtrip');
  await mia.ready();
  await expect(page.getByRole('link', { name: 'Add your own location' })).toHaveAttribute(
    'href',
    '/add-location',
  );
  const card = (name: string) => page.locator(cards).filter({ hasText: name });
  await expect(card('Brighton Caravan Park')).toContainText('Open data');
  await expect(card('Wombat Hollow Campground')).toContainText('Suggested by AI, check before you go');
  // The AI's have a row of their own above the list; what the open data has already is told on its card too.
  const row = page.getByRole('list', { name: 'Suggested by AI' });
  await expect(row.getByRole('heading')).toHaveText([/SCRUB ROAD/, /Wombat/, /Echo/, /Nowhere/]);
  await page.getByLabel('Name, place or feature').fill('scrub road');
  await expect(page.locator('.results > li')).toHaveCount(1);
  await expect(page.locator('.results > li')).toContainText('AI suggests it too');
  await expect(row.getByRole('heading')).toHaveText([/SCRUB ROAD/]);
  await page.getByLabel('Name, place or feature').fill('nowhere');
  await expect(card('Nowhere Bay')).toContainText('Distance unknown');
  // Its mischief is text.
  await page.getByLabel('Name, place or feature').fill('echo');
  await expect(card('Echo Ridge')).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await expect(card('Echo Ridge').locator('a[href*=javascript]')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/createtrip?postcode=4870');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator(cards).first()).toContainText('Open data');
  await expectAccessible(page);

  await page.goto('/createtrip?postcode=0870');
  await expect(page.getByText('Asking the AI for suggestions…')).toBeVisible();
  await expect(page.locator(cards).first()).toContainText('Open data');

  // Taken to a trip by its id alone.
  await page.goto('/createtrip?postcode=4031');
  await card('Wombat Hollow Campground').getByRole('link').first().click();
  await expect(page).toHaveURL(/create-trip-details\?ai_suggestion=/);
  await expect(page.getByRole('heading', { name: 'Wombat Hollow Campground' })).toBeVisible();
});

test('the search stands in the address: reload, back and a friend see the same', async ({ browserOf }) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 780 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&radius=50&sources=user&sources=private');
  // The whole of the first result is in sight before anything is scrolled.
  const first = await page.locator(cards).first().boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((first?.y ?? 0) + (first?.height ?? 780)).toBeLessThan(bar?.y ?? 0);
  await mia.searchCampsites('4031', '50');
  const form = page.getByRole('form', { name: 'Campsite search' });
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  await form.getByText('AI results').click();
  await form.getByText('Toilets').click();
  await expect(page).toHaveURL(/radius=50&sources=user&sources=private&wants=toilets/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByLabel('Toilets')).toBeHidden();
  await expect(page.getByText(/might suit, but some details/)).toBeVisible();
  await page.getByRole('link', { name: 'Show them too' }).click();
  await expect(page.getByText(/\d+ campsites in this list might not suit/)).toBeVisible();
  const quiet = page.getByText('Toilets unknown').first();
  await expect(quiet).toBeVisible();
  // It doesn't run on from the fact before it.
  expect(await quiet.evaluate((fact) => getComputedStyle(fact, '::before').content)).toContain('·');
  await form.getByText('Map').click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByRole('region', { name: 'Map of results' })).toBeVisible();
  await expect(page.getByText('Loading the map…')).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await mia.ready();
  await expect(page.getByLabel('Toilets')).toBeChecked();
  await expect(page.getByLabel('AI results')).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Map of results' })).toBeVisible();
  await form.getByText('List').click();
  await page.locator(cards).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/create-trip-details/);
  await page.goBack();
  await expect(page.getByLabel('Within')).toHaveValue('50');
  await expect(page.getByLabel('Toilets')).toBeChecked();
});

test('on a phone the filters are behind one button, which counts them; each is taken off by its chip', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 390, height: 844 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&radius=50');
  await mia.ready();
  const filters = page.getByRole('button', { name: /^Filters/ });
  const labels = ['Name, place or feature', 'AI results', 'User results', 'Private results', 'Pets welcome'];
  for (const label of labels) await expect(page.getByLabel(label)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Add your own location' })).toBeHidden();
  await filters.focus();
  await page.keyboard.press('Enter');
  for (const label of labels) await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your own location' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await page.getByLabel('Name, place or feature').fill('park');
  await page.getByLabel('Private results').uncheck();
  await expect(page).toHaveURL(/q=park&sources=ai&sources=user$/);
  await page.keyboard.press('Escape');
  for (const label of labels) await expect(page.getByLabel(label)).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(filters).toHaveAccessibleName('Filters 2 applied');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Take off the filter No private results' }).click();
  await expect(page).toHaveURL(/q=park&sources=ai&sources=user&sources=private$/);
  await expect(filters).toHaveAccessibleName('Filters 1 applied');
  await expect(filters).toBeFocused();
});

test('before its script is there a phone has the filters too, and a wide screen hides none', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&radius=50');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Name, place or feature').fill('park');
  await page.getByText('Pets welcome', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/q=park.*wants=pets/);
  await page.getByRole('link', { name: 'Take off the filter Pets welcome' }).click();
  await expect(page).not.toHaveURL(/wants/);
  await page.getByRole('link', { name: 'Show the map' }).click();
  await expect(page).toHaveURL(/view=map/);
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
  for (const label of ['Name, place or feature', 'AI results', 'Pets welcome', 'Within'])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your own location' })).toBeVisible();
});

test('near-identical sites are folded into one card, which is open still for who comes back', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 1280, height: 860 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&q=lime+pocket&sources=user');
  await mia.ready();
  const summary = page.locator('summary').filter({ hasText: '4 sites close together' });
  const third = page.getByRole('link', { name: 'Lime Pocket Camp Site 3' });
  await expect(page.locator('.results').first().locator('> li')).toHaveCount(1);
  await expect(third).toBeHidden();
  // The map shows each.
  await expect(page.getByRole('button', { name: '4 campsites' })).toBeVisible();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(third).toBeVisible();
  await expectAccessible(page);
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await expect(third).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/create-trip-details/);
  await page.goBack();
  await expect(third).toBeVisible();
  await page.reload();
  await expect(third).toBeVisible();
});

test('a card and its pin on the map mark each other, by the keyboard too', async ({ browserOf }) => {
  const mia = await browserOf('Mia', { viewport: { width: 1280, height: 860 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&q=brighton&sources=user');
  await mia.ready();
  const pin = page.getByRole('button', { name: 'Brighton Caravan Park, Open data' });
  const card = page.locator(cards).filter({ hasText: 'Brighton Caravan Park' });
  await pin.focus();
  await expect(card).toHaveClass(/border-eucalypt/);
  const popup = page.locator('.leaflet-popup').getByRole('link', { name: 'Brighton Caravan Park' });
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await popup.click();
  await expect(page).toHaveURL(/\/campsite\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Brighton Caravan Park' })).toBeVisible();
});
