import { addDays, formatDay, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

/** Above the treeline, for cars with four driven wheels. */
const rough = {
  name: 'Cascade Ridge',
  address: null,
  latitude: -36.5,
  longitude: 148.26,
  phone_contact: null,
  email_contact: null,
  campsite_url: null,
  site_features: [],
  share_flag: true,
  drivetrain: '4 Wheel Drive',
  pet_friendly: null,
};

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true } as const;

test('two families and a guest go to three stops, one joins at the second, and the last swaps to its plan B and back', async ({
  browserOf,
}) => {
  test.setTimeout(300_000);
  const [mia, tom, gus] = [
    await browserOf('Mia', phone),
    await browserOf('Tom'),
    await browserOf('Gus', phone),
  ];
  const [toms, guss] = [uniqueEmail('tom'), uniqueEmail('gus')];
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(toms, 'Tom Walker');
  await tom.addCar('Mazda', '3', '2 Wheel Drive');
  const first = addDays(today(), 20);
  const day = (nights: number) => addDays(first, nights);
  await mia.page.goto('/create-trip-details?site_name=Peppercorn%20Flat');
  await mia.createTrip({
    name: 'Snowies loop',
    from: first,
    to: day(2),
    rides: [],
    invitees: [toms, guss],
  });
  const trip = new URL(mia.page.url()).pathname;
  const stops = mia.page
    .getByRole('list')
    .getByRole('listitem')
    .filter({ hasText: /Stop \d/ });

  const addStop = async (name: string, nights: number) => {
    const form = mia.page.getByRole('form', { name: 'Add a stop' });
    await form.getByLabel('Where').fill(name);
    for (let count = 1; count < nights; count += 1)
      await form.getByRole('button', { name: 'More nights' }).tap();
    await form.getByRole('button', { name: 'Add this stop' }).tap();
    const dialog = mia.page.getByRole('alertdialog', { name: new RegExp(`Add ${name} as stop`) });
    await dialog.getByRole('button', { name: 'Add this stop' }).tap();
    await expect(mia.page.getByText(new RegExp(`${name} is now stop`))).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  const choose = async (site: string, does: string) => {
    await mia.page.getByRole('button', { name: `Change ${site}` }).tap();
    await mia.page.getByRole('menuitem', { name: does }).tap();
  };

  await test.step('Mia adds two stops, and is told before when the trip then ends', async () => {
    await mia.page.getByRole('link', { name: 'Add another stop' }).tap();
    await expect(mia.page.getByRole('heading', { name: 'One stop' })).toBeVisible();
    await mia.ready();
    await expectAccessible(mia.page);
    await expect(
      mia.page.getByText(`The trip then ends on ${formatDay(day(3))}. Everyone is told once.`),
    ).toBeVisible();
    await addStop('Cascade Flat', 3);
    await addStop('Blowering', 2);
    await expect(mia.page.getByRole('heading', { name: 'Three stops' })).toBeVisible();
    await expectAccessible(mia.page);
    expect(await mia.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('she moves Blowering before Cascade Flat, and hears where it is now', async () => {
    await choose('Blowering', 'Move it earlier');
    const dialog = mia.page.getByRole('alertdialog', { name: 'Make Blowering stop 2?' });
    await expectAccessible(mia.page);
    await dialog.getByRole('button', { name: 'Move it' }).tap();
    await expect(mia.page.getByText('Blowering is now stop 2.')).toBeVisible();
    await expect(stops.nth(1)).toContainText('Blowering');
    await expect(stops.nth(2)).toContainText('Cascade Flat');
  });

  await test.step('Tom comes all the way, and reads the stops without changing them', async () => {
    const options = await (await tom.page.request.get('/api/profile/attendance-options')).json();
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    const answer = await tom.page.request.patch(`/api${trip.replace('trip', 'trips')}/attendance`, {
      headers: { origin: new URL(mia.page.url()).origin },
      data: { attending: true, crew_member_ids: ids(options.crew), ride_ids: ids(options.vehicles) },
    });
    expect(answer.ok()).toBe(true);
    await tom.page.goto(`${trip}/stops`);
    await expect(tom.page.getByRole('heading', { name: 'Three stops' })).toBeVisible();
    await expect(tom.page.getByRole('button', { name: /^Change/ })).toHaveCount(0);
    await expect(tom.page.getByRole('form', { name: 'Add a stop' })).toHaveCount(0);
  });

  await test.step('Gus, a guest, joins at the second stop', async () => {
    const { href, origin, pathname } = new URL(await linkMailedTo(guss, '/invite/'));
    await gus.page.goto(href);
    await gus.answerAsGuest('Gus Park', { children: 0, pets: 0, car: ['Subaru', 'Forester'] });
    const data = { attending: true, name: 'Gus Park', arrive_on: day(2) };
    await expect(async () => {
      const changed = await gus.page.request.patch(`/api${pathname.replace('invite', 'invites')}`, {
        headers: { origin },
        data,
      });
      expect(changed.status()).toBe(200);
    }).toPass();
    await mia.page.reload();
    await expect(mia.page.getByText('Gus joins at stop 2.')).toBeVisible();
  });

  await test.step('the overview, the days and the meals name the stop of each night', async () => {
    await tom.page.goto(trip);
    await expect(
      tom.page.getByText('Three stops: Peppercorn Flat, Blowering and Cascade Flat'),
    ).toBeVisible();
    for (const part of ['days', 'meals']) {
      await tom.page.goto(`${trip}/${part}`);
      await expect(tom.page.getByText('Cascade Flat', { exact: true })).toHaveCount(4);
    }
  });

  await test.step('by night, every call agrees where the trip is', async () => {
    const { stops: listed } = await (
      await tom.page.request.get(`/api${trip.replace('trip', 'trips')}/stops`)
    ).json();
    expect(
      listed.map((stop: Record<string, string>) => [stop.location_name, stop.arrive_on, stop.leave_on]),
    ).toEqual([
      ['Peppercorn Flat', day(0), day(2)],
      ['Blowering', day(2), day(4)],
      ['Cascade Flat', day(4), day(7)],
    ]);
  });

  await test.step('only a 4WD gets to the last one: its card and Cars say so', async () => {
    const { origin } = new URL(mia.page.url());
    const calls = mia.page.request;
    const api = `/api${trip.replace('trip', 'trips')}/stops`;
    const added = await calls.post('/api/locations', { headers: { origin }, data: rough });
    const { location } = await added.json();
    const { stops: listed } = await (await calls.get(api)).json();
    const data = { location_id: location.id, location_name: location.name };
    const changed = await calls.patch(`${api}/${listed[2].id}`, { headers: { origin }, data });
    expect(changed.ok()).toBe(true);
    await mia.page.goto(`${trip}/stops`);
    await expect(stops.nth(2)).toContainText('Tom’s 3 can’t reach');
    await tom.page.goto(`${trip}/cars`);
    await expect(tom.page.getByText(/needs? a lift from stop 2/)).toBeVisible();
  });

  await test.step('the road there closes: she swaps that stop to its plan B, and takes it back', async () => {
    await mia.ready();
    await choose(rough.name, 'Have a plan B');
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Have a plan B' }).tap();
    await mia.page.getByLabel('Campsite').fill('Careys Bend');
    await mia.page.getByRole('button', { name: 'Save' }).tap();
    await mia.page.getByRole('button', { name: 'Swap to Careys Bend' }).tap();
    const dialog = mia.page.getByRole('alertdialog', { name: 'Go to Careys Bend instead?' });
    await dialog.getByRole('button', { name: 'Go to Careys Bend' }).tap();
    await expect(mia.page.getByText('You’re going to Careys Bend.')).toBeVisible();
    for (const page of ['days', 'meals', 'print']) {
      await tom.page.goto(`${trip}/${page}`);
      await expect(tom.page.getByText('Careys Bend').first()).toBeVisible();
    }
    await mia.page.getByRole('button', { name: 'Undo' }).tap();
    await expect(mia.page.getByRole('region', { name: 'Careys Bend' })).toBeVisible();
    await tom.page.goto(`${trip}/days`);
    await expect(tom.page.getByText(rough.name).first()).toBeVisible();
  });
});
