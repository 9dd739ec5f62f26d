import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const cards = 'main li:has(h3)';

test('from Brisbane a campsite far away is found by its name, a town by its first letters, and what is near by one’s position', async ({
  browserOf,
}) => {
  const geolocation = { latitude: -23.698, longitude: 133.8807 };
  const mia = await browserOf('Mia', {
    viewport: { width: 360, height: 780 },
    geolocation,
    permissions: ['geolocation'],
  });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip');
  await mia.ready();
  const box = page.getByLabel('Postcode');
  await expect(box).toHaveValue('4031');
  await box.fill('bendeela');
  const bendeela = page.getByRole('group', { name: 'Campsites' }).getByRole('option', { name: /^Bendeela/ });
  await expect(bendeela).toBeVisible();
  await expectAccessible(page);
  await bendeela.click();
  await expect(page).toHaveURL(/\/campsite\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Bendeela Recreation Area' })).toBeVisible();

  await page.goBack();
  await mia.ready();
  await box.fill('Byron');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Byron Bay NSW 2481');
  await expect(page.getByText(/within 100 km, nearest first/)).toBeVisible();
  await page.getByLabel('Within').selectOption('50');
  await expect(page).toHaveURL(/latitude=-28.64\d+&longitude=153.6\d+&near=Byron\+Bay\+NSW\+2481&radius=50/);
  await page.reload();
  await expect(box).toHaveValue('Byron Bay NSW 2481');

  await mia.ready();
  await box.fill('Qqqqqqqq zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/We couldn’t find that/)).toBeVisible();
  await expect(box).toHaveValue('Qqqqqqqq zzz');
  await expectAccessible(page);

  await test.step('near me searches around the browser’s position, and asks for it only on a tap', async () => {
    await page.goto('/createtrip');
    await mia.ready();
    await expect(page.getByLabel('Postcode')).toHaveValue('4031');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByLabel('Postcode')).toHaveValue('Near me');
    await expect(page).toHaveURL(/latitude=-23.698&longitude=133.8807&near=Near\+me/);
    await expect(page.locator(cards).first()).toContainText('Alice Springs');

    const tom = await browserOf('Tom', { permissions: [] });
    await tom.settleIn(uniqueEmail('tom'), 'Tom Bennett');
    await tom.page.goto('/createtrip');
    await tom.ready();
    await tom.page.getByRole('button', { name: 'Near me' }).click();
    await expect(tom.page.getByText(/Your browser doesn’t share where you are/)).toBeVisible();
    await expect(tom.page.getByLabel('Postcode')).toHaveValue('4031');
  });
});

test('on a wide screen a moved map searches the area it shows, and a card and its pin mark each other, also with the keyboard', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 1280, height: 860 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&radius=50&sources=user');
  await mia.ready();
  const map = page.getByRole('region', { name: 'Map of results' });
  await expect(page.getByText('Loading the map…')).toBeHidden();
  const again = page.getByRole('button', { name: 'Search this area' });
  await expect(again).toBeHidden();
  await map.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await again.click();
  await expect(page).toHaveURL(/latitude=-27[^&]*&longitude=15[12][^&]*&near=Map\+area&radius=(100|200)/);
  await expect(page.getByLabel('Postcode')).toHaveValue('Map area');
  await expect(again).toBeHidden();
  await expect(map).toBeFocused();

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
