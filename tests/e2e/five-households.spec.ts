import type { APIResponse } from '@playwright/test';
import { addDays, formatDateRange, formatDay, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo, textsMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const screen = phone.viewport.height;
const live = { timeout: 15_000 };

const first = addDays(today(), 30);
const second = addDays(first, 1);
const third = addDays(first, 2);
const decided = formatDateRange(first, third);
const other = { start_date: addDays(first, 7), end_date: addDays(third, 7) };
const otherDates = formatDateRange(other.start_date, other.end_date);
const lastDay = addDays(today(), 10);

const jsonOf = async (response: APIResponse) => {
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
};

interface Seats {
  cars: { ride_id: string; household_id: string; seats: number; free: number; counts: boolean }[];
  unseated: { name: string }[];
  free: { to_site: number; part_way: number };
  free_seats: number;
}

const mainText = async ({ page }: App) =>
  (await page.locator('main').allInnerTexts()).join(' ').replace(/\s+/g, ' ');

/** Returns who has how many free seats, as a text says it: "Mia has 4 free seats and Lou has 3". */
const offersIn = (text: string) =>
  [...text.matchAll(/(\w+) has (\d+) free seats?(?: and (\w+) has (\d+))?/g)].flatMap(
    ([, one = '', free, another, more]) => [
      [one, Number(free)] as const,
      ...(another ? [[another, Number(more)] as const] : []),
    ],
  );

test('five households come from a vote on the dates to a seat for everybody at a site that needs a 4WD', async ({
  browserOf,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const [miasEmail, tomsEmail, annsEmail, grantsEmail] = ['mia', 'tom', 'ann', 'grant'].map(uniqueEmail) as [
    string,
    string,
    string,
    string,
  ];
  const [mia, tom, ann, grant, lou] = (await Promise.all(
    ['Mia', 'Tom', 'Ann', 'Grant', 'Lou'].map((name) => browserOf(name, phone)),
  )) as [App, App, App, App, App];
  const everybody = { Mia: mia, Tom: tom, Ann: ann, Grant: grant, Lou: lou };
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Walker');
  await ann.settleIn(annsEmail, 'Ann Lee');

  const send = async ({ page }: App, method: 'post' | 'put' | 'patch', path: string, data: object) =>
    jsonOf(await page.request[method](path, { headers: { origin: baseURL ?? '' }, data }));
  const car = (make: string, model: string, drivetrain = '4 Wheel Drive') => ({
    type: 'car',
    make,
    model,
    colour: 'White',
    registration: null,
    drivetrain,
  });
  const ownCamper = async ({ page }: App) => (await jsonOf(await page.request.get('/crew'))).crew[0].id;
  const ownCar = async (app: App, make: string, model: string) =>
    (await send(app, 'post', '/rides', car(make, model))).ride.id;

  const { location } = await send(mia, 'post', '/api/locations', {
    name: 'Peppercorn Flat',
    address: 'Wee Jasper Road, Wee Jasper NSW 2582',
    latitude: -35.11,
    longitude: 148.68,
    phone_contact: '0255500142',
    email_contact: 'farm@example.com',
    campsite_url: 'https://peppercorn.example.com',
    site_features: [],
    share_flag: false,
    drivetrain: '4 Wheel Drive',
    pet_friendly: true,
  });
  const { trip } = await send(mia, 'post', '/api/trips', {
    tripName: 'Australia Day at Peppercorn Flat',
    location_id: location.id,
    location_name: location.name,
    location_url: null,
    start_date: first,
    end_date: third,
    invitees: [tomsEmail, annsEmail, grantsEmail],
    owner_crew_member_ids: [await ownCamper(mia)],
    owner_ride_ids: [await ownCar(mia, 'Toyota', 'Prado')],
  });
  const calls = `/api/trips/${trip.id}`;
  const open = async (app: App, part = '') => {
    await app.page.goto(part.startsWith('/invite/') ? part : `/trip/${trip.id}${part}`);
    await app.ready();
  };
  const region = ({ page }: App, name: string | RegExp) => page.getByRole('region', { name });
  const wordsOf = async (app: App, part = '') => {
    await open(app, part);
    return mainText(app);
  };
  const seats = async ({ page }: App): Promise<Seats> => jsonOf(await page.request.get(`${calls}/seats`));
  /** Invites somebody and waits for the mail. Returns what takes the invitation back. */
  const invite = async (email: string) => {
    await send(mia, 'post', `${calls}/invitees`, { invitees: [email] });
    await linkMailedTo(email, '/invite/');
    const { invitees } = await jsonOf(await mia.page.request.get(`${calls}/invitees`));
    const { id } = invitees.find((invitee: { email: string }) => invitee.email === email);
    return () => mia.page.request.delete(`${calls}/invitees/${id}`, { headers: { origin: baseURL ?? '' } });
  };
  const invitation = new URL(await linkMailedTo(grantsEmail, '/invite/')).pathname;

  const { vote } = await send(mia, 'post', `${calls}/vote`, {
    dates: [other],
    location_ids: [],
    closes_on: lastDay,
  });
  const voters: [App, string][] = [
    [tom, 'if need be'],
    [ann, 'yes'],
  ];

  await test.step('while they vote on the dates, no page and no mail names one of them alone', async () => {
    const late = uniqueEmail('late');
    const uninvite = await invite(late);
    const told = {
      mail: (await textsMailedTo(late)).join(' '),
      invitation: await wordsOf(grant, invitation),
      print: await wordsOf(mia, '/print'),
    };
    for (const [name, text] of Object.entries(told))
      for (const words of ['dates still open', decided.toLowerCase(), otherDates.toLowerCase()])
        expect(text.toLowerCase(), name).toContain(words);
    await open(tom);
    for (const words of ['Dates still open', `Vote by ${formatDay(lastDay)}`])
      await expect(tom.page.locator('main')).toContainText(words);
    await uninvite();
  });

  await test.step('Mia decides on the first dates, and everybody reads them alone', async () => {
    const [own] = vote.options;
    for (const [app, answer] of voters)
      await send(app, 'put', `${calls}/vote/answers`, { answers: [{ option_id: own.id, answer }] });
    await send(mia, 'post', `${calls}/vote/decision`, { dates_option_id: own.id });
    for (const text of [await wordsOf(grant, invitation), await wordsOf(tom), await wordsOf(mia, '/print')]) {
      expect(text).toContain(decided);
      expect(text.toLowerCase()).not.toContain('still open');
    }
  });

  await test.step('all but Tom answer: Ann comes late, Grant from his mail with a 2WD, Lou by the group’s link', async () => {
    await send(ann, 'patch', `${calls}/attendance`, {
      attending: true,
      crew_member_ids: [await ownCamper(ann)],
      ride_ids: [await ownCar(ann, 'Ford', 'Ranger')],
      arrive_on: second,
      arrive_by: 'night',
    });
    const { link } = await send(mia, 'post', `${calls}/link`, {});
    const family = (name: string, child: string, vehicle: object) => ({
      attending: true,
      name,
      vehicles: [vehicle],
      crew: [
        { name, age: 'adult' },
        { name: child, age: 'child' },
      ],
    });
    const pathOf = (url: string) => `/api${new URL(url).pathname}`;
    await send(
      grant,
      'patch',
      pathOf(await linkMailedTo(grantsEmail, '/invite/')).replace('invite', 'invites'),
      family('Grant Field', 'Ivy', car('Toyota', 'Corolla', '2 Wheel Drive')),
    );
    await send(lou, 'patch', pathOf(link.url), family('Lou Marsh', 'Kit', car('Nissan', 'Patrol')));
  });

  await test.step('everybody reads the same numbers and what they have to do about the one problem, within two and a half screens', async () => {
    for (const [name, app] of Object.entries(everybody)) {
      await open(app);
      const lift = app.page.getByRole('heading', { name: 'You need a lift' });
      await expect(lift, name).toHaveCount(app === grant ? 1 : 0);
      await expectAccessible(app.page);
      const height = await app.page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${name}: ${height} px`).toBeLessThanOrEqual((app === mia ? 3 : 2.5) * screen);
    }
    await expect(grant.page.locator('main')).toContainText('Grant’s Corolla can’t reach the site.');
    for (const words of ['6 going', 'hasn’t answered', 'need seats'])
      await expect(mia.page.locator('main')).toContainText(words);
  });

  await test.step('Tom, who has no car, answers that he comes', async () => {
    await expect(region(tom, 'Are you coming?')).toBeVisible();
    await tom.page.getByRole('link', { name: 'Going', exact: true }).tap();
    await tom.ready();
    await tom.page.getByRole('button', { name: 'Save' }).tap();
    await expect(tom.page).toHaveURL(`/trip/${trip.id}`);
    await expect(region(tom, 'You need a lift')).toBeVisible();
    await expect(mia.page.getByText('7 going')).toBeVisible(live);
  });

  const { households } = await jsonOf(await mia.page.request.get(`${calls}/headcount`));
  const names = new Map<string, string>(
    households.map(({ household_id, name }: { household_id: string; name: string }) => [
      household_id,
      name.split(' ')[0],
    ]),
  );
  /** Compares the free seats that every page says with the API's, for everybody. */
  const expectSameSeats = async () => {
    const { free, free_seats, cars, unseated } = await seats(mia);
    expect(free).toEqual({ to_site: free_seats, part_way: 0 });
    const owners: Record<string, number> = {};
    for (const { household_id, free: seatsFree } of cars) {
      const owner = names.get(household_id) ?? '';
      owners[owner] = (owners[owner] ?? 0) + seatsFree;
    }
    for (const [name, app] of Object.entries(everybody)) {
      expect((await seats(app)).free, name).toEqual(free);
      const [board, printed] = [await wordsOf(app, '/cars'), await wordsOf(app, '/print')];
      for (const car of cars.filter(({ counts }) => counts)) {
        expect(board, name).toContain(car.free === 0 ? 'Full' : `${car.free} free`);
        expect(printed, name).toContain(`${car.seats - car.free} of ${car.seats} seats`);
      }
      for (const part of ['', '/people', '/cars', '/attendance'])
        for (const [owner, seatsFree] of offersIn(await wordsOf(app, part)))
          expect(seatsFree, `${name} ${part}: ${owner}`).toBe(owners[owner]);
    }
    return { free_seats, unseated: unseated.length, owners };
  };

  await test.step('every household sits in its own car, and only who has none that gets there needs a seat', async () => {
    expect(await expectSameSeats()).toMatchObject({
      unseated: 3,
      owners: { Mia: 4, Ann: 4, Lou: 3, Grant: 0 },
    });
    for (const app of [ann, lou]) expect(await wordsOf(app)).not.toMatch(/needs? a seat|Ride with/);
    const zoe = uniqueEmail('zoe');
    const uninvite = await invite(zoe);
    expect((await textsMailedTo(zoe)).join(' ')).toContain('7 people so far');
    await uninvite();
  });

  await test.step('the suggestion seats everybody in a car that reaches the site', async () => {
    await open(mia, '/cars');
    await expect(region(mia, 'Not all the way in')).toContainText('Corolla');
    await mia.page.getByRole('button', { name: 'Suggest seats' }).tap();
    await expect(mia.page.getByText('Suggested: everybody’s seated')).toBeVisible();
    await mia.page.getByRole('button', { name: 'Use this' }).tap();
    await expect(region(mia, 'Everybody has a seat')).toBeVisible();
    expect(await expectSameSeats()).toMatchObject({ unseated: 0, free_seats: 8 });
    // Ann comes a day later than the others, so nobody who is there before rides with her.
    const { cars } = await seats(mia);
    expect(cars.find(({ household_id }) => names.get(household_id) === 'Ann')).toMatchObject({ free: 4 });
    await open(mia, '/cars');
    await expect(region(mia, 'Not all the way in').getByRole('button', { name: /^Move/ })).toHaveCount(0);
    for (const app of [tom, grant]) {
      await open(app);
      await expect(region(app, 'You need a lift')).toHaveCount(0);
    }
    await expect(region(tom, 'Who’s coming')).toContainText(/[Ww]ith (Mia|Ann|Lou)/);
    await open(mia);
    await expect(mia.page.getByText(/needs? (a seat|seats)/)).toHaveCount(0);
  });

  await test.step('each marks in the overview’s list what they paid back to Mia', async () => {
    await send(mia, 'post', `${calls}/expenses`, {
      what: 'Site fees',
      day: first,
      cents: 8800,
      paid_by: trip.id,
    });
    for (const [app, amount] of [
      [tom, '$16'],
      [ann, '$8'],
      [grant, '$24'],
      [lou, '$24'],
    ] as const) {
      await open(app);
      await app.page.getByRole('button', { name: /^Then \d+ more/ }).tap();
      const list = app.page.getByRole('dialog');
      await list.getByRole('button', { name: `I’ve paid: You owe Mia ${amount}` }).tap();
      await expect(list.getByText('You paid Mia', { exact: true })).toBeVisible();
    }
  });

  await test.step('at the end every page shows everybody the same numbers', async () => {
    const numbers: Record<string, (string | RegExp)[]> = {
      '': ['Who’s coming'],
      '/people': ['7 people'],
      '/cars': ['4 free'],
      '/meals': ['6 people', '7 people'],
      '/costs': ['You’re square', '$88.00'],
      '/print': [/People by night\w{3} 6, \w{3} 7/],
    };
    for (const [name, app] of Object.entries(everybody))
      for (const [part, texts] of Object.entries(numbers)) {
        await open(app, part);
        for (const text of texts)
          await expect(app.page.locator('main'), `${name} ${part}`).toContainText(text);
      }
  });
});
