import { POST as leaveAsGuest } from '@/app/api/guest/leave/route';
import { POST as openInvite } from '@/app/api/invites/[token]/open/route';
import { DELETE as removeInvitee } from '@/app/api/trips/[id]/invitees/[inviteId]/route';
import { GET as listInvitees } from '@/app/api/trips/[id]/invitees/route';
import { PUT as showNames } from '@/app/api/trips/[id]/names/route';
import { caps } from '@/lib/account/caps';
import { hashToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { count } from '@/lib/server/http/rate-limiter';
import { callOffTrip } from '@/lib/trips/call-off';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { removeHousehold } from '@/lib/trips/leaving/leave-trip';
import { listNotifications } from '@/lib/trips/notifications/own-notifications';
import { call } from '@/tests/call';
import { many } from '@/tests/factories/full-account';
import { answer, family, read } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { bring, childOf, dogOf } from '@/tests/factories/seats';
import {
  alone,
  join,
  joinConfirmed,
  makeLink,
  openLink,
  readLink,
  revokeLink,
  sharedToken,
  tokenIn,
} from '@/tests/factories/share-link';
import { added } from '@/tests/factories/site-form';
import {
  addGuests,
  addHouseholds,
  bringAlong,
  householdOf,
  takeOff,
} from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, invitedToken, moveTo, party, plan } from '@/tests/factories/trips';
import { deliveredMail, linkIn, minutesPass } from '@/tests/mail';
import { someAddress } from '@/tests/some-address';
import { POST as askForOwnLink } from './own-link/route';

/** Creates Mia's trip with a share link. */
async function shared(body: object = {}) {
  const story = await party();
  return { ...story, token: await sharedToken(story.trip.id, story.mia, body) };
}

/** Plans trips for tests that need nobody else. */
let mia: Person;

beforeAll(async () => {
  mia = await person('Mia');
});

/** Creates a trip of Mia alone with a share link. */
async function linked(body: object = {}) {
  const trip = await plan(mia);
  return { trip, token: await sharedToken(trip.id, mia, body) };
}

const cookiesOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');

/** Not the trip's, so that a response which names the trip's dates would be noticed. */
const otherDates = { start_date: inDays(50), end_date: inDays(51) };

const joiners = async (tripId: string) => {
  const households = await db.household.findMany({
    where: { tripId, joinedBy: { not: null } },
    include: { invite: true },
  });
  return households.map(({ invite, ...household }) => ({ ...invite, ...household }));
};

/** Revokes a guest's own link. This also ends the access of the browser with which the guest joined. */
async function revokeLinkOf(tripId: string, name: string) {
  const { id } = await db.household.findFirstOrThrow({ where: { tripId, name } });
  await db.inviteLink.deleteMany({ where: { inviteId: id } });
}

describe('before answering', () => {
  test('a link shows the trip’s name, its dates, its rough location and how many are going', async () => {
    const { trip, token } = await linked();
    const { status, body } = await openLink(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      trip: {
        trip_name: trip.trip_name,
        location_name: null,
        suburb: null,
        start_date: trip.start_date,
        end_date: trip.end_date,
        dates_open: false,
        site_open: false,
        vote_closes_on: null,
        organiser: null,
      },
      invited_by: 'Mia',
      going: 1,
      attending: null,
      guest: null,
      arrive_on: null,
      leave_on: null,
      arrive_by: null,
      leave_by: null,
    });
  });

  test('shows the first name of the organiser who made the link, or none once that is unknown', async () => {
    const { mia, tom, trip } = await party();
    await db.profile.update({ where: { id: tom.viewer.profileId }, data: { name: 'Tom Walker' } });
    await appoint(trip, tom);
    const token = await sharedToken(trip.id, tom);
    await sharedToken(trip.id, mia, { limit: 7 });
    expect((await openLink(token)).body.invited_by).toBe('Tom');
    await db.shareLink.updateMany({ where: { tripId: trip.id }, data: { madeById: null } });
    expect((await openLink(token)).body.invited_by).toBeNull();
  });

  test('counts people of accounts and guests who are going, without pets', async () => {
    const { mia, tom, trip, token, address } = await shared();
    await bring(mia, trip.id, [await childOf(mia, 'Kim'), await dogOf(mia, 'Rex')]);
    await bring(tom, trip.id, [await childOf(tom, 'Bo')]);
    expect((await openLink(token)).body.going).toBe(4);
    await answer(await invitedToken(address), family);
    expect((await openLink(token)).body.going).toBe(7);
    await answer(await invitedToken(address), { attending: false });
    expect((await openLink(token)).body.going).toBe(4);
  });

  test('shows only the suburb of a private campsite', async () => {
    const mia = await person('Mia');
    const site = await added(mia, { name: `Paddock ${Math.random()}`, share_flag: false });
    const trip = await plan(mia, { location_id: site.id });
    const { body } = await openLink(await sharedToken(trip.id, mia));
    expect(body.trip.suburb).toMatch(/^\p{Lu}.* (QLD|NSW)$/u);
    const said = JSON.stringify(body);
    for (const secret of [site.name, mia.email, String(site.latitude).slice(0, 6), site.id])
      expect(said).not.toContain(secret);
  });

  test('a person on the trip sees their answer', async () => {
    const { mia, tom, ann, zoe, token } = await shared();
    const said = await Promise.all([mia, tom, ann, zoe].map((who) => openLink(token, who)));
    expect(said.map(({ body }) => body.attending)).toEqual([true, true, null, false]);
  });
});

describe('a guest', () => {
  test('joins, gets a link of their own, and answers by that link from then on', async () => {
    const { trip, token } = await linked();
    const joined = await join(token, { ...family, arrive_on: inDays(15) });
    expect(joined).toMatchObject({
      status: 200,
      body: { attending: true, guest: { name: 'Priya' }, arrive_on: inDays(15) },
    });
    const own = tokenIn(joined.body.url ?? '');
    expect(own).not.toBe(token);
    expect((await read(own)).body.trip).toMatchObject({
      location_name: trip.location_name,
      organiser: 'Mia',
    });
    expect((await answer(own, { attending: false })).body.attending).toBe(false);
    expect(await joiners(trip.id)).toMatchObject([{ email: null, profileId: null, attending: false }]);
    const { body } = await call<{ invitees: object[] }>(listInvitees, 'GET', {
      as: mia,
      params: { id: trip.id },
    });
    expect(body.invitees).toContainEqual(
      expect.objectContaining({ name: 'Priya', email: null, by_link: true }),
    );
  });

  test('whose browser has joined changes that answer by the link, and joins again only for another household', async () => {
    const { trip, token } = await linked({ limit: 2 });
    const cookieOf = ({ headers }: { headers: Headers }) => ({
      cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
    });
    const first = await join(token, alone('Priya'));
    const priya = cookieOf(first);
    const again = await join(token, { ...alone('Priya'), crew: family.crew }, priya);
    expect(again).toMatchObject({ status: 200, body: { url: first.body.url } });
    expect(again.body.guest?.crew).toHaveLength(4);
    expect(await joiners(trip.id)).toHaveLength(1);
    const other = await join(token, { ...alone('Jo'), another: true }, priya);
    expect(other.body.url).not.toBe(first.body.url);
    expect((await joiners(trip.id)).map(({ name }) => name).sort()).toEqual(['Jo', 'Priya']);
    // By now the link has reached its limit of people.
    expect((await openLink(token)).status).toBe(410);
    expect((await openLink(token, priya)).body.attending).toBe(true);
    expect((await join(token, { attending: false }, priya)).body).toMatchObject({
      attending: false,
      guest: { name: 'Priya' },
    });
    expect((await openLink(token, priya)).body.attending).toBe(false);
    expect((await openLink(token, cookieOf(other))).body.attending).toBe(true);
    expect((await join(token, { ...alone('Al'), another: true }, priya)).status).toBe(410);
    await revokeLinkOf(trip.id, 'Priya');
    expect((await openLink(token, priya)).status).toBe(410);
    expect((await join(token, alone('Priya'), priya)).status).toBe(410);
  });

  test('who isn’t going is listed too', async () => {
    const { trip, token } = await linked();
    expect((await join(token, { attending: false, name: 'Kim' })).body).toMatchObject({ attending: false });
    expect(await joiners(trip.id)).toMatchObject([{ attending: false, name: 'Kim' }]);
  });

  test('who leaves something out or gives it wrong is refused at its field, and nobody has joined', async () => {
    const { trip, token } = await linked();
    const wrong: [object, string][] = [
      [{ attending: true, crew: family.crew }, 'name'],
      [{ attending: false }, 'name'],
      [{ attending: true, name: 'Kim' }, 'crew'],
      [{ name: 'Kim' }, 'attending'],
      [{ ...alone('Kim'), email: 'kim' }, 'email'],
      [{ ...alone('Kim'), arrive_on: inDays(40) }, 'arrive_on'],
    ];
    for (const [body, field] of wrong) {
      const refused = await join(token, body);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await joiners(trip.id)).toEqual([]);
  });

  test('who sends the same form twice is one household with one link', async () => {
    const { trip, token } = await linked();
    const key = { 'idempotency-key': 'one' };
    const both = await Promise.all([1, 2].map(() => join(token, alone('Kim'), undefined, key)));
    const again = await join(token, alone('Kim'), undefined, key);
    expect(new Set([...both, again].map(({ body }) => body.url)).size).toBe(1);
    const other = await join(token, alone('Bo'), undefined, key);
    expect(other.body.url).not.toBe(again.body.url);
    expect(await joiners(trip.id)).toHaveLength(2);
    const nonsense = await join(token, alone('Kim'), undefined, { 'idempotency-key': 'a b' });
    expect(nonsense.status).toBe(400);
  });

  test('two parallel answers of one browser are one household, which has the later answer', async () => {
    const { trip, token } = await linked();
    const browser = { cookie: cookiesOf(await openLink(token)) };
    const both = await Promise.all(['Kim', 'Kim W'].map((name) => join(token, alone(name), browser)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.url)).size).toBe(1);
    expect(await joiners(trip.id)).toHaveLength(1);
    const again = await join(token, { ...alone('Bo'), another: true }, browser);
    expect(again.body.url).not.toBe(both[0]?.body.url);
    expect(await joiners(trip.id)).toHaveLength(2);
  });

  test('whose browser lost the cookie can say no once the trip is over, but not yes', async () => {
    const { trip, token } = await linked();
    const browser = { cookie: cookiesOf(await openLink(token)) };
    await join(token, alone('Kim'), browser);
    await moveTo(trip, -5, -3);
    expect(await join(token, alone('Kim'), browser)).toMatchObject({
      status: 409,
      body: { error: 'This trip is over.' },
    });
    expect((await join(token, { attending: false, name: 'Kim' }, browser)).status).toBe(200);
    expect(await joiners(trip.id)).toMatchObject([{ attending: false }]);
  });

  test('answers of other browsers, or with an id that we didn’t give, are households of their own', async () => {
    const { trip, token } = await linked();
    const own = cookiesOf(await openLink(token));
    const forged = own.replace(/=[^.]*/, '=AAAA');
    for (const cookie of [own, cookiesOf(await openLink(token)), forged, forged])
      expect((await join(token, alone('Kim'), { cookie })).status).toBe(200);
    expect(await joiners(trip.id)).toHaveLength(4);
    // A browser keeps the id for the hour, and gets another one for the next person.
    expect((await openLink(token, { cookie: own })).headers.get('set-cookie')).toBeNull();
    const left = await call(leaveAsGuest, 'POST', { as: { cookie: own }, body: {} });
    expect(left.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^campmates-joining=;.*Max-Age=0/),
    );
  });

  test('who has left and sends the same form again is a new household', async () => {
    const { trip, token } = await linked();
    const key = { 'idempotency-key': 'one' };
    const first = await join(token, alone('Kim'), undefined, key);
    const { tripId, id } = await db.household.findFirstOrThrow({ where: { tripId: trip.id, name: 'Kim' } });
    await db.$transaction((tx) => removeHousehold(tx, { tripId, id }));
    const again = await join(token, alone('Kim'), undefined, key);
    expect(again.status).toBe(200);
    expect(again.body.url).not.toBe(first.body.url);
  });

  test('who gives an address gets one receipt there, without the organiser’s; nobody sees the address, and it confirms nothing', async () => {
    const { trip, token } = await linked();
    const email = uniqueEmail('kim');
    const key = { 'idempotency-key': 'one' };
    const joined = await join(token, { ...alone('Kim'), email }, undefined, key);
    await join(token, { ...alone('Kim'), email }, undefined, key);
    const mails = await deliveredMail(email);
    expect(mails).toHaveLength(1);
    expect(linkIn(mails[0], '/invite/').split('?confirm=')).toEqual([joined.body.url, expect.any(String)]);
    expect(mails[0]?.subject).toBe('You’re going: Easter at Bendeela');
    expect(mails[0]?.text).toContain('With: Kim');
    expect(mails[0]?.replyTo).toBeUndefined();
    expect(JSON.stringify(mails[0])).not.toContain(mia.email);
    expect(mails[0]?.attachments).toHaveLength(1);
    expect(await joiners(trip.id)).toMatchObject([{ email: null, givenEmail: email, confirmedEmail: null }]);
    const kim = await person('Kim', { email });
    expect((await openLink(token, kim)).body.attending).toBeNull();
  });

  test('who has confirmed the address gets no second receipt of one answer, but one of another', async () => {
    const { token } = await linked();
    const email = await joinConfirmed(token, 'Kim');
    const own = tokenIn(linkIn((await deliveredMail(email))[0], '/invite/'));
    const subjects = async () => {
      await minutesPass(3);
      return (await deliveredMail(email)).map(({ subject }) => subject);
    };
    await answer(own, { attending: true });
    expect(await subjects()).toEqual(['You’re going: Easter at Bendeela']);
    await answer(own, { attending: false });
    expect(await subjects()).toContain('You’re not going: Easter at Bendeela');
  });

  test('whose browser lost the cookie gets a receipt of the changed answer too', async () => {
    const { token } = await linked();
    const browser = { cookie: cookiesOf(await openLink(token)) };
    const email = uniqueEmail('kim');
    await join(token, { ...alone('Kim'), email }, browser);
    const link = new URL(linkIn((await deliveredMail(email))[0], '/invite/'));
    const body = { confirm: link.searchParams.get('confirm') };
    await call(openInvite, 'POST', { params: { token: tokenIn(link.href) }, body });
    await join(token, { attending: false, name: 'Kim' }, browser);
    await minutesPass(3);
    expect((await deliveredMail(email)).map(({ subject }) => subject)).toContain(
      'You’re not going: Easter at Bendeela',
    );
  });

  test('a receipt repeats no spam of whoever joins', async () => {
    const { token } = await linked();
    const email = uniqueEmail('aunt');
    await join(token, { ...alone('go evil.com'), email });
    const [receipt] = await deliveredMail(email);
    expect(receipt?.text).toContain('1 person');
    expect(JSON.stringify(receipt)).not.toContain('evil');
  });

  test('whose address belongs to an account that has blocked the organiser gets no receipt, which nobody can tell', async () => {
    const { ann, trip, token } = await shared();
    await blockOrganiser(ann.viewer, trip.id);
    const before = await deliveredMail(ann.email);
    expect((await join(token, { ...alone('Kim'), email: ann.email.toUpperCase() })).status).toBe(200);
    expect(await deliveredMail(ann.email)).toEqual(before);
  });

  test('an address gets three receipts a day over all trips; a failed try doesn’t count', async () => {
    const [one, other] = [await linked(), await linked()];
    const email = uniqueEmail('kim');
    expect((await join(one.token, { attending: true, email })).status).toBe(400);
    for (const { token } of [one, one, other, other])
      expect((await join(token, { ...alone('Kim'), email })).status).toBe(200);
    expect(await deliveredMail(email)).toHaveLength(3);
  });

  test('who is removed loses their link, and the waiting mail is dropped', async () => {
    const { trip, token } = await linked();
    const email = uniqueEmail('kim');
    const own = tokenIn((await join(token, { ...alone('Kim'), email })).body.url ?? '');
    const [invite] = await joiners(trip.id);
    const params = { id: trip.id, inviteId: invite?.id ?? '' };
    expect((await call(removeInvitee, 'DELETE', { as: mia, params })).status).toBe(200);
    expect((await read(own)).status).toBe(404);
    expect(await deliveredMail(email)).toEqual([]);
  });
});

describe('a person with an account', () => {
  test('joins with the account, once, without a link of their own', async () => {
    const { eve, trip, token } = await shared();
    const [one, two] = await Promise.all([1, 2].map(() => join(token, { attending: true }, eve)));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(one?.body).toMatchObject({ attending: true, guest: null });
    expect(one?.body).not.toHaveProperty('url');
    expect(await joiners(trip.id)).toMatchObject([{ profileId: eve.viewer.profileId, email: null }]);
    expect((await openLink(token, eve)).body.attending).toBe(true);
  });

  test('who was invited answers that invitation', async () => {
    const { ann, trip, token } = await shared();
    expect((await join(token, { attending: true }, ann)).status).toBe(200);
    expect(await invitationOf(trip, ann.email)).toMatchObject({ attending: true, joinedBy: null });
    expect(await joiners(trip.id)).toEqual([]);
  });

  test('whose address was invited accepts that invitation, with the guest’s answer', async () => {
    const { eve, trip, token } = await shared();
    const guest = { email: eve.email.toUpperCase(), attending: true, name: 'Eve' };
    const [household] = await addHouseholds(trip, [guest]);
    const bo = { tripId: trip.id, householdId: household?.id ?? '', name: 'Bo' };
    await db.tripPerson.create({ data: { ...bo, type: 'camper', age: 'child' } });
    expect((await join(token, { attending: true }, eve)).status).toBe(200);
    expect(await householdOf(trip, eve)).toMatchObject({ id: household?.id, name: null });
    expect(await db.crewMember.count({ where: { profileId: eve.viewer.profileId, name: 'Bo' } })).toBe(1);
  });

  test('who has no room for all the people of the guest’s answer is announced with fewer', async () => {
    const { mia, eve, trip, token } = await shared();
    const { profileId } = eve.viewer;
    await db.crewMember.createMany({
      data: many(caps.crew - 1, (at) => ({ profileId, type: 'camper', name: `Camper ${at}`, age: 'child' })),
    });
    const crew = ['Eve', 'Bo'].map((name) => ({ name, age: 'adult' as const }));
    await addGuests(trip, [{ email: eve.email, attending: true, name: 'Eve', crew }]);
    expect((await join(token, { attending: true }, eve)).status).toBe(200);
    const told = { tripId: trip.id, profileId: mia.viewer.profileId, text: { startsWith: 'Eve' } };
    expect(await db.notification.findMany({ where: told })).toMatchObject([{ text: 'Eve is going' }]);
  });

  test('whose invitation another account has accepted joins beside it', async () => {
    const { eve, ann, zoe, trip, token } = await shared();
    await takeOff(trip, ann.email);
    await db.invite.update({
      where: { tripId_email: { tripId: trip.id, email: zoe.email } },
      data: { email: eve.email },
    });
    expect((await join(token, { attending: true }, eve)).status).toBe(200);
    expect(await joiners(trip.id)).toMatchObject([{ profileId: eve.viewer.profileId, email: null }]);
  });

  test('who organises the trip can’t join it', async () => {
    const { token } = await linked();
    expect((await join(token, { attending: true }, mia)).status).toBe(409);
  });

  test('who has blocked the organiser finds no trip', async () => {
    const { tom, trip, token } = await shared();
    await blockOrganiser(tom.viewer, trip.id);
    expect((await openLink(token, tom)).status).toBe(404);
    expect((await join(token, { attending: true }, tom)).status).toBe(404);
    expect((await join(token, { attending: true, for_dates: otherDates }, tom)).status).toBe(404);
    expect(await joiners(trip.id)).toEqual([]);
  });
});

describe('a closed link', () => {
  const ways: [string, number, (story: Awaited<ReturnType<typeof linked>>) => Promise<unknown>][] = [
    ['was revoked', 404, ({ trip }) => revokeLink(trip.id, mia)],
    ['is of a trip that was called off', 410, ({ trip }) => callOffTrip(mia.viewer, trip.id)],
    ['is of a trip that is over', 410, ({ trip }) => moveTo(trip, -5, -3)],
    [
      'has come to its end',
      410,
      ({ trip }) =>
        db.shareLink.update({ where: { tripId: trip.id }, data: { endsOn: new Date('2026-01-01') } }),
    ],
    ['is full', 410, async ({ token }) => join(token, alone('Bo'))],
    [
      'is of a trip that is full',
      410,
      ({ trip }) =>
        addHouseholds(
          trip,
          Array.from({ length: 200 }, (_, index) => ({ email: uniqueEmail(`a${index}`) })),
        ),
    ],
  ];

  test.each(ways)('because it %s shows nothing of the trip', async (_why, status, close) => {
    const [story, eve] = [await linked({ limit: 1 }), await person('Eve')];
    await close(story);
    const before = await joiners(story.trip.id);
    for (const refused of [
      await openLink(story.token),
      await openLink(story.token, eve),
      await join(story.token, alone('Kim')),
      await join(story.token, { ...alone('Kim'), for_dates: otherDates }),
      await join(story.token, { attending: true }, eve),
    ]) {
      expect(refused.status).toBe(status);
      expect(Object.keys(refused.body as object)).toEqual(['error']);
      expect(JSON.stringify(refused.body)).not.toContain('Easter');
    }
    expect(await joiners(story.trip.id)).toEqual(before);
  });

  test('still leads people on the trip to it', async () => {
    const { ann, token } = await shared({ limit: 1 });
    await join(token, alone('Bo'));
    expect((await openLink(token, ann)).status).toBe(200);
    expect((await join(token, { attending: true }, ann)).status).toBe(200);
  });

  test('and an unknown link are 404', async () => {
    for (const token of ['nonsense', 'A'.repeat(43), `${'A'.repeat(42)}'`]) {
      expect((await openLink(token)).status).toBe(404);
      expect((await join(token, alone('Kim'))).status).toBe(404);
    }
  });
});

test('when many join at once, no more get in than the link has room for', async () => {
  const { trip, token } = await linked({ limit: 3 });
  const people = Array.from({ length: 8 }, (_, index) => join(token, alone(`Guest ${index}`)));
  const statuses = (await Promise.all(people)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 410, 410, 410, 410, 410]);
  expect((await readLink(trip.id, mia)).body.link?.used).toBe(3);
});

test('ten households an hour can join from one network address; refused and repeated tries don’t count', async () => {
  const { token } = await linked();
  const from = { 'x-forwarded-for': someAddress() };
  await join(token, { attending: true }, undefined, from);
  for (let count = 0; count < 2; count++) {
    await join(token, alone('Guest 0'), undefined, { ...from, 'idempotency-key': 'one' });
  }
  for (let count = 1; count < 10; count++) {
    expect((await join(token, alone(`Guest ${count}`), undefined, from)).status).toBe(200);
  }
  const refused = await join(token, alone('One more'), undefined, from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await join(token, alone('From elsewhere'))).status).toBe(200);
});

describe('the link', () => {
  test('organisers create, see and end a trip’s link', async () => {
    const { mia, ann, trip } = await party();
    await appoint(trip, ann);
    expect((await readLink(trip.id, mia)).body).toEqual({ link: null });
    const made = await makeLink(trip.id, ann);
    expect(made).toMatchObject({ status: 201, body: { link: { limit: 50, used: 0, ends_on: null } } });
    expect((await readLink(trip.id, mia)).body).toEqual(made.body);
    expect(await revokeLink(trip.id, mia)).toMatchObject({ status: 200, body: { link: null } });
    expect((await readLink(trip.id, ann)).body).toEqual({ link: null });
  });

  test('only a hash of its secret is stored, and a new link after the end has another secret', async () => {
    const trip = await plan(mia);
    const token = await sharedToken(trip.id, mia);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await db.shareLink.findUniqueOrThrow({ where: { tripId: trip.id } });
    expect(kept.tokenHash).toBe(hashToken(token));
    expect(JSON.stringify(kept)).not.toContain(token);
    await revokeLink(trip.id, mia);
    expect(await sharedToken(trip.id, mia)).not.toBe(token);
  });

  test('creating it twice at once makes one link, and creating it again sets the new limit and end', async () => {
    const trip = await plan(mia);
    const both = await Promise.all([makeLink(trip.id, mia), makeLink(trip.id, mia)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[1]?.body).toEqual(both[0]?.body);
    const again = await makeLink(trip.id, mia, { limit: 3, ends_on: inDays(2) });
    expect(again.body.link).toEqual({ ...both[0]?.body.link, limit: 3, ends_on: inDays(2) });
  });

  test.each([
    ['limit', [0, 201, 1.5, -1, '5', true]],
    ['ends_on', [inDays(-2), inDays(18), '2026-02-30', 7]],
  ])('%s is validated', async (field, values) => {
    const trip = await plan(mia);
    for (const value of values) {
      const refused = await makeLink(trip.id, mia, { [field]: value });
      expect([value, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([value, 400, [field]]);
    }
  });

  test('limit and end may be omitted, or set to their maximum', async () => {
    const trip = await plan(mia);
    const sent = { limit: 200, ends_on: inDays(17) };
    expect((await makeLink(trip.id, mia, sent)).body.link).toMatchObject(sent);
    expect((await makeLink(trip.id, mia, { limit: null, ends_on: '' })).body.link).toMatchObject({
      limit: 50,
      ends_on: null,
    });
    expect((await makeLink(trip.id, mia, { limit: 1, ends_on: inDays(0) })).status).toBe(201);
  });

  test('a trip that is over or called off gets no link', async () => {
    const trip = await plan(mia);
    await moveTo(trip, -5, -3);
    expect((await makeLink(trip.id, mia)).status).toBe(409);
    await moveTo(trip, 5, 8);
    await callOffTrip(mia.viewer, trip.id);
    expect((await makeLink(trip.id, mia)).status).toBe(409);
    expect((await readLink(trip.id, mia)).status).toBe(200);
  });

  test('the link shows how many households have joined, and they stay once it has ended', async () => {
    const trip = await plan(mia);
    const token = await sharedToken(trip.id, mia);
    const own = tokenIn((await join(token, alone('Priya'))).body.url ?? '');
    expect((await readLink(trip.id, mia)).body.link?.used).toBe(1);
    await revokeLink(trip.id, mia);
    expect((await join(token, alone('Kim'))).status).toBe(404);
    expect(await db.invite.count({ where: { links: { some: { tokenHash: hashToken(own) } } } })).toBe(1);
    await sharedToken(trip.id, mia);
    expect((await readLink(trip.id, mia)).body.link?.used).toBe(0);
  });
});

describe('a link of one’s own', () => {
  const ask = (token: string, who: string, from = someAddress()) =>
    call<{ message: string; error: string; fields?: object }>(askForOwnLink, 'POST', {
      params: { token },
      body: { who },
      headers: { 'x-forwarded-for': from },
    });

  async function shared() {
    const story = await party();
    return { ...story, token: await sharedToken(story.trip.id, story.mia) };
  }

  /** Returns the mails of an asked-for link to an address. */
  const linksTo = async (email: string) =>
    (await deliveredMail(email)).filter(({ subject }) => subject?.startsWith('Your link to'));

  /** Returns the texts on a person's bell about people who say that they have answered already. */
  async function asked({ viewer }: Person): Promise<string[]> {
    await deliveredMail('');
    const { notifications } = await listNotifications(viewer);
    return notifications
      .map(({ text }) => text)
      .filter((text) => text.includes('answered already'))
      .sort();
  }

  const REPLY = 'If we know it, a link is on its way; otherwise Mia is asked.';

  test('the reply is the same for a known address, an unknown one and a name, and names no household', async () => {
    const { tom, token } = await shared();
    const email = uniqueEmail('kim');
    await join(token, { ...alone('Kim'), email });
    for (const who of [email, tom.email, uniqueEmail(), 'Kim', 'Nobody', 'kim@', '@'])
      expect(await ask(token, who)).toMatchObject({ status: 200, body: { message: REPLY } });
  });

  test('a guest’s address gets the guest’s own link, which also confirms an address that was only given', async () => {
    const { mia, token } = await shared();
    const given = uniqueEmail('kim');
    const { body } = await join(token, { ...alone('Kim'), email: given });
    const confirmed = await joinConfirmed(token, 'Jo');
    await ask(token, given.toUpperCase());
    await ask(token, confirmed);
    const [mail] = await linksTo(given);
    expect(linkIn(mail, '/invite/').split('?confirm=')).toEqual([body.url, expect.any(String)]);
    expect(JSON.stringify(mail)).not.toContain(mia.email);
    expect(linkIn((await linksTo(confirmed))[0], '/invite/')).not.toContain('confirm');
    expect(await asked(mia)).toEqual([]);
  });

  test('an invited address gets its invitation’s link, and an account’s address the way to the trip', async () => {
    const { tom, trip, address, token } = await shared();
    await ask(token, address);
    await ask(token, tom.email);
    expect(await linksTo(address)).toHaveLength(1);
    expect(linkIn((await linksTo(address))[0], '/invite/')).not.toContain('confirm');
    expect(linkIn((await linksTo(tom.email))[0], '/trip/')).toContain(trip.id);
  });

  test('a name, and an address that nobody on the trip has, go to the organisers’ bells', async () => {
    const { mia, tom, ann, token, trip } = await shared();
    await appoint(trip, tom);
    const stranger = uniqueEmail('stranger');
    await deliveredMail(stranger);
    await db.digest.deleteMany({ where: { tripId: trip.id } });
    await ask(token, 'Kim');
    await ask(token, 'kim');
    await ask(token, stranger);
    // The queue runs the three side by side.
    const bells = [expect.stringMatching(/^Somebody says/), expect.stringMatching(/^“kim” says/i)];
    expect(await asked(mia)).toEqual(bells);
    expect(await asked(tom)).toEqual(bells);
    expect(await asked(ann)).toEqual([]);
    expect(await deliveredMail(stranger)).toEqual([]);
    expect(await db.digest.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('the organisers read no spam', async () => {
    const { mia, token } = await shared();
    await ask(token, 'Kim, see evil.com/login');
    await ask(token, 'call 1900 123 456');
    expect(await asked(mia)).toEqual([expect.stringMatching(/^Somebody says/)]);
  });

  test('an address gets no more than three such mails and receipts a day, and none if it blocks the organiser', async () => {
    const { ann, mia, trip, token } = await shared();
    const email = await joinConfirmed(token, 'Kim');
    for (let times = 0; times < 2; times++) await ask(token, email);
    expect(await asked(mia)).toEqual([]);
    for (let times = 0; times < 2; times++) await ask(token, email);
    expect(await linksTo(email)).toHaveLength(2);
    // The reply says that the organisers are asked instead. They don't read the address.
    expect(await asked(mia)).toEqual([expect.stringMatching(/^Somebody says/)]);
    await db.notification.deleteMany({ where: { tripId: trip.id } });
    const own = uniqueEmail('lee');
    await join(token, { ...alone('Lee'), email: own });
    await db.user.update({ where: { id: ann.viewer.userId }, data: { email: own } });
    await blockOrganiser(ann.viewer, trip.id);
    await ask(token, own);
    expect(await linksTo(own)).toEqual([]);
    expect(await asked(mia)).toEqual([]);
  });

  test('an organiser without mails left is asked by the bell', async () => {
    const { mia, address, token } = await shared();
    const before = (await linksTo(address)).length;
    await count('mails', mia.viewer.userId, 500);
    await ask(token, address);
    expect(await asked(mia)).toEqual([expect.stringMatching(/^Somebody says/)]);
    expect(await linksTo(address)).toHaveLength(before);
  });

  test('ten times an hour from one network address, and fifty times a day by one link', async () => {
    const { trip, token } = await shared();
    const from = someAddress();
    for (let times = 0; times < 10; times++) expect((await ask(token, 'Kim', from)).status).toBe(200);
    expect((await ask(token, 'Kim', from)).status).toBe(429);
    await count('ownLinksOfTrip', trip.id, 40);
    expect((await ask(token, 'Kim')).status).toBe(429);
  });

  test('without a text it is refused; a closed link and an unknown one answer as everywhere', async () => {
    const { mia, trip, token } = await shared();
    expect(await ask(token, ' ')).toMatchObject({
      status: 400,
      body: { fields: { who: expect.any(String) } },
    });
    await db.shareLink.update({ where: { tripId: trip.id }, data: { endsOn: new Date('2026-01-01') } });
    expect((await ask(token, 'Kim')).status).toBe(410);
    await revokeLink(trip.id, mia);
    expect((await ask(token, 'Kim')).status).toBe(404);
  });
});

describe('names on invitations', () => {
  const show = (id: string, shown: unknown, as: Person) =>
    call<{ shown: boolean; fields?: object }>(showNames, 'PUT', { as, params: { id }, body: { shown } });

  test('invitations name who is going until an organiser turns that off, and always say how many', async () => {
    const { mia, tom, address, trip } = await party();
    const token = await invitedToken(address);
    const coming = async () => (await getInvitation(null, token))?.coming;
    expect(await coming()).toEqual({ names: ['Mia', 'Tom'], tints: [0, 1], households: 2, people: 2 });
    expect(await show(trip.id, false, mia)).toMatchObject({ status: 200, body: { shown: false } });
    expect(await coming()).toEqual({ names: null, tints: [], households: 2, people: 2 });
    await appoint(trip, tom);
    expect((await show(trip.id, true, tom)).body).toEqual({ shown: true });
    expect((await coming())?.names).toEqual(['Mia', 'Tom']);
    const wrong = await show(trip.id, 'no', mia);
    expect([wrong.status, wrong.body.fields]).toEqual([400, { shown: 'Please say yes or no.' }]);
  });

  test('without names nobody’s free seats are shown either', async () => {
    const { mia, tom, address, trip } = await party();
    const { id: rideId } = await db.ride.create({
      data: {
        profileId: tom.viewer.profileId,
        type: 'car',
        make: 'Ford',
        model: 'Ranger',
        drivetrain: '4 Wheel Drive',
        seats: 5,
      },
    });
    await bringAlong(trip, tom, [], [rideId]);
    const offers = async () => (await getInvitation(null, await invitedToken(address)))?.fit.offers;
    expect((await offers())?.seats).not.toEqual([]);
    await show(trip.id, false, mia);
    expect(await offers()).toEqual({ seats: [], tows: [] });
  });
});
