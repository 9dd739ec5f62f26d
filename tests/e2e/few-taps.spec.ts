import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import { password } from './account';
import { expect, expectAccessible, expectHigh, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';
import { ready } from './ready';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };

/** Returns the link of the button "Going" in an invitation's mail. */
async function goingLink(email = ''): Promise<string> {
  const link = new URL(await linkMailedTo(email, '/invite/'));
  link.searchParams.set('answer', 'going');
  return link.href;
}

/**
 * Counts a thumb's taps on a phone. Going to a field counts as one tap, typing doesn't count, and a
 * native select takes two taps.
 */
class Thumb {
  taps = 0;
  fields = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.tap();
  }

  async type(text: string): Promise<void> {
    this.fields++;
    await this.page.keyboard.insertText(text);
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.type(text);
  }

  /** Types into a field that the product has focused itself. */
  async fillFocused(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await this.type(text);
  }

  async choose(select: Locator, option: string): Promise<void> {
    this.taps += 2;
    await select.selectOption(option);
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  label = (name: string | RegExp) => this.page.getByLabel(name, { exact: true });
  ready = () => ready(this.page);
}

test('a newcomer has a trip with three invitees in 15 taps and 6 fields, counting the family takes 8 more, and a guest answers in 2 taps on the page', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const email = uniqueEmail('mia');
  const invited = ['tom', 'priya', 'sam'].map(uniqueEmail);
  const { page } = await browserOf('Mia', phone);
  const mia = new Thumb(page);

  await test.step('she signs up and confirms her address', async () => {
    await page.goto('/');
    await mia.ready();
    await mia.tap(mia.button('Sign up'));
    await mia.fillFocused(mia.label('Email'), email);
    await mia.fill(mia.label('Password'), password);
    await mia.fill(mia.label('Confirm password'), password);
    await mia.tap(page.locator('form').getByRole('button', { name: 'Sign up' }));
    await expect(page.getByText('A confirmation link has been sent')).toBeVisible();
    const link = await linkMailedTo(email, '/confirm-email');
    // She taps the link in her mail program.
    mia.taps++;
    await page.goto(link);
  });

  await test.step('she says who she is', async () => {
    await expect(page).toHaveURL(/complete-profile/);
    await mia.ready();
    // The form makes a username of the first name.
    await mia.fill(mia.label('Name'), `${email.replace(/@.*|\W/g, '')} Bennett`);
    await mia.fill(page.getByRole('combobox', { name: 'Suburb or postcode' }), 'Kedr');
    await mia.tap(page.getByRole('option', { name: 'Kedron QLD 4031' }));
    await mia.tap(page.getByRole('button', { name: /^Save/ }));
    await expect(page.getByText("Now let's get your profile set up, Camper!")).toBeVisible();
  });
  expect(mia.taps).toBeLessThanOrEqual(9);

  let counting = 0;
  await test.step('she plans a trip for herself, another adult, two children and a dog, in their car', async () => {
    await mia.ready();
    await mia.tap(page.getByRole('link', { name: 'Plan a trip' }));
    await expect(page).toHaveURL(/createtrip/);
    await mia.ready();
    await mia.tap(page.getByRole('main').getByRole('listitem').getByRole('link').first());
    await expect(page).toHaveURL(/create-trip-details/);
    await mia.ready();
    await mia.tap(page.locator('.weekends label').first());
    const before = mia.taps;
    await mia.tap(page.getByText('Count who comes and your car'));
    for (const more of ['adults', 'children', 'children', 'pets', 'cars'])
      await mia.tap(mia.button(`More ${more}`));
    await mia.choose(mia.label('Drivetrain of car 1'), '4 Wheel Drive');
    await expect(page.getByText('You, another adult, 2 children and a dog · Car')).toBeVisible();
    counting = mia.taps - before;
    await mia.tap(mia.button('Create trip'));
  });

  await test.step('she invites three people through the sheet that opens', async () => {
    const sheet = page.getByRole('dialog', { name: 'Invite people' });
    await expect(sheet).toBeVisible();
    await mia.ready();
    await mia.fill(sheet.getByLabel('Email addresses'), `${invited.join(', ')},`);
    await mia.tap(sheet.getByRole('button', { name: 'Send 3 invitations' }));
    await expect(page.getByText('3 invitations sent.')).toBeVisible();
    await expect(page.getByText(/haven’t answered/).first()).toBeVisible();
  });
  // Who comes can be counted now or later.
  expect(counting).toBeLessThanOrEqual(8);
  expect(mia.taps - counting).toBeLessThanOrEqual(15);
  expect(mia.fields).toBeLessThanOrEqual(6);

  const guest = await browserOf('Tom', phone);
  const tom = new Thumb(guest.page);
  await test.step('Tom answers without an account: for himself, a toddler, a baby and a diet', async () => {
    await guest.page.goto(await goingLink(invited[0]));
    await tom.ready();
    await tom.fill(tom.label('Your name'), 'Tom Walker');
    await tom.tap(tom.button('More toddlers'));
    await tom.tap(tom.button('More babies'));
    await tom.tap(guest.page.getByText('Diets and allergies'));
    await tom.fillFocused(tom.label('Your diet'), 'Coeliac');
    await tom.tap(tom.button('Send: going, 3 people'));
    await expectHigh(guest.page, 'You’re going, Tom');
    await expect(guest.page.getByText(/^Tom, a toddler and a baby/)).toBeVisible();
  });
  expect(tom.taps).toBeLessThanOrEqual(5);

  await test.step('Priya comes alone: after one tap in her email, two on the page', async () => {
    const phoneOfPriya = await browserOf('Priya', { ...phone, viewport: { width: 390, height: 664 } });
    const priya = new Thumb(phoneOfPriya.page);
    await priya.page.goto(await goingLink(invited[1]));
    await priya.ready();
    await priya.fill(priya.label('Your name'), 'Priya Nair');
    await priya.tap(priya.button('Send: going, 1 person'));
    await expectHigh(priya.page, 'You’re going, Priya');
    expect(priya.taps).toBeLessThanOrEqual(2);
  });
});

test('somebody with an account who is signed out gets from the mail to “You’re going” in 4 taps and a password', async ({
  browserOf,
}) => {
  test.setTimeout(120_000);
  const email = uniqueEmail('priya');
  const mia = await browserOf('Mia');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const app = await browserOf('Priya', phone);
  await app.settleIn(email, 'Priya Nair');
  const { page } = app;
  const signedOut = () => page.context().clearCookies();
  await signedOut();
  await page.goto('/login');
  await app.logIn(email);
  await expect(page.getByText('Welcome back,')).toBeVisible();
  await signedOut();
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  const dates = { from: addDays(today(), 21), to: addDays(today(), 23) };
  await mia.createTrip({ name: 'Easter at Bendeela', ...dates, rides: [], invitees: [email] });

  const priya = new Thumb(page);
  priya.taps++;
  await page.goto(await goingLink(email));
  await priya.ready();
  await expect(page.getByText('Mia Bennett invites you camping')).toBeVisible();
  await expect(priya.label('Going')).toBeChecked();
  await expectAccessible(page);
  await priya.tap(page.getByRole('link', { name: 'Log in to answer' }));
  await expect(page.getByText('Going, once you’re in')).toBeVisible();
  await expect(priya.label('Email')).toHaveValue(email);
  await expectAccessible(page);
  await priya.fillFocused(priya.label('Password'), password);
  await priya.tap(priya.button('Continue'));
  await expect(page).toHaveURL(/attendance/);
  await priya.ready();
  await priya.tap(priya.button('Save'));
  const told = page.getByRole('heading', { name: 'You’re going', exact: true });
  await expect(told).toBeFocused();
  await expect(told).toBeInViewport({ ratio: 1 });
  expect(priya.taps).toBeLessThanOrEqual(4);
  expect(priya.fields).toBe(1);
});

test('on a phone the log-in says what Campmates is and shows its whole form on the first screen', async ({
  browserOf,
}) => {
  const { page } = await browserOf('Ann', { ...phone, viewport: { width: 360, height: 740 } });
  await page.goto('/login');
  for (const words of ['Camping together, sorted.', 'Your friends answer without an account'])
    await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 690 });
  await expect(page.getByText('Sam invites you camping')).toBeHidden();
  await expect(page.getByText('Camping together, sorted.')).toBeVisible();
});

test('somebody who has just said where they live chooses a campsite in 4 taps and shares a link in 10', async ({
  browserOf,
}) => {
  const app = await browserOf('Mia', phone);
  await app.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const { page } = app;
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      document.title = `Shared ${url}`;
    };
  });
  const mia = new Thumb(page);
  await page.goto('/');
  await mia.ready();
  await mia.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campsites' }));
  await expect(page).toHaveURL(/createtrip/);
  await mia.ready();
  await mia.tap(page.getByRole('link', { name: /^Details/ }).first());
  await expect(page).toHaveURL(/campsite/);
  await mia.ready();
  await mia.tap(page.getByRole('link', { name: 'Plan a trip here' }));
  await expect(page).toHaveURL(/create-trip-details\?site=/);
  expect(mia.taps).toBeLessThanOrEqual(4);

  await mia.ready();
  await mia.tap(page.locator('.weekends label').first());
  await mia.tap(mia.button('Create trip'));
  await expect(page).toHaveURL(/\/trip\//);
  await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible();
  await mia.ready();
  await mia.tap(mia.button('Share…'));
  await expect(page).toHaveTitle(/^Shared .*\/join\//);
  expect(mia.taps).toBeLessThanOrEqual(10);
});
