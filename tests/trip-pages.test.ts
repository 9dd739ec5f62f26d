// Import this first, because it replaces modules that the pages load.
import '@/tests/jest/pages';

import { isValidElement } from 'react';
import CreateTripPage from '@/app/(app)/create-trip-details/page';
import NextTripPage from '@/app/(app)/next-trip/page';
import HomePage from '@/app/(app)/page';
import InvitePage from '@/app/(public)/invite/[token]/page';
import BackupsPage from '@/app/(trip)/trip/[tripId]/backups/page';
import BookingsPage from '@/app/(trip)/trip/[tripId]/bookings/page';
import CarsPage, { generateMetadata as carsMetadata } from '@/app/(trip)/trip/[tripId]/cars/page';
import ConditionsPage from '@/app/(trip)/trip/[tripId]/conditions/page';
import CostsPage, { generateMetadata as costsMetadata } from '@/app/(trip)/trip/[tripId]/costs/page';
import DaysPage from '@/app/(trip)/trip/[tripId]/days/page';
import OpenedCardPage from '@/app/(trip)/trip/[tripId]/emergency/[householdId]/page';
import EmergencyPage from '@/app/(trip)/trip/[tripId]/emergency/page';
import GearPage, { generateMetadata as gearMetadata } from '@/app/(trip)/trip/[tripId]/gear/page';
import MealsPage, { generateMetadata as mealsMetadata } from '@/app/(trip)/trip/[tripId]/meals/page';
import NoticesPage, { generateMetadata as noticesMetadata } from '@/app/(trip)/trip/[tripId]/notices/page';
import TripPage, { generateMetadata as overviewMetadata } from '@/app/(trip)/trip/[tripId]/page';
import PeoplePage, { generateMetadata as peopleMetadata } from '@/app/(trip)/trip/[tripId]/people/page';
import PitchesPage from '@/app/(trip)/trip/[tripId]/pitches/page';
import PrintPage, { generateMetadata as printMetadata } from '@/app/(trip)/trip/[tripId]/print/page';
import TripSitePage from '@/app/(trip)/trip/[tripId]/site/page';
import StopsPage from '@/app/(trip)/trip/[tripId]/stops/page';
import TodosPage from '@/app/(trip)/trip/[tripId]/todos/page';
import { tellGoing } from '@/components/trips/attendance/just-answered';
import { dateOf, formatDateRange, formatDay, formatMonth, formatWeekday } from '@/lib/dates';
import { PATH_HEADER } from '@/lib/server/auth/callback';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { setTakenAlong } from '@/lib/trips/copy/taken-along';
import { setHidden } from '@/lib/trips/hide-trip';
import { reportInvitation } from '@/lib/trips/invitations/report-invitation';
import { listHomeTrips } from '@/lib/trips/list-trips';
import { addNotice } from '@/lib/trips/notices/change-notices';
import { answerTrip } from '@/tests/factories/answers';
import { countQueries } from './count-queries';
import { postBooking } from './factories/bookings';
import { siteOf } from './factories/campsites';
import { openCard, sharedCard } from './factories/cards';
import { own } from './factories/gear';
import { answer, asGuest, invited } from './factories/guests';
import { newcomer, type Person, person, uniqueEmail } from './factories/people';
import { ridingTogether } from './factories/seats';
import { alone } from './factories/share-link';
import { appoint, inDays, invitedToken, moveTo, party, plan } from './factories/trips';
import { browser, drawn } from './jest/pages';

const asked = (tripId: string) => ({
  params: Promise.resolve({ tripId }),
  searchParams: Promise.resolve({}),
});
const parts = [
  ['overview', TripPage],
  ['people', PeoplePage],
  ['cars', CarsPage],
  ['gear', GearPage],
  ['pitches', PitchesPage],
  ['backups', BackupsPage],
  ['stops', StopsPage],
  ['bookings', BookingsPage],
  ['days', DaysPage],
  ['to-dos', TodosPage],
  ['meals', MealsPage],
  ['costs', CostsPage],
  ['notices', NoticesPage],
  ['print', PrintPage],
  ['emergency cards', EmergencyPage],
  ['conditions', ConditionsPage],
] as const;

/** Returns the HTML of a part of a trip, as this person sees it. */
async function shownTo({ cookie: own }: Person, tripId: string, page: (typeof parts)[number][1] = TripPage) {
  browser.cookie = own;
  return drawn(await page(asked(tripId)));
}

test.each(parts)(
  'a trip’s %s takes as many queries for 12 households as for one, at most five',
  async (_, page) => {
    const mia = await person('Mia');
    const guests = await Promise.all(Array.from({ length: 12 }, () => person('Tom')));
    const site = await siteOf(mia, { features: ['Toilets', 'Water'] });
    const queriesWith = async (invitees: Person[]) => {
      const { id } = await plan(mia, {
        location_id: site.id,
        invitees: invitees.map(({ email }) => email),
      });
      for (const { viewer } of invitees) await answerTrip(viewer, id, true);
      browser.cookie = mia.cookie;
      const { queries } = await countQueries(() => page(asked(id)));
      // Beside the session and before all data, so that no change between them is missed.
      expect(queries.findIndex((query) => query.includes('trip_changes'))).toBeLessThanOrEqual(1);
      expect(queries.filter((query) => query.includes('trip_changes'))).toHaveLength(1);
      return queries.length;
    };
    const alone = await queriesWith([]);
    expect(await queriesWith(guests)).toBe(alone);
    expect(alone).toBeLessThanOrEqual(5);
  },
);

test('an opened card takes at most five queries', async () => {
  const { mia, tom, trip } = await party();
  await sharedCard(trip.id, mia.camperId, mia);
  await moveTo(trip, 0, 2);
  await openCard(trip.id, trip.id, tom);
  browser.cookie = tom.cookie;
  const params = Promise.resolve({ tripId: trip.id, householdId: trip.id });
  const { result, queries } = await countQueries(() => OpenedCardPage({ params }));
  expect(drawn(result)).toContain('zq-allergy');
  expect(queries.length).toBeLessThanOrEqual(5);
});

test('a booking’s reference, cost and note are only for people who are going, on paper too', async () => {
  const { mia, tom, ann, trip } = await party();
  await postBooking(trip.id, { reference: 'PF-2781', cents: 43_200, notes: 'Gate code 1234' }, mia);
  for (const page of [BookingsPage, PitchesPage, PrintPage]) {
    expect(await shownTo(tom, trip.id, page)).toContain('PF-2781');
    for (const secret of ['PF-2781', '432.00', 'Gate code 1234'])
      expect(await shownTo(ann, trip.id, page)).not.toContain(secret);
  }
  expect(await shownTo(tom, trip.id, BookingsPage)).toContain('Gate code 1234');
  expect(await shownTo(tom, trip.id, PrintPage)).toContain('Gate code 1234');
});

const report = 'Report this invitation';

test('somebody with an account can report an invitation on the trip’s page, until they answer', async () => {
  const mia = await person('Mia');
  const tom = await person('Tom');
  const trip = await plan(mia, { invitees: [tom.email] });
  expect(await shownTo(mia, trip.id)).not.toContain(report);
  expect(await shownTo(tom, trip.id)).toContain(report);
  await reportInvitation(tom.viewer, await invitedToken(tom.email));
  expect(await shownTo(tom, trip.id)).toContain('You’ve reported this invitation.');
  await answerTrip(tom.viewer, trip.id, true);
  expect(await shownTo(tom, trip.id)).not.toMatch(/report(ed)? this invitation/i);
});

test('the token on the trip’s page reports the reader’s own invitation', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const trip = await plan(mia, { invitees: [tom.email] });
  browser.cookie = tom.cookie;
  const page = await TripPage(asked(trip.id));
  expect(JSON.stringify(page.props)).toContain(await invitedToken(tom.email));
});

test('an invitation’s page has the report for signed-in people who could take it, and not for others', async () => {
  const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
  const address = uniqueEmail();
  await plan(mia, { invitees: [address, ann.email] });
  const shownOn = async (token: string) => {
    browser.cookie = tom.cookie;
    return drawn(await InvitePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }));
  };
  expect(await shownOn(await invitedToken(address))).toContain(report);
  expect(await shownOn(await invitedToken(ann.email))).not.toContain(report);
});

test('the invitation of an address with an account says what its mail said, until it is answered', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await plan(mia, { invitees: [tom.email], tripName: 'Easter', note: 'Bring bikes' });
  const token = await invitedToken(tom.email);
  const shown = async () => {
    browser.cookie = '';
    return drawn(await InvitePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }));
  };
  const facts = [
    'Mia invites you camping',
    'Easter',
    'Bendeela',
    'Bring bikes',
    formatDateRange(inDays(14), inDays(17)),
  ];
  const before = await shown();
  for (const fact of [...facts, 'Going', 'Not going']) expect(before).toContain(fact);
  await answerTrip(tom.viewer, id, true);
  const after = await shown();
  for (const fact of facts) expect(after).not.toContain(fact);
  expect(after).toContain('belongs to someone with a Campmates account');
});

const organising = ['Invite people', 'Remind', 'Manage Ann'];

test('before and during a trip its organiser can invite, remind, edit and call off; afterwards none of these', async () => {
  const { mia, tom, ann, trip } = await party();
  await appoint(trip, ann);
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(5), end_date: inDays(7) });
  const dayBeforeYesterday = dateOf(inDays(-2));
  await db.invite.updateMany({ where: { tripId: trip.id }, data: { createdAt: dayBeforeYesterday } });
  const all = async (who: Person) => {
    const shown = await Promise.all(parts.map(([, page]) => shownTo(who, trip.id, page)));
    return organising.filter((words) => shown.some((html) => html.includes(words)));
  };
  expect(await all(mia)).toEqual(organising);
  expect(await shownTo(tom, trip.id)).toContain('Are you still coming?');
  await moveTo(trip, -1, 2);
  expect(await all(mia)).toEqual(organising);
  expect(await shownTo(mia, trip.id)).toContain('On now, day 2 of 4');

  await moveTo(trip, -9, -2);
  for (const each of [mia, ann]) expect(await all(each)).toEqual([]);
  expect(await shownTo(mia, trip.id)).toContain('Same again next year');
  expect(await shownTo(ann, trip.id)).toContain('This trip was ');
  expect(await shownTo(tom, trip.id)).not.toContain('Are you still coming?');
});

test('the page of a past trip asks its organiser about the campsite, with the trip’s last day', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, { name: 'Our flat' });
  const trip = await plan(mia, { location_id: site.id });
  const question = 'Was there reception at camp?';
  expect(await shownTo(mia, trip.id)).not.toContain(question);
  await moveTo(trip, -9, -7);
  expect(await shownTo(mia, trip.id)).toContain(question);
});

test('a called-off trip has no tools for organisers, but can still be hidden', async () => {
  const { mia, trip } = await party();
  await callOffTrip(mia.viewer, trip.id);
  const page = await shownTo(mia, trip.id);
  for (const words of [...organising, 'Same again next year']) expect(page).not.toContain(words);
  expect(page).toContain('You called it off');
  expect(page).toMatch(/\d were going/);
  expect(page).toContain('More about this trip');
});

test('only an account that hasn’t answered can take a trip off its list and leave it from the overview', async () => {
  const { ann, tom, trip } = await party();
  const ways = ['Hide from your trips', 'You can block Mia too'];
  const pending = await shownTo(ann, trip.id);
  for (const words of ways) expect(pending).toContain(words);
  expect(pending).not.toMatch(/<button(?:(?!<\/button>).)*<div/s);
  expect(pending).not.toContain('More about this trip');
  const going = await shownTo(tom, trip.id);
  for (const words of ways) expect(going).not.toContain(words);
});

test('who has just answered reads it above the next thing, and their face joins the others', async () => {
  const { tom, trip } = await party();
  tellGoing(trip.id, 'Tom and a dog');
  const page = await shownTo(tom, trip.id);
  expect(page).toMatch(/<div class="story-column"><div class="answered">.*Tom and a dog/s);
  expect(page.match(/class="[^"]*animate-next-in[^"]*"/g)).toHaveLength(1);
});

test('an invited account reads how the campsite suits what it would bring', async () => {
  const { mia, tom, ann, trip } = await party();
  const site = await siteOf(mia, { drivetrain: '4 Wheel Drive', petFriendly: true });
  await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
  await db.ride.create({
    data: {
      profileId: ann.viewer.profileId,
      type: 'car',
      make: 'Toyota',
      model: 'Corolla',
      colour: 'Red',
      drivetrain: '2 Wheel Drive',
    },
  });
  expect(await shownTo(ann, trip.id)).toMatch(/For you.*Problem: .*Your car: this site is 4WD only/s);
  expect(await shownTo(tom, trip.id)).not.toContain('For you<');
});

test('the page of an invitation that doesn’t say who is going holds no names of theirs', async () => {
  const { ann, tom, trip } = await party();
  const sent = async () => {
    browser.cookie = ann.cookie;
    return JSON.stringify((await TripPage(asked(trip.id))).props);
  };
  await db.profile.update({ where: { id: tom.viewer.profileId }, data: { name: 'Tomasina' } });
  expect(await sent()).toContain('Tomasina');
  await db.trip.update({ where: { id: trip.id }, data: { showsNames: false } });
  expect(await sent()).not.toContain('Tomasina');
});

test('when nothing is left, the trip’s own page says so, and home has no line for it', async () => {
  const { tom, trip } = await party();
  await moveTo(trip, -1, 1);
  browser.cookie = tom.cookie;
  expect(await shownTo(tom, trip.id)).toContain('Nothing on you today');
  expect(await drawn(await HomePage(asked(trip.id)))).not.toMatch(/Nothing on you|lead-next/);
});

test('a guest plans a trip of their own with the families of a past one, by name', async () => {
  const { mia, trip, token } = await invited();
  await answer(token, alone('Grant'));
  const guest = await asGuest(token);
  await moveTo(trip, -4, -2);
  browser.cookie = guest.cookie;
  const own = await drawn(await TripPage(asked(trip.id)));
  expect(own).toContain(encodeURIComponent(`&with=${trip.id}`));

  const grant = await person('Grant');
  const form = async (cookie: string) => {
    browser.cookie = cookie;
    const searchParams = Promise.resolve({ site_name: 'Lake', with: trip.id });
    return drawn(await CreateTripPage({ searchParams }));
  };
  const along = await form(`${grant.cookie}; ${guest.cookie}`);
  expect(along).toContain('You ask Mia once the trip is made');
  expect(along).not.toContain(mia.email);
  await setTakenAlong(mia.viewer, { taken_along: false });
  expect(await form(`${grant.cookie}; ${guest.cookie}`)).not.toContain('You ask Mia');
  const unknown = await form(grant.cookie);
  expect(unknown).toContain('The families from your last trip aren’t here');
  expect(unknown).not.toContain('You ask');
});

test('home’s next trip takes the place of a card and doesn’t add one', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const asks = [await plan(mia, { invitees: [tom.email] }), await plan(mia, { invitees: [tom.email] })];
  const next = await plan(tom, { start_date: inDays(30), end_date: inDays(32) });
  const { coming } = await listHomeTrips(tom.viewer, { coming: 2, folded: 6 });
  expect(coming.total).toBe(3);
  expect(coming.trips.map(({ trip }) => trip.id)).toEqual([asks.map(({ id }) => id).sort()[0], next.id]);
});

test('nothing is said of a site that is only a name and whose facts nobody knows', async () => {
  const { tom, trip } = await party();
  await moveTo(trip, 3, 5);
  expect(await shownTo(tom, trip.id)).not.toContain('Up there');
});

test('without scripts the head links to the trip’s calendar file and its print', async () => {
  const { mia, trip } = await party();
  const [, links] = (await shownTo(mia, trip.id)).match(/<noscript>(.*?)<\/noscript>/s) ?? [];
  expect(links).toContain(`href="/api/trips/${trip.id}/calendar"`);
  expect(links).toContain(`href="/trip/${trip.id}/print"`);
});

test('somebody who is going sees the link to what they bring, and no tools', async () => {
  const { tom, trip } = await party();
  const page = await shownTo(tom, trip.id);
  expect(page).toContain(`href="/trip/${trip.id}/attendance"`);
  for (const words of organising) expect(page).not.toContain(words);
});

test('attendees are in the overview’s HTML; only organisers read who can’t come', async () => {
  const { mia, tom, trip } = await party();
  const [organisers, members] = [await shownTo(mia, trip.id), await shownTo(tom, trip.id)];
  expect(organisers).toMatch(/Who’s coming.*Tom.*Zoe/s);
  expect(members).toMatch(/Who’s coming.*Mia/s);
  expect(members).not.toContain('Zoe');
});

test('each part has its own title, which tells nobody else about the trip', async () => {
  const { mia, eve, trip } = await party();
  const titles = async ({ cookie: own }: Person) => {
    browser.cookie = own;
    const all = [
      overviewMetadata,
      peopleMetadata,
      carsMetadata,
      gearMetadata,
      mealsMetadata,
      costsMetadata,
      noticesMetadata,
      printMetadata,
    ];
    return Promise.all(all.map((metadata) => metadata(asked(trip.id))));
  };
  expect(await titles(mia)).toEqual([
    { title: 'Easter at Bendeela' },
    { title: 'People · Easter at Bendeela' },
    { title: 'Cars · Easter at Bendeela' },
    { title: 'Gear · Easter at Bendeela' },
    { title: 'Meals · Easter at Bendeela' },
    { title: 'Costs · Easter at Bendeela' },
    { title: 'Notices · Easter at Bendeela' },
    { title: 'Trip card · Easter at Bendeela' },
  ]);
  expect(await titles(eve)).toEqual(Array.from({ length: 8 }, () => ({ title: 'Trip not found' })));
});

test('a stranger finds no part of a trip', async () => {
  const { eve, trip } = await party();
  browser.cookie = eve.cookie;
  const missing = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };
  for (const [, page] of parts) await expect(page(asked(trip.id))).rejects.toMatchObject(missing);
});

test('only people who run a coming trip can confirm another campsite', async () => {
  const { mia, tom, trip } = await party();
  const site = { site_name: 'Honeymoon Bay' };
  const open = ({ cookie: own }: Person) => {
    browser.cookie = own;
    return TripSitePage({
      params: Promise.resolve({ tripId: trip.id }),
      searchParams: Promise.resolve(site),
    });
  };
  const backToTheTrip = { digest: expect.stringContaining(`;/trip/${trip.id};`) };
  expect(isValidElement(await open(mia))).toBe(true);
  await expect(open(tom)).rejects.toMatchObject(backToTheTrip);
  await moveTo(trip, -9, -2);
  await expect(open(mia)).rejects.toMatchObject(backToTheTrip);
  await moveTo(trip, 5, 7);
  await callOffTrip(mia.viewer, trip.id);
  await expect(open(mia)).rejects.toMatchObject(backToTheTrip);
});

test('the page of a trip sends an ended session to the log-in, whether the trip exists or not', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  browser.cookie = mia.cookie;
  expect(isValidElement(await TripPage(asked(id)))).toBe(true);
  await db.session.deleteMany({ where: { userId: mia.viewer.userId } });
  for (const trip of [id, '019d0000-0000-7000-8000-000000000000']) {
    await expect(TripPage(asked(trip))).rejects.toMatchObject({
      digest: expect.stringContaining(';/login;'),
    });
  }
});

test('organisers fill all cars, other households their own, and nobody fills any after the trip', async () => {
  const { mia, tom, ann, id } = await ridingTogether();
  const seen = async (who: Person) => {
    const html = await shownTo(who, id, CarsPage);
    return ['Suggest seats', 'Move Mia', 'Move Tom', 'Prado'].filter((words) => html.includes(words));
  };
  expect(await seen(mia)).toEqual(['Suggest seats', 'Move Mia', 'Move Tom', 'Prado']);
  expect(await seen(tom)).toEqual(['Move Tom', 'Prado']);
  expect(await seen(ann)).toEqual(['Prado']);
  await moveTo({ id }, -9, -7);
  expect(await seen(mia)).toEqual(['Prado']);
});

test('without a car the part about cars says how to bring one', async () => {
  const { mia, tom, ann, trip } = await party();
  const bring = `href="/trip/${trip.id}/attendance"`;
  for (const who of [mia, tom]) {
    const html = await shownTo(who, trip.id, CarsPage);
    expect(html).toContain('No cars yet');
    expect(html).toContain(bring);
  }
  expect(await shownTo(ann, trip.id, CarsPage)).not.toContain(bring);
  await moveTo(trip, -9, -7);
  expect(await shownTo(mia, trip.id, CarsPage)).toContain('Nobody brought a car');
});

test('people who are going bring gear, organisers change it, others read it, and it closes for everybody', async () => {
  const { mia, tom, ann, trip } = await party();
  await own(tom, ['Gas stove'], false);
  await own(tom, ['2 camp chairs', 'Jerry can']);
  const seen = async (who: Person) => {
    const html = await shownTo(who, trip.id, GearPage);
    const words = [
      'to find',
      'were missing',
      'I’ll bring it',
      'You own 1.',
      'Edit<span class="sr-only"> what we need',
      'Add something we need',
    ];
    return words.filter((each) => html.includes(each));
  };
  const tools = ['Edit<span class="sr-only"> what we need', 'Add something we need'];
  expect(await seen(mia)).toEqual(['to find', 'I’ll bring it', ...tools]);
  expect(await seen(tom)).toEqual(['to find', 'I’ll bring it', 'You own 1.', ...tools]);
  expect(await seen(ann)).toEqual(['to find']);
  await appoint(trip, ann);
  expect(await seen(ann)).toEqual(['to find', ...tools]);
  await moveTo(trip, -9, -7);
  for (const each of [mia, tom, ann]) expect(await seen(each)).toEqual(['were missing']);
});

test('everybody on a trip writes notices, organisers announce, and the overview shows the newest announcement', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id } = trip;
  expect(await shownTo(ann, id, NoticesPage)).toContain('No messages yet. Say hello.');
  await addNotice({ viewer: mia.viewer, tripId: id }, { text: 'Noon at the <gate>', announcement: true });
  await addNotice({ viewer: tom.viewer, tripId: id }, { text: 'See https://example.com @Ann' });
  const [mias, anns] = [await shownTo(mia, id, NoticesPage), await shownTo(ann, id, NoticesPage)];
  for (const html of [mias, anns]) {
    expect(html).toContain('Noon at the &lt;gate&gt;');
    expect(html).toContain('href="https://example.com/" rel="noopener noreferrer nofollow"');
    expect(html.indexOf('Noon')).toBeLessThan(html.indexOf('example.com'));
    expect(html).toContain('Write to everyone');
  }
  expect(anns).toContain('<b class="notice-own-name">@Ann</b>');
  expect(anns).not.toContain('Parts of the trip');
  const changes = 'Change what Tom wrote';
  expect([mias.includes(changes), anns.includes(changes)]).toEqual([true, false]);
  expect(await shownTo(tom, id)).toContain('Noon at the &lt;gate&gt;');
  await callOffTrip(mia.viewer, id);
  expect(await shownTo(ann, id, NoticesPage)).toContain('Write to everyone');
});

test('a page shows the newest of many notices, and more on request', async () => {
  const { mia, trip } = await party();
  const row = (index: number) => ({
    tripId: trip.id,
    householdId: trip.id,
    text: `Number ${index}.`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  });
  await db.notice.createMany({ data: Array.from({ length: 70 }, (_, index) => row(index)) });
  browser.cookie = mia.cookie;
  const shown = async (notices?: string) => {
    const params = Promise.resolve({ tripId: trip.id });
    const html = drawn(await NoticesPage({ params, searchParams: Promise.resolve({ notices }) }));
    return [
      html.split('class="notice"').length - 1,
      html.includes('Number 69.'),
      html.includes('href="?notices=60"'),
    ];
  };
  expect(await shown()).toEqual([30, true, true]);
  expect(await shown('70')).toEqual([70, true, false]);
});

describe('shortly before a trip', () => {
  const asked = async (who: Person, id: string) => {
    browser.cookie = who.cookie;
    return countQueries(() =>
      TripPage({ params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) }),
    );
  };

  test('the overview takes as many queries as at other times, waits for no weather, and shows the stored one', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const lacks = ['Mobile reception'];
    const site = await siteOf(mia, { latitude: -34.7405, longitude: 150.4751, lacks });
    await db.campsite.update({ where: { id: site.id }, data: { state: 'NSW' } });
    const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
    await answerTrip(tom.viewer, trip.id, true);
    const { queries } = await asked(mia, trip.id);
    expect(await shownTo(tom, trip.id)).not.toMatch(/Up there|If something goes wrong/);

    await moveTo(trip, 2, 4);
    await db.trip.update({
      where: { id: trip.id },
      data: { meetingPoint: 'The boat ramp', uhfChannel: 18 },
    });
    const weather = { min: 14, max: 22, rain_mm: 1, rain_chance: 40, wind_kmh: 18, code: 61 };
    const days = [2, 3, 4].map((day) => ({ day: inDays(day), ...weather, text: 'some rain' }));
    const place = { latitude: -347, longitude: 1505, zone: 'Australia/Sydney' };
    const asOf = new Date(Date.now() - 3 * 60 * 60_000);
    // Another test file of this worker may have left a forecast of the place.
    await db.forecast.deleteMany({ where: { latitude: place.latitude, longitude: place.longitude } });
    await db.forecast.create({ data: { ...place, days, asOf, askedAt: asOf, asking: false } });
    env().WEATHER_URL = 'http://localhost:1';
    expect((await asked(tom, trip.id)).queries).toHaveLength(queries.length);
    const html = await shownTo(tom, trip.id);
    env().WEATHER_URL = 'off';
    for (const words of ['Up there', 'The boat ramp', 'UHF channel 18', 'some rain', 'No reception at camp'])
      expect(html).toContain(words);
    expect(html).toMatch(/Forecast of \d\d?(:\d\d)? [ap]m/);
    expect(html).not.toContain('Where do we meet?');
    await moveTo(trip, -1, 1);
    const onNow = await shownTo(tom, trip.id);
    for (const words of ['If something goes wrong', 'tel:000', '34.7405', '150.4751', 'UHF channel 18'])
      expect(onNow).toContain(words);
    await moveTo(trip, -9, -2);
    expect(await shownTo(tom, trip.id)).not.toMatch(/Up there|If something goes wrong/);
  });
});

test('the overview of somebody who isn’t coming shows their last message, and no bar or problems', async () => {
  const { mia, tom, trip } = await party();
  await answerTrip(tom.viewer, trip.id, false);
  await addNotice({ viewer: mia.viewer, tripId: trip.id }, { text: 'Bring chairs' });
  for (const text of ['Sorry', 'We’re in Bega that week'])
    await addNotice({ viewer: tom.viewer, tripId: trip.id }, { text });
  const html = await shownTo(tom, trip.id);
  expect(html).toContain('You said: “We’re in Bega that week”');
  for (const words of ['Invite people', 'The trip<', `href="/trip/${trip.id}/gear"`])
    expect(html).not.toContain(words);
  expect(html).toMatch(/\d going<.*Mia/s);
});

describe('home', () => {
  const homePage = (asked = {}) => HomePage({ searchParams: Promise.resolve(asked) });
  const html = async (asked = {}) => drawn(await homePage(asked));

  test('home takes two queries for 20 trips as for one: the session’s and its own', async () => {
    const mia = await person('Mia');
    browser.cookie = mia.cookie;
    const queries = async () => (await countQueries(() => homePage())).queries.length;
    const planOne = (count: number) =>
      plan(mia, { start_date: inDays(count), end_date: inDays(count + 1), invitees: [uniqueEmail()] });
    await planOne(0);
    expect(await queries()).toBe(2);
    for (let count = 1; count < 20; count++) await planOne(count);
    expect(await queries()).toBe(2);
    expect((await html()).length).toBeLessThan(45_000);
  });

  test('home greets by name and folds past and called-off trips under their number', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    browser.cookie = mia.cookie;
    const home = async () => (await html()).replaceAll('&#x27;', "'");
    const empty = await home();
    for (const text of [
      'Welcome back,',
      'Mia',
      'Your trips!',
      'Create your next trip!',
      'Update Your Profile',
    ])
      expect(empty).toContain(text);
    const nothing = 'Looks like you have no trips planned. Click Create your next trip button below!';
    expect(empty).toContain(nothing);
    expect(empty).not.toContain('Past trips');
    // The tests' people live in Kedron and have told nobody who comes along.
    expect(empty).toMatch(
      /Around.*Kedron.*See what’s near you.*\d campsites within 100 km.*Who comes camping with you\?/s,
    );

    const gone = await plan(mia, { tripName: 'Long gone' });
    await moveTo(gone, -9, -2);
    expect(await home()).toMatch(new RegExp(`${nothing}.*<details.*>Past trips.*1.*Long gone.*Past<`, 's'));

    const off = await plan(tom, { tripName: null, invitees: [mia.email] });
    await callOffTrip(tom.viewer, off.id);
    const folded = await home();
    expect(folded).toContain(nothing);
    expect(folded).toMatch(/<details.*>Past trips.*2.*Unnamed Trip.*Owner.*Tom.*Pending.*Called off/s);
    expect(folded).toMatch(/<details.*Long gone.*Owner.*You.*Going/s);

    await plan(mia, { tripName: 'Next one' });
    expect(await home()).toMatch(/Your trips!.*Next one.*<details.*Long gone.*Unnamed Trip/s);
  });

  test('from twelve trips on, coming and past trips can be searched by name, place and date', async () => {
    const mia = await person('Mia');
    browser.cookie = mia.cookie;
    for (let count = 0; count < 10; count++) await plan(mia, { tripName: `Trip ${count}` });
    const gone = await plan(mia, { tripName: '50% by the river' });
    await moveTo(gone, -9, -2);
    expect(await html()).not.toContain('Find a trip');
    await plan(mia, { tripName: 'River again' });
    expect(await html()).toContain('Find a trip');

    const found = await html({ q: ' river ' });
    expect(found).toMatch(/2 trips.*River again.*<details.*open.*50% by the river/s);
    expect(found).not.toContain('Trip 3');
    expect(await html({ q: '0%' })).toMatch(/1 trip.*50% by the river/s);
    const none = await html({ q: 'nowhere' });
    expect(none).toContain('No trip has “nowhere” in its name, place or date.');
    expect(none).toContain('Show all trips');
    expect(none).toContain('Update Your Profile');
    expect(none).not.toContain('Looks like you have no trips planned');
    // A text too long for the search box is ignored.
    expect(await html({ q: 'nowhere'.repeat(20) })).toContain('Trip 3');
  });

  test('a search finds a trip by its first and last day, written as on its card or in full', async () => {
    const mia = await person('Mia');
    browser.cookie = mia.cookie;
    await plan(mia, { tripName: 'Long ahead', start_date: inDays(400), end_date: inDays(403) });
    await plan(mia, { tripName: 'Soon' });
    const found = async (q: string) => {
      const page = await html({ q });
      return ['Long ahead', 'Soon'].filter((name) => page.includes(name));
    };
    for (const day of [inDays(400), inDays(403)]) {
      const date = `${formatDay(day)} ${day.slice(0, 4)}`;
      const month = dateOf(day).toLocaleDateString('en-AU', { month: 'long', timeZone: 'UTC' });
      const inFull = [
        `${formatWeekday(day)} ${Number(day.slice(8))} ${month}`,
        `${month} ${day.slice(0, 4)}`,
      ];
      for (const text of [date, date.slice(4), formatMonth(day), ...inFull])
        expect([text, await found(text)]).toEqual([text, ['Long ahead']]);
    }
  });

  test('trips without an answer come first, then the next one, then the others by their date', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const planned = async (tripName: string, first: number, attending: boolean | null) => {
      const days = { start_date: inDays(first), end_date: inDays(first + 1) };
      const trip = await plan(mia, { tripName, ...days, invitees: [tom.email] });
      if (attending !== null) await answerTrip(tom.viewer, trip.id, attending);
    };
    await planned('Declined', 4, false);
    await planned('Second', 20, true);
    await planned('Asked later', 9, null);
    await planned('First', 6, true);
    await planned('Asked', 5, null);
    browser.cookie = tom.cookie;
    const names = [...(await html()).matchAll(/<h3.*?<a[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(names).toEqual(['Asked', 'Asked later', 'First', 'Declined', 'Second']);
  });

  test('a single invitation is shown whole, with its note, who goes, and no name that invitations don’t give', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    await plan(mia, { tripName: 'Easter', invitees: [tom.email], note: 'Bring nothing but a chair.' });
    browser.cookie = tom.cookie;
    const asked = await html();
    expect(asked).toMatch(/Easter.*“Bring nothing but a chair.”.*1 person.*is going.*Going.*Not going/s);
    expect(asked).toContain('You can change your mind later.');
  });

  test('home leaves out hidden trips, among the coming trips and in the fold', async () => {
    const mia = await person('Mia');
    const [next, gone, off] = [
      await plan(mia, { tripName: 'Next one' }),
      await plan(mia, { tripName: 'Long gone' }),
      await plan(mia, { tripName: 'Called off' }),
    ];
    await moveTo(gone, -9, -2);
    await callOffTrip(mia.viewer, off.id);
    for (const { id } of [next, gone, off]) await setHidden(mia.viewer, id, true);
    browser.cookie = mia.cookie;
    const home = await html();
    for (const name of ['Next one', 'Long gone', 'Called off', 'Past trips'])
      expect(home).not.toContain(name);
  });

  test('home says which trip is under way, and who is asked again after a change of dates', async () => {
    const { mia, tom, trip } = await party();
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(5), end_date: inDays(7) });
    browser.cookie = tom.cookie;
    expect(await html()).toMatch(/Easter at Bendeela.*Going.*Are you still coming\?/s);
    browser.cookie = mia.cookie;
    expect(await html()).not.toContain('Are you still coming?');
    await moveTo(trip, -1, 1);
    expect(await html()).toMatch(/On now.*Easter at Bendeela.*Going/s);
  });
});

describe('the next trip', () => {
  /** Returns the path to which the page redirects. */
  async function opened(by?: Pick<Person, 'cookie'>): Promise<string> {
    browser.cookie = by?.cookie ?? '';
    browser.headers = { [PATH_HEADER]: '/next-trip' };
    const { digest } = await NextTripPage().then(
      () => ({ digest: '' }),
      (error: { digest: string }) => error,
    );
    return digest.split(';')[2] ?? '';
  }

  const days = (first: number, last = first + 2) => ({ start_date: inDays(first), end_date: inDays(last) });
  const pageOf = ({ id }: { id: string }) => `/trip/${id}`;

  test('a signed-out visitor goes to the log-in, and somebody without a profile to completing it', async () => {
    expect(await opened()).toMatch(/^\/login/);
    expect(await opened(await newcomer())).toMatch(/^\/complete-profile/);
  });

  test('without a trip the page redirects to home', async () => {
    const mia = await person('Mia');
    expect(await opened(mia)).toBe('/');
    await plan(await person('Tom'), { invitees: ['somebody-else@example.com'] });
    expect(await opened(mia)).toBe('/');
  });

  test('a trip under way comes before the next one, and a past trip is ignored', async () => {
    const mia = await person('Mia');
    const [later, sooner, past] = [
      await plan(mia, days(30)),
      await plan(mia, days(9)),
      await plan(mia, days(20)),
    ];
    await moveTo(past, -9, -5);
    expect(await opened(mia)).toBe(pageOf(sooner));
    await moveTo(later, -1, 2);
    expect(await opened(mia)).toBe(pageOf(later));
  });

  test('a trip that somebody is going on comes before one they have not answered, and a declined one is ignored', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [asked, far] = [
      await plan(mia, { ...days(3), invitees: [tom.email] }),
      await plan(mia, { ...days(40), invitees: [tom.email] }),
    ];
    expect(await opened(tom)).toBe(pageOf(asked));
    await answerTrip(tom.viewer, far.id, true);
    expect(await opened(tom)).toBe(pageOf(far));
    await answerTrip(tom.viewer, far.id, false);
    expect(await opened(tom)).toBe(pageOf(asked));
    await answerTrip(tom.viewer, asked.id, false);
    expect(await opened(tom)).toBe('/');
  });

  test('called-off and hidden trips are ignored', async () => {
    const mia = await person('Mia');
    const [off, hidden, next] = [
      await plan(mia, days(2)),
      await plan(mia, days(4)),
      await plan(mia, days(6)),
    ];
    await callOffTrip(mia.viewer, off.id);
    await setHidden(mia.viewer, hidden.id, true);
    expect(await opened(mia)).toBe(pageOf(next));
  });
});
