import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { cardsHere, waitUntilKept } from './kept';
import { linkMailedTo, subjectsMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const headers = { 'sec-fetch-site': 'same-origin' };

test('a guest opens a family’s card on the trip, on a phone; the family is told, and the card needs no JavaScript', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [samsEmail, grantsEmail] = [uniqueEmail('sam'), uniqueEmail('grant')];
  const [sam, grant] = [await browserOf('Sam', phone), await browserOf('Grant', phone)];
  await sam.settleIn(samsEmail, 'Sam Whitby');
  const planned = await sam.page.request.post('/api/trips', {
    headers,
    data: {
      tripName: 'At the flat',
      location_name: 'Peppercorn Flat',
      location_url: 'https://example.com/peppercorn',
      start_date: today(),
      end_date: addDays(today(), 1),
      invitees: [grantsEmail],
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
  });
  const trip = (await planned.json()).trip.id;
  const cards = `/trip/${trip}/emergency`;

  await test.step('Sam writes the card, from “If something goes wrong”', async () => {
    await sam.page.goto(`/trip/${trip}`);
    await sam.page.getByRole('link', { name: /^Medical cards/ }).tap();
    await expect(sam.page.getByRole('heading', { level: 2, name: 'If something happens' })).toBeVisible();
    await sam.ready();
    await sam.page.getByLabel('Allergies').fill('Bee stings, anaphylaxis. EpiPen in the red bag');
    await sam.page.getByRole('button', { name: 'Add somebody to ring' }).tap();
    await sam.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Maree');
    await sam.page.getByLabel('Phone').fill('(02) 5550 0167');
    await expect(sam.page.getByLabel('Anyone going, in an emergency')).toBeChecked();
    await expectAccessible(sam.page);
    await sam.page.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(sam.page.getByText('The card is saved.')).toBeVisible();
  });

  await test.step('Grant, a guest, sees that there is a card, and opens it with a reason', async () => {
    await grant.page.goto(await linkMailedTo(grantsEmail, '/invite/'));
    await grant.answerAsGuest('Grant Fisher', { children: 0, pets: 0, car: ['Toyota', 'Prado'] });
    await expect(grant.page.getByRole('heading', { name: 'You’re going, Grant' })).toBeVisible();
    await grant.page.goto(cards);
    await grant.ready();
    await expect(grant.page.getByText('EpiPen')).toHaveCount(0);
    await expectAccessible(grant.page);
    await grant.page.getByRole('button', { name: 'Show in an emergency' }).tap();
    const dialog = grant.page.getByRole('dialog', { name: 'Show Sam’s card?' });
    await expectAccessible(grant.page);
    await dialog.getByLabel('Why, in a few words').fill('Bee sting, swelling');
    await dialog.getByRole('button', { name: 'Show the card' }).tap();
    await expect(grant.page.getByText('Bee stings, anaphylaxis. EpiPen in the red bag')).toBeVisible();
    await expect(grant.page.getByText(/^Sam was told at .* This closes at/)).toBeVisible();
    await expect(grant.page.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
    await expect(grant.page.getByRole('link', { name: /Maree/ })).toHaveAttribute('href', 'tel:0255500167');
    await expectAccessible(grant.page);
    const plain = await grant.page.request.get(grant.page.url());
    expect(plain.headers()['cache-control']).toContain('no-store');
    expect(await plain.text()).toContain('Bee stings, anaphylaxis. EpiPen in the red bag');
  });

  await test.step('Sam is told, without what is on the card', async () => {
    await expect.poll(() => subjectsMailedTo(samsEmail)).toContain('Grant opened your card for an emergency');
    await sam.page.goto('/notifications');
    await sam.page.getByRole('link', { name: /Grant opened your card for an emergency/ }).tap();
    await expect(sam.page).toHaveURL(cards);
    await expect(sam.page.getByText('“Bee sting, swelling”')).toBeVisible();
    // A household sees its own card only as its form.
    await sam.page.goto(`${cards}/${trip}`);
    await expect(sam.page).toHaveURL(cards);
  });
});

test('a first-aider opens a family’s card without reception; the family is told later, and the card goes with the role', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [samsEmail, linhsEmail] = [uniqueEmail('sam'), uniqueEmail('linh')];
  const sam = await browserOf('Sam');
  const linh = await browserOf('Linh', { ...phone, serviceWorkers: 'allow' });
  await sam.settleIn(samsEmail, 'Sam Whitby');
  await linh.settleIn(linhsEmail, 'Linh Tran');
  const { page } = linh;
  const send = async (path: string, data: object, method = 'PUT', by = sam) => {
    const response = await by.page.request.fetch(path, { method, headers, data });
    expect(response.ok()).toBe(true);
    return response.json();
  };
  const { trip } = await send(
    '/api/trips',
    {
      tripName: 'At the flat',
      location_name: 'Peppercorn Flat',
      location_url: 'https://example.com/peppercorn',
      start_date: today(),
      end_date: addDays(today(), 1),
      invitees: [linhsEmail],
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
    'POST',
  );
  await send(`/api/trips/${trip.id}/attending`, { attending: true }, 'PATCH', linh);
  const { crew } = await (await sam.page.request.get('/crew')).json();
  const allergies = 'Bee stings, anaphylaxis. EpiPen in the red bag';
  const calls = `/api/trips/${trip.id}/emergency`;
  const people = [{ crew_id: crew[0].id, allergies }];
  const { households } = await send(calls, { people, shares: true });
  const linhs = households.find(({ household_id: id }: { household_id: string }) => id !== trip.id);
  await send(calls, { first_aiders: [linhs.household_id] });
  const cards = `/trip/${trip.id}/emergency`;
  const shown = page.getByText(allergies);
  const kept = () => cardsHere(page, 'EpiPen');

  await test.step('Linh accepts, and her phone keeps the card, locked', async () => {
    await page.goto(cards);
    await waitUntilKept(page, [cards]);
    await linh.ready();
    await page.getByRole('button', { name: 'Yes, I will' }).tap();
    await expect(page.getByText('Stop being a first-aider')).toBeVisible();
    await expect.poll(kept, { timeout: 30_000 }).toEqual({ cards: 1, readable: false });
  });

  await test.step('without reception it opens by a reason, and again within the hour', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await linh.ready();
    await expect(page.getByText(/This device keeps the cards locked/)).toBeVisible();
    await page.getByRole('button', { name: 'Show in an emergency' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Show Sam’s card?' });
    await expectAccessible(page);
    await dialog.getByLabel('Why, in a few words').fill('Bee sting, swelling');
    await dialog.getByRole('button', { name: 'Show the card' }).tap();
    await expect(shown).toBeVisible();
    await expect(page.getByText('Sam is told when you’ve reception.')).toBeVisible();
    await expect(page.getByText(/Peppercorn Flat/).last()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await linh.ready();
    await expect(shown).toHaveCount(0);
    expect(await kept()).toEqual({ cards: 1, readable: false });
    await page.getByRole('button', { name: 'Back to the card' }).tap();
    await expect(shown).toBeVisible();
    expect(await subjectsMailedTo(samsEmail)).not.toContain('Linh opened your card for an emergency');
  });

  await test.step('with reception Sam is told, once, of when it was opened', async () => {
    await page.context().setOffline(false);
    await expect
      .poll(() => subjectsMailedTo(samsEmail), { timeout: 40_000 })
      .toContain('Linh opened your card for an emergency');
    await sam.page.goto(cards);
    await expect(
      sam.page.getByText(/^“Bee sting, swelling \(\w{3} \d+ \w{3}, \d+(:\d+)? [ap]m, without reception\)”$/),
    ).toBeVisible();
  });

  await test.step('the card goes with the role', async () => {
    await send(calls, { first_aiders: [] });
    await page.goto(`/trip/${trip.id}`);
    await expect.poll(kept, { timeout: 30_000 }).toEqual({ cards: 0, readable: false });
  });
});
