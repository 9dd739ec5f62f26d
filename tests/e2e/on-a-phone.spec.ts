import type { Locator } from '@playwright/test';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { planTrip } from './kept';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 640 } };

/** Locates the open form, and the list outside it. */
const openForm = ({ page }: App) => page.locator('form').filter({ has: page.getByText('Save') });
const listed = ({ page }: App, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('with two bars of signal, a lost response loses nothing that was typed, and adds nothing twice', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', phone);
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  const form = openForm(mia);
  const save = form.getByRole('button', { name: 'Save' });

  await test.step('she adds a camper', async () => {
    await page.goto('/your-crew');
    await mia.ready();
    await mia.loseAnswerTo('/crew');
    await page.getByRole('button', { name: 'Add Camper' }).click();
    await form.getByLabel('Name').fill('Poppy');
    await form.getByText('Toddler').click();
    await save.click();
    const words = form.getByRole('alert').getByText('Could not add camper');
    await expect(words).toBeInViewport();
    await expectAccessible(page);
    await expect(form.getByLabel('Name')).toHaveValue('Poppy');
    await expect(form.getByLabel('Toddler')).toBeChecked();
    await save.click();
    await expect(form).toBeHidden();
    await expect(listed(mia, 'Poppy')).toHaveCount(1);
    await page.reload();
    await expect(listed(mia, 'Poppy')).toHaveCount(1);
  });

  await test.step('she adds a car', async () => {
    await page.goto('/your-rides');
    await mia.ready();
    await mia.loseAnswerTo('/rides');
    await page.getByRole('button', { name: 'Add Car', exact: true }).click();
    await form.getByLabel('Make').fill('Toyota');
    await form.getByLabel('Model').fill('Prado');
    await form.getByLabel('Colour').fill('White');
    await form.getByLabel('Drivetrain').selectOption('4 Wheel Drive');
    await form.getByLabel('Seats').fill('7');
    await form.getByLabel('Can tow').check();
    await save.click();
    await expect(form.getByText('Something went wrong while saving')).toBeInViewport();
    await expect(form.getByLabel('Model')).toHaveValue('Prado');
    await expect(form.getByLabel('Seats')).toHaveValue('7');
    await expect(form.getByLabel('Can tow')).toBeChecked();
    // A double tap by an impatient person.
    await save.dblclick();
    await expect(form).toBeHidden();
    await page.reload();
    await expect(listed(mia, 'Toyota Prado')).toHaveCount(1);
    await expect(listed(mia, 'Toyota Prado')).toContainText('7 seats');
  });

  const [camper, camperAgain, car, carAgain] = keys;
  expect(camper).toMatch(/^[0-9a-f]{32}$/);
  expect(camperAgain).toBe(camper);
  expect(carAgain).toBe(car);
  expect(car).not.toBe(camper);
});

test('a crew’s cards are aligned, mistakes are corrected in place, deleting asks first, and an address still in the box counts', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { ...phone, hasTouch: true });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await mia.addCamper('Tim', 'Child');
  const edges = async (what: Locator) => {
    const { x = 0, width = 0 } = (await what.boundingBox()) ?? {};
    return [x, x + width];
  };
  const pencil = (name: string) => page.getByRole('button', { name: `Edit ${name}` });
  expect(await edges(pencil('Mia Bennett'))).toEqual(await edges(pencil('Tim')));
  const [, cards] = await edges(page.getByRole('region', { name: 'Campers' }));
  const [, avatar] = await edges(page.locator('header .avatar'));
  expect(avatar).toBe(cards);

  await page.getByRole('button', { name: 'Edit Tim' }).click();
  await openForm(mia).getByLabel('Name').fill('Tom');
  await page.keyboard.press('Enter');
  await expect(listed(mia, 'Tom')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Tom' })).toBeFocused();
  // The account's own camper can't be deleted, so only Tom has a button.
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete Tom' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this member?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(listed(mia, 'Tom')).toHaveCount(0);

  // Deletes the car in another window first. The deletion in this window then succeeds too.
  await mia.addCar('Toyota', 'Prado', '4 Wheel Drive');
  const window = await page.context().newPage();
  await window.goto('/your-rides');
  for (const tab of [window, page]) {
    await tab.getByRole('button', { name: 'Delete Toyota Prado' }).click();
    const asked = tab.getByRole('alertdialog', { name: 'Are you sure you want to delete this ride?' });
    await asked.getByRole('button', { name: 'Delete' }).click();
    await expect(tab.getByRole('button', { name: 'Delete Toyota Prado' })).toHaveCount(0);
  }

  await page.goto('/your-groups');
  await mia.ready();
  await page.getByRole('button', { name: 'Add Group' }).tap();
  const form = openForm(mia);
  await form.getByLabel('Name').fill('Family');
  await form.getByRole('textbox', { name: /People/ }).fill('somebody.with.a.long.name@example.com');
  await form.getByRole('button', { name: 'Save' }).tap();
  await expect(form).toBeHidden();
  await expect(listed(mia, 'somebody.with.a.long.name@example.com')).toBeVisible();
});

test('the bottom bar never covers the focused element, and no scroll position makes a page inaccessible', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 480 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/your-gear');
  await mia.ready();
  await page.getByRole('button', { name: /starter list/i }).click();
  await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  for (const path of ['/your-gear', '/your-rides', '/profile']) {
    await page.goto(path);
    await mia.ready();
    const seen = new Set<string>();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press(presses < 25 ? 'Tab' : 'Shift+Tab');
      const { name, covered } = await page.evaluate(focusAndBar);
      seen.add(name);
      expect(covered, `${name} on ${path}`).toBe(false);
    }
    expect(seen.size).toBeGreaterThan(8);
    // Puts half of a button under the bar. A person can scroll the button out, so the page is still
    // accessible.
    for (const top of [30, 52, 74]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expectAccessible(page);
    }
  }
});

/** Runs in the page. Returns the focused element, and whether the bar covers any part of it. */
function focusAndBar() {
  const focused = document.activeElement ?? document.body;
  const bar = [...document.querySelectorAll('nav[aria-label="Main"]')].find(
    (nav) => getComputedStyle(nav).position === 'sticky',
  );
  const outside = bar && focused !== document.body && !bar.contains(focused);
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return {
    name,
    covered: Boolean(
      outside && focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 0.5,
    ),
  };
}

test('what appears when a field is left doesn’t move the button under the finger', async ({ browserOf }) => {
  const ann = await browserOf('Ann', phone);
  const { page } = ann;
  await page.goto('/login?mode=signup');
  await ann.ready();
  await page.getByLabel('Email').fill(uniqueEmail('ann'));
  await page.getByLabel('Password', { exact: true }).fill('short');
  const other = page.getByRole('link', { name: 'Contact us' });
  await other.scrollIntoViewIfNeeded();
  const box = await other.boundingBox();
  if (!box) throw new Error('no button');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // A finger rests for a moment. The message would have moved the button by now.
  const focused = await page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => drawn(document.activeElement?.tagName))),
      ),
  );
  expect([focused, await other.boundingBox()]).toEqual(['A', box]);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/contact/);
});

test('a phone’s notch and home indicator cover nothing, upright or on its side', async ({ browserOf }) => {
  const [mia, priya] = [await browserOf('Mia', phone), await browserOf('Priya', phone)];
  const priyasEmail = uniqueEmail('priya');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const { id } = await planTrip(mia, 'Easter', [priyasEmail]);
  await mia.page.goto(`/trip/${id}/costs`);
  await priya.page.goto(await linkMailedTo(priyasEmail, '/invite/'));
  await priya.ready();
  await priya.page.getByText('Going', { exact: true }).click();
  for (const [{ page }, name] of [
    [mia, 'Add an expense'],
    [priya, /^Send: going/],
  ] as const) {
    const cdp = await page.context().newCDPSession(page);
    const insets = { top: 0, bottom: 34, left: 59, right: 59 };
    await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const button = page.getByRole('button', { name }).filter({ visible: true }).last();
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      if (!box) throw new Error('no button');
      expect(box.x).toBeGreaterThanOrEqual(59);
      expect(box.x + box.width).toBeLessThanOrEqual(width - 59);
      expect(box.y + box.height).toBeLessThanOrEqual(height - 34);
    }
  }
});
