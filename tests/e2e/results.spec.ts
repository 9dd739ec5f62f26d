import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { unreadable } from './reflow';

test('a whole result is in a phone’s first screen, and stays there when the AI responds', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 800 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/chatgpt/campsites', async (route) => {
    await held;
    await route.continue();
  });
  for (const asked of ['', '?wants=toilets']) {
    await page.goto(`/createtrip${asked}`);
    await mia.ready();
    const first = page.locator('.results > li').first();
    const bottom = async () => {
      const { y, height } = (await first.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    const top = async () => (await page.locator('#campsites').boundingBox())?.y ?? 0;
    const before = await top();
    respond();
    await expect(page.getByText(/AI suggestions? in the list/)).toBeVisible();
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(await bottom()).toBeLessThanOrEqual(bar?.y ?? 0);
    // A nearer suggestion may now be the first card, with another height, but the list doesn't
    // move.
    expect(Math.abs((await top()) - before)).toBeLessThan(24);
    expect(await unreadable(page)).toEqual([]);
  }
});

test('a keyboard user reaches a result within eight tabs and the button of a new trip within twelve, and the focus is never lost', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 1280, height: 860 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031');
  await mia.ready();
  await expect(page.getByText(/AI suggestions? in the list/)).toBeVisible();
  const focused = page.locator(':focus');
  const passed: (string | null)[] = [];
  const tabTo = async (name: string) => {
    do {
      await page.keyboard.press('Tab');
      passed.push(
        await page.evaluate(
          () => document.activeElement?.textContent || document.activeElement?.ariaLabel || '',
        ),
      );
    } while (passed.length < 8 && passed.at(-1) !== name);
    await expect(focused).toHaveText(name);
  };
  await tabTo('Skip to content');
  await page.keyboard.press('Enter');
  await tabTo('Skip to the results');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Enter');
  // Reads the first result's name from the page, because another story may have added a nearer site.
  await tabTo((await page.locator('#campsites h3').first().textContent()) ?? '');
  expect(passed.length, passed.join(', ')).toBeLessThanOrEqual(8);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/create-trip-details\?site=/);

  await page.reload();
  await mia.ready();
  const onForm: string[] = [];
  while (onForm.length < 12 && onForm.at(-1) !== 'Create trip') {
    await page.keyboard.press('Tab');
    onForm.push(
      await page.evaluate(() => {
        const { tagName, textContent } = document.activeElement ?? document.body;
        return tagName === 'BODY' ? 'nowhere' : textContent || tagName;
      }),
    );
    if (onForm.at(-1) === 'Skip to content') await page.keyboard.press('Enter');
  }
  expect(onForm).not.toContain('nowhere');
  expect(onForm.at(-1), onForm.join(', ')).toBe('Create trip');
  // Without dates the form isn't sent. The focus moves to the weekends, and an arrow key chooses a
  // weekend.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose a weekend or other dates.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
});

test('without scripts the search is a page with every control, narrow and wide', async ({ browserOf }) => {
  const mia = await browserOf('Mia', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&radius=50');
  const labels = ['Filter by a name or a fact', 'AI results', 'User results', 'Private results'];
  for (const label of labels) await expect(page.getByLabel(label)).toBeVisible();
  await page.getByLabel('Filter by a name or a fact').fill('park');
  await page.getByText('Dogs OK', { exact: true }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/(?=.*q=park)(?=.*wants=pets)/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const label of [...labels, 'Dogs OK', 'Within']) await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your own location' })).toBeVisible();
});

test('the areas of a camping ground are one card, which is still open after a return', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 1280, height: 860 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/createtrip?postcode=4031&q=lime+pocket&sources=user');
  await mia.ready();
  const summary = page.locator('summary').filter({ hasText: 'See the 4 areas' });
  const third = page.getByRole('link', { name: 'Plan a trip at Lime Pocket Camp Site 3' });
  await expect(page.locator('.results').first().locator('> li')).toHaveCount(1);
  await expect(third).toBeHidden();
  // The map counts each area of the camping ground as a campsite.
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
