// Import this first, because it replaces modules that the pages load.
import '@/tests/jest/pages';

import type { ReactNode } from 'react';
import AtHomePage from '@/app/(public)/at-home/[token]/page';
import InvitePage from '@/app/(public)/invite/[token]/page';
import JoinPage from '@/app/(public)/join/[token]/page';
import BackupsPage from '@/app/(trip)/trip/[tripId]/backups/page';
import DaysPage from '@/app/(trip)/trip/[tripId]/days/page';
import MealsPage from '@/app/(trip)/trip/[tripId]/meals/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import PrintPage from '@/app/(trip)/trip/[tripId]/print/page';
import StopsPage from '@/app/(trip)/trip/[tripId]/stops/page';
import VotePage from '@/app/(trip)/trip/[tripId]/vote/page';
import { GET as getCalendar } from '@/app/api/trips/[id]/calendar/route';
import { GET as getContacts } from '@/app/api/trips/[id]/site.vcf/route';
import { GET as getGpx } from '@/app/api/trips/[id]/trip.gpx/route';
import { dateOf, formatDayOfMonth } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { choiceFindings } from '@/lib/trips/fit/choice-at-stops';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import { getAtHome } from '@/lib/trips/home-contact/at-home';
import { listTrips } from '@/lib/trips/list-trips';
import { findSharedTrip } from '@/lib/trips/share-link/find-shared-trip';
import { addStop } from '@/lib/trips/stops/change/change-stops';
import { stopDays } from '@/lib/trips/stops/told-stops';
import { getTripHead } from '@/lib/trips/trip-head';
import { readCalendar } from './calendar-file';
import { call } from './call';
import { postBooking } from './factories/bookings';
import { siteOf } from './factories/campsites';
import { answer, asGuest, family } from './factories/guests';
import { at, homePlan, putPlan, savedPlan, workerRuns } from './factories/home-plan';
import { camper, car, household } from './factories/households';
import { person, uniqueEmail } from './factories/people';
import { sharedToken } from './factories/share-link';
import { stopsOn } from './factories/stops';
import { inDays, invitedToken, plan } from './factories/trips';
import { openedVote } from './factories/votes';
import { browser, drawn } from './jest/pages';
import { deliveredMail, linkIn } from './mail';

const wordsOf = (page: ReactNode) =>
  drawn(page)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
const realTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
const ofTrip = (id: string, as: { cookie: string }) => ({ as, params: { id } });

const days = [
  { arrive_on: inDays(14), leave_on: inDays(16) },
  { arrive_on: inDays(16), leave_on: inDays(18) },
  { arrive_on: inDays(18), leave_on: inDays(21) },
] as const;
const [first, second, third] = days.map(stopDays);
const calendarDay = (day: string) => day.replaceAll('-', '');

/** A guest joins at the second stop, and the third has no position. */
async function threeStops() {
  const mia = await person('Mia');
  const guestEmail = uniqueEmail('nan');
  const flat = await siteOf(mia, { name: 'Peppercorn Flat', latitude: -35.03, longitude: 148.62 });
  const lake = await siteOf(mia, { name: 'Blowering', latitude: -35.4, longitude: 148.25 });
  await db.campsite.update({ where: { id: lake.id }, data: { phoneContact: '02 6947 0000' } });
  const { id } = await plan(mia, { tripName: 'Snowies loop', location_id: flat.id });
  const ids = await stopsOn(id, [
    { nights: 2 },
    { nights: 2, campsiteId: lake.id },
    { nights: 3, name: 'Cascade Hut' },
  ]);
  const link = await sharedToken(id, mia);
  const { POST } = await import('@/app/api/trips/[id]/invitees/route');
  await call(POST, 'POST', { ...ofTrip(id, mia), body: { invitees: [guestEmail] } });
  const token = await invitedToken(guestEmail);
  return { mia, id, ids, link, token, guestEmail };
}

test('every page, file and mail of a trip has its stops with the same names and days', async () => {
  const { mia, id, ids, link, token, guestEmail } = await threeStops();
  const props = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) };
  const where = 'Three stops: Peppercorn Flat, Blowering and Cascade Hut';
  const moves = 'about 53\u00a0km';

  // The invitation and the join page, before an answer.
  const [mail] = (await deliveredMail(guestEmail)).slice(-1);
  const told = `Peppercorn Flat, ${first}; Blowering, ${second}; Cascade Hut, ${third}`;
  expect(mail?.text).toContain('Three stops, from Peppercorn Flat');
  expect(mail?.text).toContain(told);
  const invitePage = async () =>
    wordsOf(await InvitePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }));
  browser.cookie = '';
  const invited = await invitePage();
  for (const line of ['Three stops', `Peppercorn Flat, |${first}`, `Cascade Hut, |${third}`])
    expect(invited.replaceAll(', |', ', ')).toContain(line.replaceAll(', |', ', '));
  const joining = wordsOf(
    await JoinPage({ params: Promise.resolve({ token: link }), searchParams: Promise.resolve({}) }),
  );
  expect(joining).toContain(`Stop 2, |${second}|`);
  expect(joining).not.toMatch(/Blowering|Peppercorn|Cascade/);

  // A guest who joins at stop 2.
  const stay = { arrive_on: days[1].arrive_on };
  expect((await answer(token, { ...family, attending: true, ...stay })).status).toBe(200);
  const guest = await asGuest(token);
  browser.cookie = guest.cookie;
  expect(await invitePage()).toContain('|You join at stop 2|');

  // The trip's own pages.
  for (const reader of [mia, guest]) {
    browser.cookie = reader.cookie;
    const overview = wordsOf(await TripPage(props));
    expect(overview).toContain(where);
    expect(overview).toContain(`|${first}`);
    expect(overview).toContain(`|${second} · ${moves}|`);
    expect(overview).toContain(`|${third}|`);
    expect(overview).toContain(`|Blowering|, ${moves}|`);
    expect(overview).toContain('|3 more days|');
    const byDay = wordsOf(await DaysPage(props));
    const meals = wordsOf(await MealsPage(props));
    const print = wordsOf(await PrintPage(props));
    for (const page of [byDay, meals]) {
      expect(page.match(/\|Peppercorn Flat\|/g)).toHaveLength(2);
      expect(page.match(/\|Blowering\|/g)).toHaveLength(2);
      expect(page.match(/\|Cascade Hut\|/g)).toHaveLength(4);
      expect(page).toContain(`|Blowering|, ${moves}|`);
    }
    // Only a reader who may open the page of a campsite, here a private one, has a link to it.
    const board = drawn(await StopsPage(props));
    expect(board.match(/href="\/campsite\/[^"]+"/g)?.length ?? 0).toBe(reader === mia ? 2 : 0);
    expect(print).toContain('|Peppercorn Flat → Blowering → Cascade Hut|');
    expect(print).toContain(`|Peppercorn Flat → Blowering|Blowering (stop 2)|${second}, ${moves}|`);
    expect(print).toContain(`|${formatDayOfMonth(days[2].arrive_on)}|Cascade Hut|`);
  }

  // Files.
  const eventsOf = async (as: { cookie: string }) =>
    readCalendar(String((await call(getCalendar, 'GET', ofTrip(id, as))).body)).events;
  const own = await eventsOf(mia);
  expect(own.map(({ UID = '', SUMMARY, DTSTART }) => [UID.split('@')[0], SUMMARY, DTSTART])).toEqual([
    [id, 'Snowies loop: Peppercorn Flat (stop 1)', calendarDay(days[0].arrive_on)],
    [ids[1], 'Snowies loop: Blowering (stop 2)', calendarDay(days[1].arrive_on)],
    [ids[2], 'Snowies loop: Cascade Hut (stop 3)', calendarDay(days[2].arrive_on)],
  ]);
  expect((await eventsOf(guest)).map(({ UID }) => UID)).toEqual(own.slice(1).map(({ UID }) => UID));
  const gpx = String((await call(getGpx, 'GET', ofTrip(id, mia))).body);
  expect(gpx.match(/<wpt /g)).toHaveLength(2);
  expect(gpx.match(/<name>[^<]+ \(stop \d\)/g)).toHaveLength(4);
  expect(gpx.match(/<rtept /g)).toHaveLength(2);
  expect(String((await call(getContacts, 'GET', ofTrip(id, mia))).body)).toContain('FN:Blowering');

  // Lists have the first stop's place.
  const [listed] = await listTrips(mia.viewer);
  expect(listed?.trip.location_name).toBe('Peppercorn Flat');
});

test('every page names the stop of a plan B, and the form offers the one that was chosen', async () => {
  const { mia, id, ids } = await threeStops();
  const backup = { tripId: id, addedBy: id, name: 'Hill' };
  await db.backup.create({ data: { ...backup, stopId: ids[1] ?? null } });
  const email = uniqueEmail('mum');
  await workerRuns();
  const times = { back_at: at(21, '18:00'), worry_at: at(21, '20:00') };
  await putPlan(id, homePlan({ email, ...times }), mia);
  browser.cookie = mia.cookie;
  const props = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({ stop: ids[2] }) };
  const title = 'If Blowering (stop 2) is closed: Hill';
  expect(wordsOf(await TripPage({ ...props, searchParams: Promise.resolve({}) }))).toContain(title);
  expect(wordsOf(await BackupsPage(props))).toContain('|Plan B for Blowering (stop 2)|Hill|');
  expect(wordsOf(await PrintPage(props)).split('|If it’s closed|')).toEqual([
    expect.stringMatching(/Blowering \(stop 2\)[^()]*$/),
    expect.stringMatching(/^Hill\|/),
  ]);
  expect(drawn(await StopsPage(props))).toContain('Peppercorn Flat');
  const [mail] = (await deliveredMail(email)).slice(-1);
  const token = linkIn(mail, '/at-home/').split('/').at(-1) ?? '';
  const atHome = { params: Promise.resolve({ token }), searchParams: Promise.resolve({}) };
  expect(wordsOf(await AtHomePage(atHome))).toContain(title);
});

test('the join page checks the way to every stop without telling where one lies', async () => {
  const { id, ids, link } = await threeStops();
  const site = (await db.stop.findUniqueOrThrow({ where: { id: ids[1] ?? '' } })).campsiteId ?? '';
  await db.campsite.update({ where: { id: site }, data: { drivetrain: '4 Wheel Drive' } });
  const note = { tripId: id, householdId: id, key: 'boat', answer: true, fact: '', note: 'Past Talbingo' };
  await db.fitNote.create({ data: { ...note, site } });
  const fit = (await findSharedTrip(null, [], link))?.fit as ChoiceSite;
  const own = household('You', [camper('Sam')], [car('Corolla')]);
  const problems = choiceFindings(fit, own).flatMap(({ finding }) =>
    finding.level === 'problem' ? [[finding.rule, finding.stop?.name]] : [],
  );
  expect(problems).toEqual([['access', 'Stop 2']]);
  expect(fit.later?.map(({ notes }) => notes.map((each) => each.note))).toEqual([[null], []]);
  expect(JSON.stringify(fit)).not.toMatch(/Blowering|Peppercorn|Cascade|Talbingo|Mia|6947|-35|148/);
});

test('a person at home sees where the household sleeps on each night', async () => {
  const { mia, id, ids } = await threeStops();
  const email = uniqueEmail('mum');
  await workerRuns();
  await postBooking(id, { status: 'booked', reference: 'BL-2', stop_id: ids[1] }, mia);
  const times = { back_at: at(21, '18:00'), worry_at: at(21, '20:00') };
  expect((await putPlan(id, homePlan({ email, ...times }), mia)).status).toBe(200);
  const [mail] = (await deliveredMail(email)).slice(-1);
  for (const [index, name] of ['Peppercorn Flat', 'Blowering', 'Cascade Hut'].entries()) {
    expect(mail?.text).toContain(`Stop ${index + 1}`);
    expect(mail?.text).toContain(name);
    expect(mail?.text).toContain([first, second, third][index]);
  }
  const token = linkIn(mail, '/at-home/').split('/').at(-1) ?? '';
  const page = wordsOf(
    await AtHomePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }),
  );
  expect(page).toContain(`|Blowering|${second}|`);
  expect(page).toContain('|Blowering (stop 2): booked, number BL-2|');
  expect(page).toContain('Three stops, from Peppercorn Flat, 7 nights.');
  expect(page).toContain(`|Cascade Hut|${third}|`);
});

test('a person at home reads only of the stops at which the household is', async () => {
  const { mia, id, ids } = await threeStops();
  const [, blowering, hut] = ids;
  const { token } = await savedPlan(id, id);
  // The stop at which they join was taken out since: they come for the last night.
  const where = { tripId_id: { tripId: id, id } };
  await db.household.update({ where, data: { arriveOn: dateOf(inDays(25)), leaveOn: dateOf(inDays(27)) } });
  for (const [stopId, reference] of [
    [null, 'PF-1'],
    [blowering, 'BL-2'],
    [hut, 'CH-3'],
  ] as const) {
    await db.backup.create({ data: { tripId: id, addedBy: id, name: `Hill ${reference}`, stopId } });
    const { body } = await postBooking(id, { status: 'booked', reference }, mia);
    await db.booking.update({ where: { id: body.booking.id }, data: { stopId } });
  }
  const told = await getAtHome(token);
  expect(told.stops?.map(({ name }) => name)).toEqual(['Cascade Hut']);
  expect([told.leaves_on, told.nights]).toEqual([inDays(20), 1]);
  expect(told.booking).toEqual(['Booked, number CH-3']);
  expect(told.plan_b).toBe('If Cascade Hut (stop 3) is closed: Hill CH-3');
  // Only the first two have a position, for which lists are looked at.
  expect(told.conditions).toBeNull();
});

test('a trip with one stop has no word of stops but how to add another', async () => {
  const mia = await person('Mia');
  const email = uniqueEmail('nan');
  const flat = await siteOf(mia, { name: 'Peppercorn Flat', latitude: -35.03, longitude: 148.62 });
  const { id } = await plan(mia, { location_id: flat.id, invitees: [email] });
  const [token, link] = [await invitedToken(email), await sharedToken(id, mia)];
  const props = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) };
  const [mail] = (await deliveredMail(email)).slice(-1);
  browser.cookie = '';
  const texts = [
    mail?.text ?? '',
    wordsOf(await InvitePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) })),
    wordsOf(await JoinPage({ params: Promise.resolve({ token: link }), searchParams: Promise.resolve({}) })),
    String((await call(getCalendar, 'GET', ofTrip(id, mia))).body),
    String((await call(getGpx, 'GET', ofTrip(id, mia))).body),
  ];
  expect((await answer(token, { ...family, attending: true })).status).toBe(200);
  const guest = await asGuest(token);
  for (const reader of [mia, guest]) {
    browser.cookie = reader.cookie;
    for (const Page of [TripPage, DaysPage, MealsPage, PrintPage, BackupsPage])
      texts.push(wordsOf(await Page(props)));
  }
  const words = texts.flatMap((text) => text.match(/[^|\n]*\bstops?\b[^|\n]*/gi) ?? []);
  expect(words).toEqual(['Add another stop']);
});

test.each([1, 2])(
  'a vote on the place of stop %i is said of that stop alone, wherever the stops are told',
  async (number) => {
    const { mia, id, ids, token } = await threeStops();
    const names = ['Peppercorn Flat', 'Blowering', 'Cascade Hut'];
    const [asked = '', stop_id = ''] = [names[number - 1], ids[number - 1]];
    const backup = { tripId: id, addedBy: id, name: 'Hill' };
    await db.backup.createMany({ data: [0, 1].map((nth) => ({ ...backup, stopId: ids[nth] ?? null })) });
    const bend = await siteOf(mia, { name: 'Bend', shared: true });
    await openedVote(mia, { id }, { location_ids: [bend.id], stop_id });
    const sites = `Campsite of stop ${number} still open: ${asked}, or Bend`;
    const open = `${sites} (open until the organiser decides)`;
    const props = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) };
    browser.cookie = '';
    const invitePage = async () =>
      wordsOf(await InvitePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }));
    const invited = await invitePage();
    expect((await answer(token, { ...family, attending: true })).status).toBe(200);
    browser.cookie = (await asGuest(token)).cookie;
    const answered = await invitePage();
    const email = uniqueEmail('joe');
    const { POST } = await import('@/app/api/trips/[id]/invitees/route');
    await call(POST, 'POST', { ...ofTrip(id, mia), body: { invitees: [email] } });
    const [mail] = (await deliveredMail(email)).slice(-1);
    for (const text of [invited, answered, mail?.text?.replaceAll(/\s+/g, ' ')]) {
      expect(text).toContain('Three stops');
      for (const told of [...names, open]) expect(text).toContain(told);
    }
    browser.cookie = mia.cookie;
    const inItsRow = open.replace(` of stop ${number}`, '');
    for (const Page of [StopsPage, PrintPage, TripPage]) {
      const page = wordsOf(await Page(props));
      expect(page.split(inItsRow)).toHaveLength(2);
      expect(page.indexOf(asked)).toBeLessThan(page.indexOf(inItsRow));
    }
    const planB = `If ${names[2 - number]} (stop ${3 - number}) is closed: Hill`;
    const overview = wordsOf(await TripPage(props));
    expect(overview.match(/If [^|]+ is closed: Hill/g)).toEqual([planB]);
    expect(overview).toContain(`Campsite of stop ${number} still open|`);
    expect(overview).toContain('Three stops: Peppercorn Flat, Blowering and Cascade Hut');
    expect(wordsOf(await VotePage(props))).toContain(`Now it’s ${asked} (stop ${number}).`);
    expect((await getAtHome((await savedPlan(id, id)).token)).plan_b).toBe(planB);
    const { events } = readCalendar(String((await call(getCalendar, 'GET', ofTrip(id, mia))).body));
    expect(
      events.map(({ SUMMARY, STATUS, LOCATION }) => [SUMMARY, STATUS, LOCATION?.includes(sites)]),
    ).toEqual(
      names.map((name, nth) => [
        `Snowies loop: ${name} (stop ${nth + 1})${nth + 1 === number ? ' (campsite still open)' : ''}`,
        nth + 1 === number ? 'TENTATIVE' : 'CONFIRMED',
        nth + 1 === number,
      ]),
    );
  },
);

test('on the way through three time zones, each stop’s own clock says where the trip is and when it ends', async () => {
  const mia = await person('Mia');
  const at = async (name: string, state: string, latitude: number, longitude: number) => {
    const site = await siteOf(mia, { name, latitude, longitude });
    await db.campsite.update({ where: { id: site.id }, data: { state } });
    return site;
  };
  const west = await at('Flat', 'WA', -31.95, 115.86);
  const middle = await at('Blowering', 'SA', -34.93, 138.6);
  const east = await at('Hut', 'NSW', -35.03, 148.62);
  const { id } = await plan(mia, { location_id: west.id });
  await stopsOn(id, [
    { nights: 2 },
    { nights: 2, campsiteId: middle.id },
    { nights: 3, campsiteId: east.id },
  ]);
  const caller = { viewer: mia.viewer, tripId: id };
  const during = async <Of>(now: string, work: () => Promise<Of>) => {
    jest.useFakeTimers({ doNotFake: [...realTimers], now: new Date(now) });
    try {
      return await work();
    } finally {
      jest.useRealTimers();
    }
  };
  const here = (now: string) => during(now, async () => (await getTripHead(caller))?.here.location_name);
  // In Adelaide it is the next day, in Perth the same.
  expect(await here(`${inDays(15)}T13:15:00Z`)).toBe('Flat');
  expect(await here(`${inDays(15)}T14:45:00Z`)).toBe('Blowering');
  // And in Sydney an hour earlier.
  expect(await here(`${inDays(17)}T12:45:00Z`)).toBe('Blowering');
  expect(await here(`${inDays(17)}T14:15:00Z`)).toBe('Hut');
  const add = (now: string) =>
    during(now, () =>
      addStop(caller, { location_name: 'Gran’s', nights: 1 }).then(
        () => 'added',
        ({ status }) => status,
      ),
    );
  expect(await add(`${inDays(21)}T14:15:00Z`)).toBe(409);
  expect(await add(`${inDays(21)}T12:45:00Z`)).toBe('added');
});
