import { dateOf, formatDateRange } from '@/lib/dates';
import { exportData } from '@/lib/own-data/export-data';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import type { Invitee } from '@/lib/trips/attendance/schema';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { read } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { appoint, inDays, invitedToken, party } from '@/tests/factories/trips';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail, linkIn } from '@/tests/mail';
import { DELETE as callOff } from '../route';
import { GET, POST } from './route';

const list = (id: string, as?: Person) =>
  call<{ invitees: Invitee[] }>(GET, 'GET', { ...(as && { as }), params: { id } });
const invite = (id: string, invitees: unknown, as?: Person, headers = {}, note?: unknown) =>
  call<{ invited: number; fields?: object }>(POST, 'POST', {
    ...(as && { as }),
    params: { id },
    body: { invitees, ...(note !== undefined && { note }) },
    headers,
  });
const countOf = (tripId: string) => db.invite.count({ where: { tripId } });
const addresses = (count: number) => Array.from({ length: count }, () => uniqueEmail('more'));

describe('the list of invitees', () => {
  test('everybody on the trip sees it in the order of the invitations; only the organiser sees addresses', async () => {
    const { mia, tom, ann, zoe, address, trip } = await party();
    await appoint(trip, tom);
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

  test('the signed-out are asked to log in, and a stranger cannot tell that the trip exists', async () => {
    const { eve, trip } = await party();
    expect((await list(trip.id)).status).toBe(401);
    expect((await list(trip.id, eve)).status).toBe(404);
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

  test.each([
    ['signed out', undefined, 401],
    ['a stranger', 'eve', 404],
    ['an invitee', 'tom', 403],
  ] as const)('nobody else: %s', async (_, who, status) => {
    const { trip, ...people } = await party();
    expect((await invite(trip.id, addresses(1), who && people[who])).status).toBe(status);
    expect(await countOf(trip.id)).toBe(4);
  });

  test('people on the trip, the caller and the organiser are skipped, in any case', async () => {
    const { mia, tom, address, trip } = await party();
    await appoint(trip, tom);
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

  test.each([
    ['a'.repeat(500), 200],
    ['a'.repeat(501), 400],
    [7, 400],
    ['', 200],
    [null, 200],
  ])('a note has up to 500 characters, or is empty: %#', async (note, status) => {
    const { mia, trip } = await party();
    const sent = await invite(trip.id, addresses(1), mia, {}, note);
    expect(sent.status).toBe(status);
    if (status === 400) expect(sent.body.fields).toHaveProperty('note');
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

  test.each<[string, unknown]>([
    ['invitees', []],
    ['invitees', 'mia@example.com'],
    ['invitees', null],
    ['invitees', addresses(401)],
    ['invitees.1', ['mia@example.com', 'no address']],
    ['invitees.0', ['a@example.com\r\nbcc: b@example.com']],
    ['invitees.0', [{ contains: '' }]],
  ])('bad input is refused at its field: %s', async (field, invitees) => {
    const { mia, trip } = await party();
    const refused = await invite(trip.id, invitees, mia);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('a trip that was called off takes no invitees', async () => {
    const { mia, trip } = await party();
    await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
    expect((await invite(trip.id, addresses(1), mia)).status).toBe(409);
  });
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
