// Import this first, because it replaces modules that the pages load.
import '@/tests/jest/pages';

import { readdir, readFile } from 'node:fs/promises';
import { join as join2 } from 'node:path';
import AttendancePage from '@/app/(trip)/trip/[tripId]/attendance/page';
import CarsPage from '@/app/(trip)/trip/[tripId]/cars/page';
import CostsPage from '@/app/(trip)/trip/[tripId]/costs/page';
import GearPage from '@/app/(trip)/trip/[tripId]/gear/page';
import MealsPage from '@/app/(trip)/trip/[tripId]/meals/page';
import NoticesPage from '@/app/(trip)/trip/[tripId]/notices/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import PeoplePage from '@/app/(trip)/trip/[tripId]/people/page';
import PrintPage from '@/app/(trip)/trip/[tripId]/print/page';
import { GET as readInvitation } from '@/app/api/invites/[token]/route';
import { POST as report } from '@/app/api/locations/[id]/report/route';
import { DELETE, GET, PUT } from '@/app/api/locations/[id]/route';
import { POST as searchMine } from '@/app/api/locations/my/route';
import { POST as searchShared } from '@/app/api/locations/public/route';
import { GET as lookUpFeatures } from '@/app/api/locations/site_features/lookup/route';
import { endpoints } from '@/app/api/openapi.json/endpoints';
import { GET as readLocation } from '@/app/api/trips/[id]/location/route';
import { POST as createTrip, GET as listTrips } from '@/app/api/trips/route';
import type { SearchResponse, SiteDetail } from '@/lib/campsites/schema';
import { coverSeed } from '@/lib/cover-art/seed';
import { deleteAccount } from '@/lib/own-data/delete-account';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Handler } from '@/lib/server/http/route';
import { runDueJobs } from '@/lib/tasks/worker';
import { changeTrip } from '@/lib/trips/change-trip';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { listTrips as tripsWithCovers } from '@/lib/trips/list-trips';
import type { TripLocation } from '@/lib/trips/schema';
import { answerTrip } from '@/tests/factories/answers';
import { call } from './call';
import { placeOn, postBooking } from './factories/bookings';
import { addExpense, firewood } from './factories/costs';
import { postPlan, putTurn } from './factories/days';
import { addGear, offerOf } from './factories/gear';
import { answer, asGuest, family } from './factories/guests';
import { patchItem, postItem, putMeal, setDiet } from './factories/meals';
import { write } from './factories/notices';
import { type Person, person, uniqueEmail } from './factories/people';
import { bring, carOf, ridingTogether, seatIn, towBy } from './factories/seats';
import { alone, join, sharedToken, tokenIn } from './factories/share-link';
import { added } from './factories/site-form';
import { patchTodo, postTodo } from './factories/todos';
import { changeHousehold, takeOff } from './factories/trip-households';
import { inDays, invitationOf, invitedToken, party, plan, tripForm } from './factories/trips';
import { openedVote, sayAs } from './factories/votes';
import { browser } from './jest/pages';
import { deliveredMail, minutesPass } from './mail';

/** Event streams don't end, and a log-out would end the session, so the tests skip these endpoints. */
const notAsked = ['/api/trips/{id}/events', '/auth/logout', '/api/invites/{token}/events'];

const tripPages = [
  AttendancePage,
  CarsPage,
  CostsPage,
  GearPage,
  MealsPage,
  NoticesPage,
  TripPage,
  PeoplePage,
  PrintPage,
];

describe('addresses', () => {
  /**
   * Creates Mia's trip. Mia has invited Tom (an account), Nan (a guest) and Uma. Pat, who has an
   * account, has answered with Uma's link. Joe joined by the share link, is a co-organiser and has
   * invited Sue. Kim joined by the share link as a guest and gave an address for the receipt.
   */
  async function everybody() {
    const [mia, tom, pat, joe] = [
      await person('Mia'),
      await person('Tom'),
      await person('Pat'),
      await person('Joe'),
    ];
    const [nan, uma, sue, kim] = [
      uniqueEmail('nan'),
      uniqueEmail('uma'),
      uniqueEmail('sue'),
      uniqueEmail('kim'),
    ];
    const trip = await plan(mia, { invitees: [tom.email, nan, uma] });
    await answerTrip(tom.viewer, trip.id, true);
    const nansToken = await invitedToken(nan);
    await answer(nansToken, family);
    await answer(await invitedToken(uma), { attending: true }, pat);
    const link = await sharedToken(trip.id, mia);
    await join(link, { attending: true }, joe);
    const kims = await join(link, { ...alone('Kim'), email: kim });
    const on = async (
      path: string,
      method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      as: Person,
      sent: object = {},
    ) => {
      const handler = endpoints[path]?.[method];
      if (!handler) throw new Error(`there is no ${method} ${path}`);
      const { status } = await call(handler, method, { as, params: { id: trip.id }, ...sent });
      expect([path, status < 300]).toEqual([path, true]);
    };
    const invitees = endpoints['/api/trips/{id}/invitees'];
    const idOf = async (name: string) => {
      const { body } = await call<{ invitees: { id: string; name: string | null; email: string | null }[] }>(
        invitees?.GET as never,
        'GET',
        { as: mia, params: { id: trip.id } },
      );
      return body.invitees.find((each) => each.name === name || each.email === name)?.id ?? '';
    };
    const invitee = async (name: string) => ({ params: { id: trip.id, inviteId: await idOf(name) } });
    await on('/api/trips/{id}/co-organisers/{inviteId}', 'PUT', mia, await invitee('Joe'));
    await on('/api/trips/{id}/invitees', 'POST', joe, { body: { invitees: [sue] } });
    const tokens = { nan: nansToken, kim: tokenIn(kims.body.url ?? '') };
    return { mia, tom, pat, joe, nan, uma, sue, kim, trip, on, invitee, tokens };
  }

  /** Returns all e-mail addresses in a response, a mail or a page. */
  const addressesIn = (content: unknown) => [
    ...new Set(JSON.stringify(content ?? '').match(/[\w.-]+@example\.com/g)),
  ];

  test('mails tell the organiser’s address only to people whom the organiser has invited by mail, and no other address', async () => {
    const { mia, tom, pat, joe, nan, uma, sue, kim, trip, on, invitee } = await everybody();
    await minutesPass(3);
    const dates = { start_date: inDays(40), end_date: inDays(42) };
    await on('/api/trips/{id}', 'PATCH', mia, { body: dates });
    await minutesPass(10);
    await on('/api/trips/{id}/reminders', 'POST', mia, { body: {} });
    for (const author of [mia, joe])
      await write(trip, { text: 'We meet at noon.', announcement: true, mail: true }, author);
    await runDueJobs();
    await minutesPass(60);
    await runDueJobs();
    await on('/api/trips/{id}/invitees/{inviteId}', 'DELETE', mia, await invitee(sue));
    await on('/api/trips/{id}', 'DELETE', mia);
    await plan(mia, { tripName: 'Winter', invitees: [tom.email] });
    await runDueJobs();
    await deleteAccount(mia.viewer, undefined);

    const invitation = 'Mia invites you camping: Easter at Bendeela';
    const changed = 'New dates for Easter at Bendeela';
    const still = 'Are you still going? Easter at Bendeela';
    const pending = 'Are you coming? Mia would like to know';
    const told = (author: string) => `${author} on Easter at Bendeela: We meet at noon.`;
    const off = 'Easter at Bendeela is off';
    const receipt = 'You’re going: Easter at Bendeela';
    const expected: [string, { knows: string[]; others: string[] }][] = [
      [
        tom.email,
        {
          knows: [
            invitation,
            changed,
            still,
            told('Mia'),
            told('Joe'),
            off,
            'Mia invites you camping: Winter',
          ],
          others: ['Winter is off'],
        },
      ],
      [nan, { knows: [invitation, receipt, changed, still, told('Mia'), told('Joe'), off], others: [] }],
      [uma, { knows: [invitation], others: [] }],
      [pat.email, { knows: [], others: [changed, still, told('Mia'), told('Joe'), off] }],
      [
        joe.email,
        {
          knows: [],
          others: ['You’re a co-organiser of Easter at Bendeela', changed, still, told('Mia'), off],
        },
      ],
      [
        sue,
        {
          knows: [],
          others: [invitation, pending, told('Mia'), told('Joe'), 'A change of plans for Easter at Bendeela'],
        },
      ],
      [kim, { knows: [], others: [receipt] }],
    ];
    for (const [address, { knows, others }] of expected) {
      const mails = await deliveredMail(address);
      const withAddress = mails.filter(({ replyTo }) => replyTo?.some((to) => to.address === mia.email));
      const rest = mails.filter((mail) => !withAddress.includes(mail));
      const subjects = (of: typeof mails) => of.map(({ subject }) => subject).sort();
      expect([address, subjects(withAddress)]).toEqual([address, [...knows].sort()]);
      expect([address, subjects(rest)]).toEqual([address, expect.arrayContaining(others)]);
      for (const mail of withAddress) expect(addressesIn(mail).sort()).toEqual([address, mia.email].sort());
      for (const mail of rest) {
        expect(addressesIn(mail)).toEqual([address]);
        expect(mail.text).not.toContain('Reply to this email');
      }
    }
    const miasMails = await deliveredMail(mia.email);
    expect(miasMails.map(({ subject }) => subject)).toEqual(expect.arrayContaining([told('Joe')]));
    // The organiser of a trip may see which addresses were invited.
    const invited = [mia.email, tom.email, nan, uma, sue];
    for (const mail of miasMails) expect(invited).toEqual(expect.arrayContaining(addressesIn(mail)));
  });

  test('no response, file, export or page shows a person an address that they may not see', async () => {
    const { mia, tom, pat, joe, nan, uma, sue, trip, tokens } = await everybody();
    const { id } = trip;
    const standings: [Person | undefined, string, string[]][] = [
      // The organiser may see the addresses that were invited, but not the other addresses of accounts.
      [mia, '', [tom.email, nan, uma, sue]],
      [tom, '', []],
      [pat, '', []],
      [joe, '', []],
      [undefined, tokens.nan, []],
      [undefined, tokens.kim, []],
    ];
    for (const [who, token, known] of standings) {
      const own = who ? [who.email, ...known] : known;
      const as = who ? { as: who } : {};
      for (const [path, { GET: handler }] of Object.entries(endpoints)) {
        if (!handler || notAsked.includes(path)) continue;
        const params = { id, token: token || 'x'.repeat(43) };
        const { body } = await call(handler, 'GET', { ...as, params });
        const others = addressesIn(body).filter((each) => !own.includes(each));
        expect([who?.email, path, others]).toEqual([who?.email, path, []]);
      }
      if (!who) continue;
      for (const [path, body] of [
        ['/api/account/export', {}],
        ['/api/trips/{id}/copy', { start_date: inDays(30), end_date: inDays(31) }],
      ] as const) {
        const handler = endpoints[path]?.POST;
        const response = await call(handler as never, 'POST', { as: who, params: { id }, body });
        expect(response.status).toBeLessThan(300);
        expect([who.email, path, addressesIn(response.body).filter((each) => !own.includes(each))]).toEqual([
          who.email,
          path,
          [],
        ]);
      }
      browser.cookie = who.cookie;
      const asked = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) };
      for (const page of tripPages) {
        const others = addressesIn(await page(asked)).filter((each) => !own.includes(each));
        expect([who.email, page.name, others]).toEqual([who.email, page.name, []]);
      }
    }
  });
});

describe('weights', () => {
  test('nothing shows a tow’s weights to anybody but the driver, the trailer’s owner and organisers', async () => {
    const { mia, tom, ann, id, prado, caravan } = await ridingTogether();
    await bring(ann, id, [], [await carOf(ann, 'Ranger')]);
    await db.ride.update({ where: { id: prado }, data: { ballLimitKg: 5002, towLimitKg: 8004 } });
    await db.ride.update({ where: { id: caravan }, data: { ballKg: 7003, atmKg: 8005 } });
    expect((await towBy(id, caravan, prado, mia)).status).toBe(200);
    const number = /(?<=[":\s])(?:[78],?00[345]|5,?002|2,?001)(?=[",}\s])/g;
    const numbersIn = (content: unknown) => JSON.stringify(content ?? '').match(number) ?? [];
    const paths = async (as: Person) => {
      const found: string[] = [];
      for (const [path, { GET: handler }] of Object.entries(endpoints)) {
        if (!handler || notAsked.includes(path)) continue;
        const { body } = await call(handler, 'GET', { as, params: { id, token: 'x'.repeat(43) } });
        if (numbersIn(body).length > 0) found.push(path);
      }
      const exported = await call(endpoints['/api/account/export']?.POST as never, 'POST', {
        as,
        body: {},
      });
      if (numbersIn(exported.body).length > 0) found.push('export');
      browser.cookie = as.cookie;
      const asked = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) };
      for (const page of tripPages) if (numbersIn(await page(asked)).length > 0) found.push(page.name);
      return found;
    };
    expect(await paths(ann)).toEqual([]);
    const seen = ['/api/trips/{id}/fit', '/rides', 'export', 'CarsPage'];
    for (const seer of [mia, tom]) expect(await paths(seer)).toEqual(expect.arrayContaining(seen));
    const fit = await call<{ findings: { rule: string; text: string }[] }>(
      endpoints['/api/trips/{id}/fit']?.GET as never,
      'GET',
      { as: ann, params: { id } },
    );
    expect(fit.body.findings.find(({ rule }) => rule === 'towing')).toMatchObject({
      level: 'problem',
      text: 'Check the weights with Mia',
      remedy: null,
    });
    const answered = await call(endpoints['/api/trips/{id}/fit/{key}']?.PUT as never, 'PUT', {
      as: mia,
      params: { id, key: `towing:${caravan}` },
      body: { answer: 'yes' },
    });
    expect(answered.status).toBe(404);
  });
});

describe('private sites', () => {
  const params = (id: string) => ({ id });
  const locationOf = async (id: string, as: Person) => {
    const { status, body } = await call<TripLocation>(readLocation, 'GET', { as, params: params(id) });
    return status === 200 ? body.location : status;
  };
  const unshare = (site: SiteDetail, as: Person, more: object = {}) =>
    call(PUT, 'PUT', { as, params: params(site.id), body: { share_flag: false, ...more } });

  /**
   * Returns the totals of two searches that would find the site, and the statuses of five requests
   * with its id. `nothing` is what a stranger gets.
   */
  async function direct(site: SiteDetail, as: Person) {
    const search = { postcode: '4031', radius: 50, text: site.name };
    const one = { as, params: params(site.id) };
    const found = await Promise.all(
      [searchShared, searchMine].map((handler) =>
        call<SearchResponse>(handler, 'POST', { as, body: search }).then(({ body }) => body.total),
      ),
    );
    const statuses = await Promise.all([
      call(GET, 'GET', one),
      call(PUT, 'PUT', { ...one, body: { name: 'Mine' } }),
      call(DELETE, 'DELETE', one),
      call(report, 'POST', { ...one, body: { reason: 'wrong' } }),
      call(createTrip, 'POST', { as, body: tripForm({ location_id: site.id }) }),
    ]);
    return [...found, ...statuses.map(({ status }) => status)];
  }

  const nothing = [0, 0, 404, 404, 404, 404, 404];

  test('no call reveals a private site to a stranger', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const feature = `Quokka hide ${Math.random()}`;
    const site = await added(mia, { name: `Paddock ${Math.random()}`, site_features: [feature] });
    const trip = await plan(mia, { location_id: site.id });
    expect(await direct(site, eve)).toEqual(nothing);
    expect(await locationOf(trip.id, eve)).toBe(404);
    const features = await call(lookUpFeatures, 'GET', { as: eve, query: { query: feature } });
    expect(features.body).toEqual([]);
    expect((await call<{ trips: unknown[] }>(listTrips, 'GET', { as: eve })).body.trips).toEqual([]);
  });

  test('people invited to its owner’s trip there see the site through that trip, and nowhere else', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await added(mia, { name: `Paddock ${Math.random()}` });
    const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
    expect(await locationOf(trip.id, tom)).toMatchObject({ id: site.id, latitude: site.latitude });
    expect((await tripsWithCovers(tom.viewer))[0]?.cover).toBe(coverSeed(site));
    expect(await direct(site, tom)).toEqual(nothing);
    await takeOff(trip, tom.email);
    expect(await locationOf(trip.id, tom)).toBe(404);
  });

  test('an invitation’s link reveals the site’s name, as its mail does, and nothing more', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await added(mia);
    await plan(mia, { location_id: site.id, invitees: [tom.email] });
    const token = await invitedToken(tom.email);
    const { body } = await call<{ trip: object }>(readInvitation, 'GET', { as: tom, params: { token } });
    expect(body.trip).toMatchObject({ location_name: site.name });
    expect(JSON.stringify(body)).not.toMatch(/latitude|address|phone/);
  });

  describe('a site that is unshared', () => {
    test('stays on the trips that were planned there, and nobody else can choose it', async () => {
      const [mia, tom, ann, eve] = await Promise.all(
        ['Mia', 'Tom', 'Ann', 'Eve'].map((name) => person(name)),
      );
      if (!mia || !tom || !ann || !eve) throw new Error('nobody came');
      const site = await added(mia, {
        name: `Paddock ${Math.random()}`,
        share_flag: true,
        site_features: ['Toilets'],
      });
      const toms = await plan(tom, { location_id: site.id, invitees: [ann.email] });
      const own = await plan(mia, { location_id: site.id, invitees: [eve.email] });
      expect((await unshare(site, mia)).status).toBe(200);

      const shown = { name: site.name, latitude: site.latitude, phone_contact: site.phone_contact };
      for (const who of [tom, ann]) expect(await locationOf(toms.id, who)).toMatchObject(shown);
      expect(await locationOf(toms.id, ann)).toMatchObject({ features: ['Toilets'] });
      expect((await tripsWithCovers(tom.viewer))[0]?.cover).toBe(coverSeed(site));
      const token = await invitedToken(ann.email);
      expect((await getInvitation(null, token))?.cover).toBe(coverSeed(site));
      for (const who of [mia, eve]) expect(await locationOf(own.id, who)).toMatchObject({ id: site.id });
      for (const who of [tom, ann, eve]) expect(await direct(site, who)).toEqual(nothing);
    });

    test('shows other people’s trips nothing that its owner writes there afterwards', async () => {
      const [mia, tom] = [await person('Mia'), await person('Tom')];
      const site = await added(mia, { share_flag: true });
      const trip = await plan(tom, { location_id: site.id });
      await unshare(site, mia, {
        name: 'Our secret beach',
        latitude: -28.1,
        longitude: 153.4,
        address: null,
      });
      expect(await locationOf(trip.id, tom)).toMatchObject({ name: site.name, latitude: site.latitude });
      const kept = await locationOf(trip.id, tom);
      // The trip keeps a copy of the site's facts. The copy isn't a site, so its id leads to no site.
      const id = typeof kept === 'object' ? kept.id : null;
      expect(id).not.toBe(site.id);
      for (const who of [mia, tom])
        expect(await direct({ ...site, id: id ?? '', name: `${site.name} ${id}` }, who)).toEqual(nothing);
    });

    test('while a stranger plans a trip there: the trip has the earlier facts or is refused', async () => {
      const [mia, tom] = [await person('Mia'), await person('Tom')];
      for (let round = 0; round < 5; round++) {
        const site = await added(mia, { share_flag: true });
        const [unshared, planned] = await Promise.all([
          unshare(site, mia),
          call<{ trip: { id: string } }>(createTrip, 'POST', {
            as: tom,
            body: tripForm({ location_id: site.id }),
          }),
        ]);
        expect(unshared.status).toBe(200);
        expect([201, 404]).toContain(planned.status);
        if (planned.status === 201)
          expect(await locationOf(planned.body.trip.id, tom)).toMatchObject({ latitude: site.latitude });
        const strangers = { campsiteId: site.id, organiserId: { not: mia.viewer.profileId } };
        expect(await db.trip.count({ where: strangers })).toBe(0);
      }
    });
  });

  describe('a site that is deleted', () => {
    test('stays on its owner’s and other people’s trips, and is gone everywhere else', async () => {
      const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
      const site = await added(mia, { name: `Paddock ${Math.random()}`, share_flag: true });
      const toms = await plan(tom, { location_id: site.id });
      const own = await plan(mia, { location_id: site.id, invitees: [ann.email] });
      await call(DELETE, 'DELETE', { as: mia, params: params(site.id) });
      for (const [trip, who] of [
        [toms, tom],
        [own, mia],
        [own, ann],
      ] as const)
        expect(await locationOf(trip.id, who)).toMatchObject({ name: site.name, latitude: site.latitude });
      for (const who of [mia, tom, ann]) expect(await direct(site, who)).toEqual(nothing);
    });
  });
});

describe('diets', () => {
  const diet = 'Anaphylaxis: cashews';

  /**
   * An event stream does not end, and a log-out would end the session, so the test skips these
   * endpoints.
   */
  const notAsked = ['/api/trips/{id}/events', '/auth/logout'];
  const noToken = 'x'.repeat(43);

  /** Returns the paths of the GET endpoints whose responses contain the diet. */
  async function tellsOf(
    as: { cookie: string } | undefined,
    params: Record<string, string>,
  ): Promise<string[]> {
    const told: string[] = [];
    for (const [path, { GET: handler }] of Object.entries(endpoints)) {
      if (!handler || notAsked.includes(path)) continue;
      const { body } = await call(handler, 'GET', { ...(as && { as }), params });
      if (JSON.stringify(body ?? '').includes(diet)) told.push(path);
    }
    return told;
  }

  /**
   * Creates Mia's trip. Mia's diet is known to the people who are going: Tom, and Priya, who is a
   * guest. Ann has not answered.
   */
  async function withDiet() {
    const friend = uniqueEmail('friend');
    const all = await party();
    await setDiet(all.mia, diet);
    const { id } = all.trip;
    await call(endpoints['/api/trips/{id}/invitees']?.POST as never, 'POST', {
      as: all.mia,
      params: { id },
      body: { invitees: [friend] },
    });
    const token = await invitedToken(friend);
    await answer(token, family);
    return { ...all, id, friend, token };
  }

  test('a diet is only in the responses about one’s own crew and about the meals of a trip that both people go on', async () => {
    const { mia, tom, ann, zoe, eve, id, token } = await withDiet();
    expect(await tellsOf(mia, { id, token: noToken })).toEqual(['/api/trips/{id}/meals', '/crew']);
    expect(await tellsOf(tom, { id, token: noToken })).toEqual(['/api/trips/{id}/meals']);
    expect(await tellsOf(await asGuest(token), { id, token })).toEqual(['/api/trips/{id}/meals']);
    expect(await tellsOf(undefined, { id, token })).toEqual([]);
    for (const who of [ann, zoe, eve]) expect(await tellsOf(who, { id, token: noToken })).toEqual([]);
  });

  test('a guest’s diet is only in the responses about their own answer, and about the meals for people who are going', async () => {
    const { mia, tom, ann, zoe, trip, address } = await party();
    const { id } = trip;
    const token = await invitedToken(address);
    await answer(token, { ...family, crew: [{ name: 'Priya', age: 'adult', diet }] });
    for (const who of [mia, tom])
      expect(await tellsOf(who, { id, token: noToken })).toEqual(['/api/trips/{id}/meals']);
    for (const who of [ann, zoe]) expect(await tellsOf(who, { id, token: noToken })).toEqual([]);
    const told = await tellsOf(await asGuest(token), { id, token });
    expect(told.sort()).toEqual(['/api/invites/{token}', '/api/trips/{id}/meals']);
  });

  test('somebody else’s diet is in no export and in no copy of a trip', async () => {
    const { mia, tom, id } = await withDiet();
    const sent = { start_date: inDays(30), end_date: inDays(31) };
    for (const [path, body] of [
      ['/api/account/export', {}],
      ['/api/trips/{id}/copy', sent],
    ] as const) {
      const handler = endpoints[path]?.POST as Handler;
      const response = await call(handler, 'POST', { as: tom, params: { id }, body });
      expect([path, response.status < 300]).toEqual([path, true]);
      expect(JSON.stringify(response.body)).not.toContain(diet);
    }
    const own = await call(endpoints['/api/account/export']?.POST as Handler, 'POST', { as: mia, body: {} });
    expect(JSON.stringify(own.body)).toContain(diet);
  });

  test('the responses to answers and changes of a trip contain no diet', async () => {
    const { mia, id } = await withDiet();
    const send = async (path: string, method: 'PATCH' | 'POST' | 'PUT', body: unknown) => {
      const handler = endpoints[path]?.[method];
      if (!handler) throw new Error(`there is no ${method} ${path}`);
      const response = await call(handler, method, { as: mia, params: { id }, body });
      expect([path, response.status]).toEqual([path, 200]);
      expect(JSON.stringify(response.body)).not.toContain(diet);
    };
    const chosen = { attending: true, crew_member_ids: [mia.camperId], ride_ids: [] };
    await send('/api/trips/{id}/attendance', 'PATCH', chosen);
    await send('/api/trips/{id}/attending', 'PATCH', { attending: true });
    await send('/api/trips/{id}/seats', 'PUT', { person_id: mia.camperId, ride_id: null });
    await send('/api/trips/{id}/seats/suggestion', 'POST', {});
  });

  test('a diet is in no mail', async () => {
    const { mia, tom, id, friend } = await withDiet();
    await changeTrip(mia.viewer, id, { start_date: inDays(5), end_date: inDays(7) });
    await minutesPass(60);
    for (const { email } of [mia, tom, { email: friend }]) await deliveredMail(email);
    const folder = join2(env().DATA_DIR, 'mail');
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join2(folder, name), 'utf8')),
    );
    expect(mails.length).toBeGreaterThan(3);
    expect(mails.filter((mail) => mail.includes('cashews'))).toEqual([]);
  });

  test('somebody who is no longer going doesn’t see diets, and nobody on the trip sees theirs', async () => {
    const { mia, tom, id } = await withDiet();
    await setDiet(tom, `${diet} too`);
    await changeHousehold({ id }, tom.email, { attending: false });
    expect(await tellsOf(tom, { id, token: noToken })).toEqual(['/crew']);
    const handler = endpoints['/api/trips/{id}/meals']?.GET;
    const { body } = await call(handler as never, 'GET', { as: mia, params: { id } });
    expect(body).toMatchObject({ diets: [{ name: 'Mia', diet }] });
  });
});

/** Returns a trip on which Tom has taken part in everything, and has things of all that others keep. */
async function tomTakesPart() {
  const story = await party();
  const { mia, tom, trip } = story;
  const { id } = trip;
  const household = (await invitationOf(trip, tom.email)).id;
  const car = await carOf(tom, 'Van');
  await bring(tom, id, [], [car]);
  await seatIn(id, mia.camperId, car, mia);
  const { line } = (await addGear(id, { name: 'Mallet', needed: 2 }, tom)).body;
  await offerOf(id, line.id, { quantity: 2 }, tom);
  const lunch = { day: inDays(14), meal: 'lunch' };
  await putMeal(id, lunch, { title: 'Dal', cook: true }, tom);
  const { meal } = (await postItem(id, lunch, { text: 'Bread' }, tom)).body;
  await patchItem(id, lunch, meal.items[0]?.id ?? '', { taken: true }, tom);
  await addExpense(id, firewood(household), tom);
  const dated = { household_id: household, pay_by: inDays(3), pitches: [{ name: 'River 4' }] };
  const { booking } = (await postBooking(id, dated, tom)).body;
  await placeOn(id, booking, ['River 4', household], tom);
  const { todo } = (await postTodo(id, { text: 'Ice' }, tom)).body;
  await patchTodo(id, todo.id, { done: true }, tom);
  await postTodo(id, { text: 'Wood' }, tom);
  await postPlan(id, { day: inDays(14), text: 'Swim' }, tom);
  await putTurn(id, inDays(14), 0, { household_id: household }, tom);
  await write(trip, 'Who has a mallet?', tom);
  const vote = await openedVote(mia, trip);
  await sayAs(tom, trip, [vote.options[1], 'yes']);
  return { ...story, id, household };
}

/** The calls that read a trip and need no other id. */
const reads = Object.entries(endpoints as Record<string, Record<string, Handler>>).flatMap(
  ([path, { GET }]) =>
    GET?.spec && /^\/api\/trips\/\{id\}(?:\/[a-z-]+)*$/.test(path) ? [[path, GET] as const] : [],
);

// What is next names a household that is still owed money, for the payment.
const costs = ['/api/trips/{id}/expenses', '/api/trips/{id}/payments', '/api/trips/{id}/next'];

test.each<[string, (story: Awaited<ReturnType<typeof tomTakesPart>>) => Promise<unknown>]>([
  ['has left', ({ tom, id }) => leaveTrip({ viewer: tom.viewer, tripId: id })],
  ['was removed', ({ mia, id, household }) => removeInvitee(mia.viewer, id, household)],
])('the id of a household that %s is in no response but those of the costs', async (_, go) => {
  const story = await tomTakesPart();
  const { mia, id, household } = story;
  const holding = async () => {
    const found: string[] = [];
    for (const [path, handler] of reads) {
      if (path.endsWith('/events')) continue;
      const { status, body } = await call(handler, 'GET', { as: mia, params: { id } });
      if (status === 200 && JSON.stringify(body ?? '').includes(household)) found.push(path);
    }
    return found.sort();
  };
  const before = await holding();
  for (const path of ['bookings', 'days', 'gear', 'meals', 'todos', 'seats', 'notices', 'vote'])
    expect(before).toContain(`/api/trips/{id}/${path}`);
  await go(story);
  expect((await holding()).filter((path) => !costs.includes(path))).toEqual([]);
});
