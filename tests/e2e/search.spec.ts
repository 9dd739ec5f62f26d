import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const cards = 'main li:has(h3)';

test('three sources make one list, and a source that fails or stalls never hides the others', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia');
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');

  await page.goto('/createtrip?shown=60');
  await mia.ready();
  await expect(page.getByRole('link', { name: 'Add your own location' })).toHaveAttribute(
    'href',
    '/add-location',
  );
  const card = (name: string) => page.locator(cards).filter({ hasText: name });
  await expect(card('Brighton Caravan Park')).toContainText('Open data');
  await expect(card('Wombat Hollow Campground')).toContainText(/Check before you go\s*AI/);
  // The AI's suggestions are in the same list, ordered by distance.
  const distances = await page.locator('.results > li:has(> h3) > a + p').allTextContents();
  const km = distances.map(Number.parseFloat);
  expect(distances.some((distance) => /^\d+\skm away/.test(distance))).toBe(true);
  expect(km).toEqual([...km].sort((a, b) => a - b));
  await page.getByLabel('Filter by a name or a fact').fill('scrub road');
  await expect(page.locator('.results > li')).toHaveCount(1);
  await expect(page.locator('.results > li')).toContainText('AI suggests it too');
  await page.getByLabel('User results').uncheck();
  await expect(page.locator('.results > li')).toContainText('Check before you go');
  await page.getByLabel('User results').check();
  await page.getByLabel('Filter by a name or a fact').fill('nowhere');
  await expect(card('Nowhere Bay')).toContainText('No distance given');
  // Markup in the AI's response is shown as text.
  await page.getByLabel('Filter by a name or a fact').fill('echo');
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

  // The address of the trip form names only the suggestion's id.
  await page.goto('/createtrip?postcode=4031&shown=60');
  await card('Wombat Hollow Campground').getByRole('link').first().click();
  await expect(page).toHaveURL(/create-trip-details\?ai_suggestion=/);
  await expect(page.getByRole('heading', { name: 'Wombat Hollow Campground' })).toBeVisible();

  await test.step('the page has twelve cards and is at most 40 kB of HTML, in the city and in the bush', async () => {
    for (const postcode of ['4031', '2577']) {
      const response = await page.request.get(`/createtrip?postcode=${postcode}&radius=100`);
      const html = await response.text();
      expect(html.match(/>Details</g)?.length).toBe(12);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(40_000);
    }
  });
});

test('the address holds the search: after a reload, on Back and for a friend it is the same', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 780 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&radius=50&sources=user&sources=private');
  // The whole first result is visible without scrolling.
  const first = await page.locator(cards).first().boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((first?.y ?? 0) + (first?.height ?? 780)).toBeLessThan(bar?.y ?? 0);
  await mia.searchCampsites('4031', '50');
  const form = page.getByRole('form', { name: 'Campsite search' });
  await form.getByText('Toilets').click();
  await expect(page).toHaveURL(/radius=50&sources=ai&sources=user&sources=private&wants=toilets/);
  await expect(page.getByRole('heading', { name: /^\d+ fit you/ })).toBeVisible();
  const asks = page.getByRole('region', { name: /^Ask first/ });
  await expect(asks.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  // The focus moves to the first card after the four that were shown first.
  const more = page.getByRole('link', { name: /^Show \d+ more that fit/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toBeHidden();
  const fifth = page
    .getByRole('region', { name: /^Fits you/ })
    .locator('.results')
    .first();
  await expect(fifth.locator('> li').nth(4).locator('a, summary').first()).toBeFocused();
  await form.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByLabel('Filter by a name or a fact')).toBeFocused();
  await form.getByText('AI results', { exact: true }).click();
  await expect(page).toHaveURL(/radius=50&sources=user&sources=private&wants=toilets/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=peek/);
  await expect(page.getByRole('region', { name: 'Map of results' })).toBeVisible();
  await expect(page.getByText('Loading the map…')).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await mia.ready();
  await expect(page.getByLabel('Toilets')).toBeChecked();
  await expect(page.getByLabel('AI results')).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Map of results' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the list' }).click();
  await page.locator(cards).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/create-trip-details/);
  await page.goBack();
  await expect(page.getByLabel('Within')).toHaveValue('50');
  await expect(page.getByLabel('Toilets')).toBeChecked();
});
