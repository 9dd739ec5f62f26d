import { POST as reportInvitation } from '@/app/api/invites/[token]/report/route';
import { GET as readInvitation } from '@/app/api/invites/[token]/route';
import { POST as resume } from '@/app/api/operator/people/[user]/resume/route';
import { PATCH as answer } from '@/app/api/trips/[id]/attending/route';
import {
  PUT as appointCoOrganiser,
  DELETE as dismiss,
} from '@/app/api/trips/[id]/co-organisers/[inviteId]/route';
import { POST as sendReminders } from '@/app/api/trips/[id]/reminders/route';
import { DELETE as callOff, GET as readTrip } from '@/app/api/trips/[id]/route';
import { POST as planTrip } from '@/app/api/trips/route';
import { dateOf, formatDateRange } from '@/lib/dates';
import { exportData } from '@/lib/own-data/export-data';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { spend } from '@/lib/server/http/rate-limiter';
import type { Invitee } from '@/lib/trips/attendance/schema';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { invitationToken } from '@/lib/trips/invitations/links/link';
import { remind } from '@/lib/trips/invitations/remind';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { addExpense, addPayment, balancesFor, firewood, readCosts } from '@/tests/factories/costs';
import { addGear, lineFor, offerOf, readGear } from '@/tests/factories/gear';
import { answer as answerByLink, invited, read } from '@/tests/factories/guests';
import { mealIn, putMeal, readMeals, setDiet } from '@/tests/factories/meals';
import { operator } from '@/tests/factories/operators';
import { addPacking, readPacking } from '@/tests/factories/packing';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, sharedToken } from '@/tests/factories/share-link';
import { addAccount } from '@/tests/factories/trip-households';
import {
  appoint,
  inDays,
  invitationOf,
  invitedToken,
  party,
  plan,
  toldSince,
  tripForm,
} from '@/tests/factories/trips';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail, invitationIn, linkIn } from '@/tests/mail';
import { POST as correctAddress } from './[inviteId]/address/route';
import { DELETE as removeInvitation } from './[inviteId]/route';
import { GET, POST as inviteTo } from './route';

const list = (id: string, as?: Person) =>
  call<{ invitees: Invitee[] }>(GET, 'GET', { ...(as && { as }), params: { id } });
const invite = (id: string, invitees: unknown, as?: Person, headers = {}, note?: unknown) =>
  call<{ invited: number; fields?: object }>(inviteTo, 'POST', {
    ...(as && { as }),
    params: { id },
    body: { invitees, ...(note !== undefined && { note }) },
    headers,
  });
/** A trip on which Tom is a co-organiser. No test changes who is invited. */
let shared: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  shared = await party();
  await appoint(shared.trip, shared.tom);
});

const countOf = (tripId: string) => db.invite.count({ where: { tripId } });
const addresses = (count: number) => Array.from({ length: count }, () => uniqueEmail('more'));

describe('the list of invitees', () => {
  test('everybody on the trip sees it in the order of the invitations; only the organiser sees addresses', async () => {
    const { mia, tom, ann, zoe, address, trip } = shared;
    const { invitees } = (await list(trip.id, mia)).body;
    expect(invitees.map(({ name, email, attending }) => [name, email, attending])).toEqual([
      ['Tom', tom.email, true],
      ['Ann', ann.email, null],
      ['Zoe', zoe.email, false],
      [null, address, null],
    ]);
    expect(invitees[0]).toEqual({
      id: expect.any(String),
      profile_id: tom.viewer.profileId,
      name: 'Tom',
      email: tom.email,
      attending: true,
      reconfirm: false,
      co_organiser: true,
      by_link: false,
    });
    for (const as of [tom, ann]) {
      const seen = await list(trip.id, as);
      expect(seen.body.invitees.map(({ id }) => id)).toEqual(invitees.map(({ id }) => id));
      expect(JSON.stringify(seen.body)).not.toContain('@');
    }
  });
});

describe('inviting more', () => {
  test('one domain in two spellings is one invitation and one account', async () => {
    const { mia, trip } = await party();
    const tag = `${Date.now()}`;
    const zoe = await person('Zoe', { email: `zoe${tag}@xn--exmple-cua.org` });
    await invite(trip.id, [`kim${tag}@exämple.org`, `KIM${tag}@xn--exmple-cua.org`], mia);
    await invite(trip.id, [`kim${tag}@xn--exmple-cua.org`, `zoe${tag}@exämple.org`], mia);
    const { invitees } = (await list(trip.id, mia)).body;
    const added = invitees.filter(({ email }) => email?.includes('xn--exmple-cua'));
    expect(added.map(({ email, profile_id }) => [email, profile_id])).toEqual([
      [`kim${tag}@xn--exmple-cua.org`, null],
      [zoe.email, zoe.viewer.profileId],
    ]);
  });

  test('an address to which no mail would come is refused with the reason, or cleaned', async () => {
    const { mia, trip } = await party();
    const before = await countOf(trip.id);
    const words = async (address: string) =>
      Object.values((await invite(trip.id, [address], mia)).body.fields ?? {})[0];
    expect(await words('mia@example..com')).toBe('An email address can’t have two dots in a row.');
    expect(await words('jörg@example.com')).toBe('Most mail servers can’t deliver this.');
    expect(await words('sam@my_camp.com')).toBe('Please enter a valid email address.');
    expect(await countOf(trip.id)).toBe(before);
    const address = uniqueEmail();
    expect((await invite(trip.id, [`'${address}'`, `${address}.`], mia)).body).toEqual({ invited: 1 });
    expect((await list(trip.id, mia)).body.invitees.at(-1)?.email).toBe(address);
  });

  test('the organiser and a co-organiser can; each invitee gets one mail with a link, in the organiser’s name', async () => {
    const { mia, tom, trip } = await party();
    await appoint(trip, tom);
    const [sam] = [await person('Sam')];
    const address = uniqueEmail();
    expect((await invite(trip.id, [sam.email.toUpperCase()], mia)).body).toEqual({ invited: 1 });
    expect((await invite(trip.id, [address], tom)).body).toEqual({ invited: 1 });
    const [mail, ...further] = await deliveredMail(address);
    expect(further).toEqual([]);
    expect(mail?.subject).toBe('Mia invites you camping: Easter at Bendeela');
    expect(linkIn(mail, '/invite/')).toBeTruthy();
    const seen = (await list(trip.id, sam)).body.invitees.find(({ name }) => name === 'Sam');
    expect(seen).toMatchObject({ attending: null, co_organiser: false });
  });

  test('people on the trip, the caller and the organiser are skipped, in any case', async () => {
    const { mia, tom, address, trip } = shared;
    const known = [mia.email, tom.email, address.toUpperCase()];
    expect((await invite(trip.id, known, tom)).body).toEqual({ invited: 0 });
    expect(await deliveredMail(address)).toHaveLength(1);
    expect(await countOf(trip.id)).toBe(4);
  });

  test('a note is in the mail and on the page of its invitees, as plain text with its writer’s name', async () => {
    const { mia, tom, address: before, trip } = await party();
    await appoint(trip, tom);
    const [address = ''] = addresses(1);
    const note = 'Bring <b>bikes</b>:\nthe red ones';
    expect((await invite(trip.id, [address, before], tom, {}, note)).body).toEqual({ invited: 1 });
    const [mail] = await deliveredMail(address);
    expect(mail?.text).toContain('Tom writes:\n> Bring <b>bikes</b>:\n> the red ones\n');
    expect(mail?.html).toContain('Bring &lt;b&gt;bikes&lt;/b&gt;:\nthe red ones</p>');
    const token = await invitedToken(address);
    expect((await read(token)).body).toMatchObject({ note });
    expect(await getInvitation(null, token)).toMatchObject({ noteBy: 'Tom' });
    expect((await read(await invitedToken(before))).body).toMatchObject({ note: null });
    const data = await exportData({ ...mia.viewer });
    expect(JSON.stringify(data?.profile?.inviteNotes)).toBe('[]');
    expect(await exportData({ ...tom.viewer })).toMatchObject({
      profile: { inviteNotes: [{ tripId: trip.id, note }] },
    });
  });

  test('the same form sent twice at once invites once', async () => {
    const { mia, trip } = await party();
    const form = addresses(5);
    const sent = await Promise.all(
      [1, 2, 3].map((key) => invite(trip.id, form, mia, { 'idempotency-key': `${key}` })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(sent.reduce((sum, { body }) => sum + body.invited, 0)).toBe(5);
    expect(await deliveredMail(form[0] ?? '')).toHaveLength(1);
  });

  test('the mail has the new dates when they change before the invitation is saved', async () => {
    const { mia, trip } = await party();
    const [address] = addresses(1);
    const dates = { start: inDays(40), end: inDays(42) };
    const { inviting } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select id::text from trips where id = ${trip.id}::uuid for no key update`;
      const inviting = invite(trip.id, [address], mia);
      await untilBlocked();
      const data = { startDate: dateOf(dates.start), endDate: dateOf(dates.end) };
      await tx.trip.update({ where: { id: trip.id }, data });
      return { inviting };
    });
    expect((await inviting).body).toEqual({ invited: 1 });
    const mails = await deliveredMail(address ?? '');
    expect(mails.map(({ text }) => text?.includes(formatDateRange(dates.start, dates.end)))).toEqual([true]);
  });

  test('bad input is refused at its field', async () => {
    const { status, body } = await invite(shared.trip.id, [shared.mia.email, 'no address'], shared.mia);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['invitees.1']]);
  });
});

test('on a trip that was called off nobody is invited, removed, corrected or made a co-organiser', async () => {
  const { mia, tom, address, trip } = await party();
  const [inviteId, waiting] = [
    (await invitationOf(trip, tom.email)).id,
    (await invitationOf(trip, address)).id,
  ];
  await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
  const refused = [
    await invite(trip.id, addresses(1), mia),
    await call(removeInvitation, 'DELETE', { as: mia, params: { id: trip.id, inviteId } }),
    await call(correctAddress, 'POST', {
      as: mia,
      params: { id: trip.id, inviteId: waiting },
      body: { email: uniqueEmail() },
    }),
    await call(appointCoOrganiser, 'PUT', { as: mia, params: { id: trip.id, inviteId } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
});

test('an unknown invitation, or another trip’s, is not found', async () => {
  const other = await party();
  const foreign = await invitationOf(other.trip, other.tom.email);
  for (const inviteId of ['nonsense', '018f3c5e-7d2a-7000-8000-000000000000', foreign.id]) {
    const target = { as: shared.mia, params: { id: shared.trip.id, inviteId } };
    const refused = [
      await call(removeInvitation, 'DELETE', target),
      await call(correctAddress, 'POST', { ...target, body: { email: uniqueEmail() } }),
      await call(appointCoOrganiser, 'PUT', target),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  expect(await invitationOf(other.trip, other.tom.email)).toEqual(foreign);
});

describe('limits', () => {
  test('a trip has at most two hundred invitees, who are added in the same few queries as one', async () => {
    const { mia, trip } = await party();
    const one = await countQueries(() => invite(trip.id, addresses(1), mia));
    const many = await countQueries(() => invite(trip.id, addresses(195), mia));
    expect(many.result.body).toEqual({ invited: 195 });
    expect(many.queries.length).toBe(one.queries.length);
    const refused = await invite(trip.id, addresses(1), mia);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['invitees']]);
    expect(await countOf(trip.id)).toBe(200);
  });

  test('of two requests at once that don’t fit together, one is refused whole', async () => {
    const { mia, tom, trip } = await party();
    await appoint(trip, tom);
    const sent = await Promise.all([mia, tom].map((as) => invite(trip.id, addresses(120), as)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await countOf(trip.id)).toBe(124);
  });

  test('after five hundred invitations a day, further ones are refused for now', async () => {
    const { mia, trip } = await party();
    await spend('mails', mia.viewer.userId, 490);
    const refused = await invite(trip.id, addresses(7), mia);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(await countOf(trip.id)).toBe(4);
    // Six invitations are left for today, because the refused request doesn't count towards the
    // limit.
    expect((await invite(trip.id, addresses(6), mia)).status).toBe(200);
  });
});

describe('removing an invitee', () => {
  const remove = (id: string, inviteId: string, as?: Person) =>
    call<{ id: string }>(removeInvitation, 'DELETE', { ...(as && { as }), params: { id, inviteId } });

  const bringing = async (tripId: string, { viewer: { profileId } }: Person) =>
    (await db.tripPerson.count({ where: { tripId, crewMember: { profileId } } })) +
    (await db.tripVehicle.count({ where: { tripId, ride: { profileId } } }));

  test.each(['mia', 'ann'] as const)('organisers can remove an invitee: %s', async (who) => {
    const { trip, tom, ...people } = await party();
    await appoint(trip, people.ann);
    const { id } = await invitationOf(trip, tom.email);
    expect((await remove(trip.id, id, people[who])).body).toEqual({ id });
    expect((await call(readTrip, 'GET', { as: tom, params: { id: trip.id } })).status).toBe(404);
    expect(await bringing(trip.id, tom)).toBe(0);
    expect(await bringing(trip.id, people.mia)).toBe(1);
  });

  test('a removed invitee’s links stop working, and they can be invited again', async () => {
    const { mia, address, trip } = await party();
    const token = invitationIn((await deliveredMail(address))[0]);
    await remove(trip.id, (await invitationOf(trip, address)).id, mia);
    expect((await call(readInvitation, 'GET', { params: { token } })).status).toBe(404);
    expect(await toldSince(address)).toEqual(['A change of plans for Easter at Bendeela']);
    const again = await call(inviteTo, 'POST', {
      as: mia,
      params: { id: trip.id },
      body: { invitees: [address] },
    });
    expect(again.body).toEqual({ invited: 1 });
  });

  test('removed attendees and pending invitees are told; people who weren’t going are not', async () => {
    const { mia, tom, zoe, trip } = await party();
    for (const { email } of [tom, zoe]) await remove(trip.id, (await invitationOf(trip, email)).id, mia);
    expect(await toldSince(tom.email)).toHaveLength(1);
    expect(await toldSince(zoe.email)).toEqual([]);
  });

  test('only the organiser removes a co-organiser', async () => {
    const { mia, tom, ann, trip } = await party();
    for (const each of [tom, ann]) await appoint(trip, each);
    const { id } = await invitationOf(trip, tom.email);
    await call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: false } });
    expect((await remove(trip.id, id, ann)).status).toBe(403);
    expect((await remove(trip.id, id, tom)).status).toBe(403);
    expect((await remove(trip.id, id, mia)).status).toBe(200);
    // The co-organiser gets a message although they weren't going, because they had a part in the
    // trip.
    expect(await toldSince(tom.email)).toHaveLength(1);
  });

  test('an invitee who is removed while answering leaves no answer behind', async () => {
    for (let round = 0; round < 5; round++) {
      const { mia, ann, trip } = await party();
      const { id } = await invitationOf(trip, ann.email);
      const answers = [true, false, true].map((attending) =>
        call(answer, 'PATCH', { as: ann, params: { id: trip.id }, body: { attending } }),
      );
      const [removed, ...answered] = await Promise.all([remove(trip.id, id, mia), ...answers]);
      expect(removed.status).toBe(200);
      for (const { status } of answered) expect([200, 404]).toContain(status);
      expect(await bringing(trip.id, ann)).toBe(0);
    }
  });
});

describe('correcting an address', () => {
  const correct = (id: string, inviteId: string, email: string, as?: Person) =>
    call<{ invitee: Invitee; error: string }>(correctAddress, 'POST', {
      ...(as && { as }),
      params: { id, inviteId },
      body: { email },
    });
  const inviteOf = async (tripId: string, email: string) =>
    (await db.invite.findFirstOrThrow({ where: { tripId, email } })).id;
  const opens = async (token: string) => (await call(readInvitation, 'GET', { params: { token } })).status;

  test('the invitation goes to the right address; the old link ends, and nobody hears of a change', async () => {
    const { mia, address, trip } = await party();
    const [old, right] = [await invitedToken(address), uniqueEmail('right')];
    const before = (await deliveredMail(address)).length;
    const { status, body } = await correct(trip.id, await inviteOf(trip.id, address), right, mia);
    expect([status, body.invitee.email, body.invitee.attending]).toEqual([200, right, null]);
    expect(await opens(old)).toBe(404);
    expect(await opens(await invitedToken(right))).toBe(200);
    expect(await deliveredMail(address)).toHaveLength(before);
    expect((await deliveredMail(right)).map(({ subject }) => subject)).toEqual([
      'Mia invites you camping: Easter at Bendeela',
    ]);
  });

  test('the answer is the new invitation, also beside guests who joined by the group’s link', async () => {
    const { mia, address, trip } = await party();
    const group = await sharedToken(trip.id, mia);
    // The key of a form gives a household an id that sorts after those of invitations.
    for (const name of ['Anu', 'Bo', 'Dev'])
      await join(group, alone(name), undefined, { 'idempotency-key': name });
    const right = uniqueEmail('right');
    const { body } = await correct(trip.id, await inviteOf(trip.id, address), right, mia);
    expect(body.invitee).toMatchObject({ id: await inviteOf(trip.id, right), email: right });
  });

  test('an answered invitation stays, and so does one whose new address is invited already', async () => {
    const { mia, tom, ann, zoe, address, trip } = shared;
    for (const { email } of [tom, zoe]) {
      const answered = await inviteOf(trip.id, email);
      expect((await correct(trip.id, answered, uniqueEmail(), mia)).status).toBe(409);
    }
    const waiting = await inviteOf(trip.id, address);
    for (const email of [ann.email, tom.email.toUpperCase(), mia.email, address]) {
      expect((await correct(trip.id, waiting, email, mia)).status).toBe(409);
    }
    expect(await inviteOf(trip.id, address)).toBe(waiting);
  });
});

describe('co-organisers', () => {
  const params = async (trip: { id: string }, email: string) => ({
    id: trip.id,
    inviteId: (await invitationOf(trip, email)).id,
  });
  const isCoOrganiser = async (trip: { id: string }, as: Person) =>
    (await call<{ trip: { co_organiser: boolean } }>(readTrip, 'GET', { as, params: { id: trip.id } })).body
      .trip.co_organiser;

  test('the organiser appoints and dismisses a co-organiser, who gets one mail for each', async () => {
    const { mia, ann, trip } = await party();
    const target = await params(trip, ann.email);
    for (let time = 0; time < 2; time++) {
      const { body } = await call(appointCoOrganiser, 'PUT', { as: mia, params: target });
      expect(body).toEqual({ id: target.inviteId, co_organiser: true });
    }
    expect(await isCoOrganiser(trip, ann)).toBe(true);
    expect(await toldSince(ann.email)).toEqual(['You’re a co-organiser of Easter at Bendeela']);
    for (let time = 0; time < 2; time++) {
      const { body } = await call(dismiss, 'DELETE', { as: mia, params: target });
      expect(body).toEqual({ id: target.inviteId, co_organiser: false });
    }
    expect(await isCoOrganiser(trip, ann)).toBe(false);
    expect(await toldSince(ann.email)).toHaveLength(2);
  });

  test('an address without an account cannot be a co-organiser', async () => {
    const { mia, address, trip } = shared;
    const refused = await call(appointCoOrganiser, 'PUT', { as: mia, params: await params(trip, address) });
    expect(refused.status).toBe(400);
  });
});

describe('coming back', () => {
  const dinner = { day: inDays(14), meal: 'dinner' };

  /**
   * Creates a trip on which Tom brings mallets, cooks, packs his ukulele, eats no nuts and has paid
   * for firewood that Mia shares.
   */
  async function tomTakesPart() {
    const story = await party();
    const { mia, tom, trip } = story;
    const { id } = trip;
    const household = (await invitationOf(trip, tom.email)).id;
    const { line } = (await addGear(id, { name: 'Mallet', needed: 2 }, mia)).body;
    await offerOf(id, line.id, { quantity: 2 }, tom);
    await putMeal(id, dinner, { title: 'Dal', cook: true }, tom);
    await addPacking(id, 'Ukulele', tom);
    await setDiet(tom, 'No nuts');
    await addExpense(id, firewood(household), tom);
    return { ...story, id, household };
  }

  const partsOf = async (id: string, as: Parameters<typeof readMeals>[1]) => ({
    mallets: (await readGear(id, as)).body.lines.find(({ name }) => name === 'Mallet')?.offered,
    cooks: mealIn((await readMeals(id, as)).body, dinner)?.cooks.map(({ name }) => name),
    diets: (await readMeals(id, as)).body.diets,
  });

  test('a person who was removed and is invited again starts from nothing in all parts of the trip but the costs', async () => {
    const { mia, tom, trip, id, household } = await tomTakesPart();
    await removeInvitee(mia.viewer, id, household);
    const again = await addAccount(trip, tom);
    // Tom's new household gets his balance back only when it answers.
    expect((await readCosts(id, tom)).status).toBe(403);
    await answerTrip(tom.viewer, id, true);
    expect(await partsOf(id, mia)).toEqual({
      mallets: 0,
      cooks: [],
      diets: [{ name: 'Tom', diet: 'No nuts' }],
    });
    expect((await readPacking(id, tom)).body.items.some(({ name }) => name === 'Ukulele')).toBe(false);
    expect(await balancesFor(id, tom)).toEqual({ Mia: -4200, Tom: 4200 });
    const { expenses } = (await readCosts(id, tom)).body;
    expect(expenses).toMatchObject([{ paid_by: again, may_change: true }]);
    const { id: line } = await lineFor(tom, id, 'Mallet');
    expect((await offerOf(id, line, { quantity: 1, household_id: household }, mia)).status).toBe(404);
    expect((await offerOf(id, line, { quantity: 1, household_id: again }, mia)).status).toBe(200);
  });

  test('a person who blocks the organiser leaves all parts like anybody who leaves, and sees none of them', async () => {
    const { mia, tom, id } = await tomTakesPart();
    await blockOrganiser(tom.viewer, id);
    expect(await partsOf(id, mia)).toEqual({ mallets: 0, cooks: [], diets: [] });
    expect(await balancesFor(id, mia)).toEqual({ Mia: -4200, 'Tom, left': 4200 });
    const reads = [readGear(id, tom), readMeals(id, tom), readPacking(id, tom), readCosts(id, tom)];
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const pay = { from: id, to: (await readCosts(id, mia)).body.balances.at(-1)?.household_id, cents: 4200 };
    expect((await addPayment(id, pay, mia)).status).toBe(201);
  });
});

describe('reporting an invitation', () => {
  const report = (token: string, as?: Person) =>
    call(reportInvitation, 'POST', { params: { token }, body: {}, ...(as && { as }) });

  const pausedFor = async ({ viewer }: Person) =>
    (await db.user.findUniqueOrThrow({ where: { id: viewer.userId } })).sendingPausedFor;

  /** For each email address, creates a trip of the sender that invites only this address. */
  async function invitations(sender: Person, emails: string[]) {
    const trips = [];
    for (const email of emails) trips.push(await plan(sender, { invitees: [email] }));
    const tokens = await Promise.all(emails.map(invitedToken));
    return { trips, tokens };
  }

  const addresses = (count: number) => Array.from({ length: count }, () => uniqueEmail('stranger'));

  test('the mails of invitations and reminders link to the report page, without the invitation’s secret', async () => {
    const { mia, trip, email, token } = await invited();
    await remind(mia.viewer, trip.id, {});
    const mails = await deliveredMail(email);
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) {
      expect(text).toContain(`Report this invitation: ${env().APP_URL}/invite/${token}#report`);
      expect(html).toContain(`/invite/${token}#report`);
    }
  });

  test('a report counts once, stops only that invitation’s mails, and does not reveal the reporter', async () => {
    const { mia, trip, email, token } = await invited();
    const other = await plan(mia, { invitees: [email] });
    const before = (await deliveredMail(email)).length;
    for (const { status, body } of [await report(token), await report(token)]) {
      expect([status, body]).toEqual([204, undefined]);
    }
    expect(await db.invitationReport.findMany({ where: { senderId: mia.viewer.profileId } })).toHaveLength(1);
    expect(await pausedFor(mia)).toBeNull();
    const { body } = await call(sendReminders, 'POST', { as: mia, params: { id: trip.id }, body: {} });
    expect(body).toEqual({ reminded: 1 });
    expect(await deliveredMail(email)).toHaveLength(before);
    await remind(mia.viewer, other.id, {});
    expect(await deliveredMail(email)).toHaveLength(before + 1);
    expect(await deliveredMail(mia.email)).toEqual([]);
  });

  test('a reporter who answers Going all the same gets mails again', async () => {
    const { email, token } = await invited();
    await report(token);
    await answerByLink(token, { attending: true, name: 'Lou', crew: [{ name: 'Lou', age: 'adult' }] });
    await db.$executeRaw`update graphile_worker._private_jobs set run_at = now()`;
    expect((await deliveredMail(email)).at(-1)?.subject).toContain('You’re going');
  });

  test('an unknown link, another person’s link and a share link’s household report nothing', async () => {
    const { mia, trip } = await invited();
    const tom = await person('Tom');
    await plan(mia, { invitees: [tom.email] });
    expect((await report('x'.repeat(43))).status).toBe(404);
    const tomsToken = await invitedToken(tom.email);
    expect((await report(tomsToken)).status).toBe(410);
    expect((await report(tomsToken, await person('Eve'))).status).toBe(410);
    await join(await sharedToken(trip.id, mia), alone('Lou'));
    const { id } = await db.household.findFirstOrThrow({ where: { tripId: trip.id, origin: 'link' } });
    expect((await report(invitationToken(id))).status).toBe(404);
    expect(await db.invitationReport.count({ where: { senderId: mia.viewer.profileId } })).toBe(0);
    expect((await report(tomsToken, tom)).status).toBe(204);
  });

  test('a report is about the co-organiser who invited, not about the organiser', async () => {
    const [mia, tom, email] = [await person('Mia'), await person('Tom'), uniqueEmail()];
    const trip = await plan(mia, { invitees: [tom.email] });
    await appoint(trip, tom);
    await call(inviteTo, 'POST', { as: tom, params: { id: trip.id }, body: { invitees: [email] } });
    const token = await invitedToken(email);
    expect((await read(token)).body.note).toBeNull();
    await report(token);
    expect(await db.invitationReport.count({ where: { senderId: tom.viewer.profileId } })).toBe(1);
  });

  describe('three reports', () => {
    test('pause the sender, who is told and can neither invite nor remind while paused', async () => {
      const bob = await person('Bob');
      const { trips, tokens } = await invitations(bob, addresses(3));
      for (const token of tokens) {
        expect(await pausedFor(bob)).toBeNull();
        await report(token);
      }
      expect(await pausedFor(bob)).toBe('reports');
      expect((await deliveredMail(bob.email)).map(({ subject }) => subject)).toEqual([
        'Your invitations are paused',
      ]);
      const words = `Your invitations are paused while we have a look. Write to ${env().CONTACT_EMAIL}.`;
      const params = { id: trips[0]?.id ?? '' };
      const refused = [
        await call(inviteTo, 'POST', { as: bob, params, body: { invitees: [uniqueEmail()] } }),
        await call(sendReminders, 'POST', { as: bob, params, body: {} }),
        await call(planTrip, 'POST', { as: bob, body: tripForm({ invitees: [uniqueEmail()] }) }),
      ];
      for (const { status, body } of refused) expect([status, body]).toEqual([403, { error: words }]);
      expect((await call(planTrip, 'POST', { as: bob, body: tripForm() })).status).toBe(201);
      await db.user.update({
        where: { id: bob.viewer.userId },
        data: { sendingPausedAt: null, sendingPausedFor: null },
      });
      expect((await call(sendReminders, 'POST', { as: bob, params, body: {} })).status).toBe(200);
    });

    test('from before an operator resumed the sender no longer count', async () => {
      const bob = await person('Bob');
      for (const token of (await invitations(bob, addresses(3))).tokens) await report(token);
      const params = { user: bob.viewer.userId };
      await call(resume, 'POST', { as: await operator(), params, body: { reason: 'A mix-up' } });
      for (const token of (await invitations(bob, addresses(2))).tokens) await report(token);
      expect(await pausedFor(bob)).toBeNull();
      for (const token of (await invitations(bob, addresses(1))).tokens) await report(token);
      expect(await pausedFor(bob)).toBe('reports');
    });

    test('of one address, or over more than 30 days, pause nobody', async () => {
      const bob = await person('Bob');
      const [email = '', second = '', third = ''] = addresses(3);
      const { tokens } = await invitations(bob, [email, second]);
      await plan(bob, { invitees: [email.toUpperCase()] });
      const ids = await db.invite.findMany({ where: { email }, select: { id: true } });
      await db.invitationReport.createMany({
        data: ids.map(({ id }) => ({ inviteId: id, senderId: bob.viewer.profileId })),
      });
      await report(tokens[1] ?? '');
      expect(await pausedFor(bob)).toBeNull();
      await db.invitationReport.updateMany({
        where: { senderId: bob.viewer.profileId },
        data: { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) },
      });
      await report((await invitations(bob, [third])).tokens[0] ?? '');
      expect(await pausedFor(bob)).toBeNull();
    });

    test('count even when the sender has deleted the trips since', async () => {
      const bob = await person('Bob');
      const { trips, tokens } = await invitations(bob, addresses(3));
      for (const [at, token] of tokens.entries()) {
        await report(token);
        await db.trip.deleteMany({ where: { id: trips[at]?.id ?? '' } });
      }
      expect(await pausedFor(bob)).toBe('reports');
    });
  });
});
