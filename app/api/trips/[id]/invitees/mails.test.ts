import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POST as write } from '@/app/api/trips/[id]/notices/route';
import { POST as planTrip } from '@/app/api/trips/route';
import { coverSeed } from '@/lib/cover-art/seed';
import { formatDateRange } from '@/lib/dates';
import { hashToken, newToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { spend } from '@/lib/server/http/rate-limiter';
import { runDueJobs } from '@/lib/tasks/worker';
import { changeTrip } from '@/lib/trips/change-trip';
import { createTrip } from '@/lib/trips/create-trip';
import { getInvitedSignup, takeSignupToken } from '@/lib/trips/invitations/links/signup-token';
import { remind } from '@/lib/trips/invitations/remind';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { compact, readCalendar } from '@/tests/calendar-file';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { siteOf } from '@/tests/factories/campsites';
import { invited, read } from '@/tests/factories/guests';
import { person, uniqueEmail } from '@/tests/factories/people';
import { othersOn } from '@/tests/factories/trip-households';
import { inDays, invitationOf, invitedToken, party, plan, tripForm } from '@/tests/factories/trips';
import { deliveredMail, invitationIn, linkIn, minutesPass } from '@/tests/mail';
import { POST as invite } from './route';

// These tests have a mail folder of their own. Their hundreds of mails would slow down every test that
// reads the shared folder.
beforeAll(async () => {
  env().DATA_DIR = await mkdtemp(join(tmpdir(), 'campmates-mail-'));
});
afterAll(() => rm(env().DATA_DIR, { recursive: true }));

describe('an invitation’s mail', () => {
  async function mailCount(): Promise<number> {
    await runDueJobs();
    return (await readdir(join(env().DATA_DIR, 'mail'))).length;
  }

  const invitesTo = (tripId: string) =>
    db.invite.findMany({ where: { tripId }, include: { links: true }, orderBy: { id: 'asc' } });

  test('each invitee gets one mail with who, where, when and a link of their own, of which only the hash is stored', async () => {
    const mia = await person('Mia Bennett');
    const site = await siteOf(mia, { name: 'Riverside flat' });
    const emails = [uniqueEmail(), uniqueEmail()];
    const trip = await plan(mia, { location_id: site.id, invitees: emails });
    await runDueJobs();
    const tokens = new Set<string>();
    for (const [index, email] of emails.entries()) {
      const mails = await deliveredMail(email);
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail?.to).toMatchObject([{ address: email }]);
      expect(mail?.subject).toBe('Mia Bennett invites you camping: Easter at Bendeela');
      const words = ['Mia Bennett', 'Riverside flat', formatDateRange(inDays(14), inDays(17))];
      for (const word of words) {
        expect(mail?.text).toContain(word);
        expect(mail?.html).toContain(word);
      }
      const link = linkIn(mail, '/invite/');
      expect(link).toMatch(
        new RegExp(`^${env().APP_URL}/invite/${await invitedToken(email)}\\?signup=[\\w-]{43}&answer=going$`),
      );
      for (const each of [link, link.replace('=going', '=not-going')]) {
        expect(mail?.text).toContain(`${each}\n`);
        expect(mail?.html).toContain(`href="${each.replace('&', '&amp;')}"`);
      }
      // Opening the link must not answer the invitation, because a mail scanner may open it.
      expect(mail?.text).toContain('Nothing is sent until you say so on the next page.');
      expect(mail?.text).toContain('Questions? Reply to this email, it goes to Mia Bennett.');
      tokens.add(await invitedToken(email));
      expect((await invitesTo(trip.id))[index]?.links).toMatchObject([
        { tokenHash: hashToken(await invitedToken(email)) },
      ]);
      expect(JSON.stringify(await invitesTo(trip.id))).not.toContain(await invitedToken(email));
    }
    expect(tokens.size).toBe(2);
  });

  test('invitations’ ids are UUIDs of version 7, in the order of the addresses', async () => {
    const emails = Array.from({ length: 40 }, () => uniqueEmail());
    const trip = await plan(await person(), { invitees: emails });
    const invites = await invitesTo(trip.id);
    expect(invites.map(({ email }) => email)).toEqual(emails);
    const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    for (const { id } of invites) expect(id).toMatch(version7);
  });

  test('repeated addresses in any case and the organiser’s own address are not invited', async () => {
    const mia = await person('Mia');
    const email = uniqueEmail('tom');
    const trip = await plan(mia, { invitees: [email, email.toUpperCase(), mia.email.toUpperCase(), email] });
    expect((await invitesTo(trip.id)).map((invite) => invite.email)).toEqual([email]);
    expect(await deliveredMail(email)).toHaveLength(1);
    expect(await deliveredMail(mia.email)).toHaveLength(0);
  });

  test('an account with the invited address has the invitation at once, in any case of the address', async () => {
    const tom = await person('Tom');
    const trip = await plan(await person('Mia'), { invitees: [tom.email.toUpperCase(), uniqueEmail()] });
    expect((await othersOn(trip)).map(({ profileId }) => profileId)).toEqual([tom.viewer.profileId, null]);
  });

  test('HTML in names is shown as text in the mail, and no name can add a header or a paragraph', async () => {
    const mia = await person('Mia');
    const name = '<b>Mia</b>\r\nBcc: eve\n\nBy us';
    await db.profile.update({ where: { id: mia.viewer.profileId }, data: { name } });
    const email = uniqueEmail();
    await plan(mia, {
      tripName: '<script>alert(1)</script>\r\nX-Evil: 1',
      location_name: '<img src=x onerror=alert(1)>',
      invitees: [email],
    });
    const [mail] = await deliveredMail(email);
    expect(mail?.html).not.toMatch(/<script|<img src=x|<b>/);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).not.toMatch(/^(Bcc:|By us)/m);
  });

  test('two hundred invitees take few queries, and each gets one mail', async () => {
    const none = await mailCount();
    const mia = await person('Mia');
    const emails = Array.from({ length: 200 }, () => uniqueEmail('many'));
    const { result: trip, queries } = await countQueries(() =>
      createTrip(mia.viewer, { ...tripForm(), invitees: [...emails, mia.email] }),
    );
    expect(queries.length).toBeLessThanOrEqual(22);
    expect(await invitesTo(trip.id)).toHaveLength(200);
    expect((await mailCount()) - none).toBe(200);
    expect(await mailCount()).toBe(none + 200);
    for (const email of [emails[0], emails[199]]) expect(await deliveredMail(email ?? '')).toHaveLength(1);
  });

  test('a refused trip sends no mails and uses up no invitations', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    await spend('mails', mia.viewer.userId, 499);
    const email = uniqueEmail();
    const refused = createTrip(mia.viewer, {
      ...tripForm(),
      invitees: [email],
      owner_crew_member_ids: [tom.camperId],
    });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    expect(await deliveredMail(email)).toHaveLength(0);
    await expect(plan(mia, { invitees: [email] })).resolves.toBeTruthy();
  });
});

describe('texts with links', () => {
  const BAIT = 'Win a tent at camp-deals.com';
  const refused = 'Please leave links out of the note: it goes to people who don’t know Campmates.';

  test('a note with a link is refused at its field, and nobody is invited or mailed', async () => {
    const [mia, email] = [await person('Mia'), uniqueEmail()];
    const trip = await plan(mia);
    const answers = [
      await call(planTrip, 'POST', { as: mia, body: tripForm({ invitees: [email], note: BAIT }) }),
      await call(invite, 'POST', {
        as: mia,
        params: { id: trip.id },
        body: { invitees: [email], note: BAIT },
      }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([400, { error: refused, fields: { note: refused } }]);
    expect(await db.invite.count({ where: { email } })).toBe(0);
    expect(await deliveredMail(email)).toEqual([]);
  });

  test('a note with a link is accepted when nobody is invited, and so is a note without a link', async () => {
    const mia = await person('Mia');
    const alone = await call(planTrip, 'POST', { as: mia, body: tripForm({ note: BAIT }) });
    const note = 'Bring torches.We leave at 6.30pm';
    const more = await call(planTrip, 'POST', {
      as: mia,
      body: tripForm({ invitees: [uniqueEmail()], note }),
    });
    expect([alone.status, more.status]).toEqual([201, 201]);
  });

  test('a note may contain the address of a campsite from the open data, but not an address that a user typed', async () => {
    const mia = await person('Mia');
    const url = 'https://parks.example.com/bendeela';
    const data = { name: 'Bendeela', address: 'Kedron', latitude: -34.7, longitude: 150.4, campsiteUrl: url };
    const open = await db.campsite.create({
      data: { ...data, source: 'open', sourceRef: uniqueEmail(), shareFlag: true },
    });
    const byId = { location_id: open.id, location_name: null, location_url: null };
    const note = `Book at ${url} first`;
    const invitees = [uniqueEmail()];
    const ask = (changes: object) =>
      call<{ trip: { id: string } }>(planTrip, 'POST', {
        as: mia,
        body: tripForm({ invitees, note, ...changes }),
      });
    const taken = await ask(byId);
    expect([taken.status, (await ask({ location_url: url })).status]).toEqual([201, 400]);
    const body = { invitees: [uniqueEmail()], note };
    const { status } = await call(invite, 'POST', { as: mia, params: { id: taken.body.trip.id }, body });
    expect(status).toBe(200);
    await db.campsite.delete({ where: { id: open.id } });
  });

  test('names with a link are replaced by plain words in mails to strangers', async () => {
    const [mia, email] = [await person('Mia'), uniqueEmail()];
    await db.profile.update({ where: { id: mia.viewer.profileId }, data: { name: 'camp-deals.com' } });
    const named = { tripName: BAIT, location_name: 'Cash prizes at www.camp.example' };
    const trip = await plan(mia, { invitees: [email], ...named });
    await remind(mia.viewer, trip.id, {});
    await changeTrip(mia.viewer, trip.id, { tripName: `${BAIT} now` });
    await minutesPass(10);
    const mails = await deliveredMail(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Somebody invites you camping: a campsite',
      'Are you coming? Somebody would like to know',
      'The trip to a campsite is now called something else',
    ]);
    const decoder = new TextDecoder();
    for (const { text, html, attachments } of mails) {
      const files = attachments.map(({ content }) =>
        typeof content === 'string' ? content : decoder.decode(content),
      );
      expect([text, html, ...files].join('\n')).not.toMatch(/camp-deals|camp\.example|prizes/);
    }
  });

  test('an announcement with a link is quoted only to people who have answered', async () => {
    const { mia, tom, address, trip } = await party();
    const text = 'Book your site at camp-deals.com';
    await call(write, 'POST', {
      as: mia,
      params: { id: trip.id },
      body: { text, announcement: true, mail: true },
    });
    const toTom = (await deliveredMail(tom.email)).at(-1);
    const toStranger = (await deliveredMail(address)).at(-1);
    expect(toTom?.text).toContain(text);
    expect(toStranger?.subject).toContain('an announcement');
    expect(toStranger?.text).not.toContain('camp-deals');
  });
});

describe('the calendar file of the mail', () => {
  /** Returns the calendar file in the newest mail to an address. */
  async function fileMailedTo(email: string) {
    const mail = (await deliveredMail(email)).at(-1);
    const [file, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    // Calendar files have CRLF line ends, which the mail parser changes, so restore them.
    // lib/server/mail/transports.test.ts checks the line ends that are really sent.
    const text = new TextDecoder().decode(file?.content as ArrayBuffer).replace(/\r?\n/g, '\r\n');
    const read = readCalendar(text);
    return { ...file, ...read, link: `${env().APP_URL}/invite/${invitationIn(mail)}` };
  }

  test('an invitation’s mail has the trip as a calendar file with the invitation’s own link', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia, { latitude: -27.4, longitude: 153.03 });
    const [ann, bob] = [uniqueEmail('ann'), uniqueEmail('bob')];
    const tripName = 'Café, <i>⛺</i>; both';
    const { id } = await plan(mia, { tripName, location_id: site.id, invitees: [ann, bob] });
    const files = [await fileMailedTo(ann), await fileMailedTo(bob)];
    expect(files[0]?.link).not.toBe(files[1]?.link);
    for (const { filename, mimeType, disposition, properties, events, link } of files) {
      expect([filename, mimeType, disposition]).toEqual(['trip.ics', 'text/calendar', 'attachment']);
      expect(properties.METHOD).toBe('PUBLISH');
      expect(events).toEqual([
        expect.objectContaining({
          UID: `${id}@localhost`,
          SEQUENCE: expect.stringMatching(/^\d+$/),
          SUMMARY: tripName,
          STATUS: 'TENTATIVE',
          DTSTART: compact(inDays(14)),
          DTEND: compact(inDays(18)),
          GEO: '-27.4;153.03',
          URL: link,
          DESCRIPTION: `Organised by Mia\n${link}`,
        }),
      ]);
    }
  });

  test('an address that contains a link is left out of the file', async () => {
    const [mia, ann] = [await person('Mia'), uniqueEmail('ann')];
    const site = await siteOf(mia, { name: 'Riverside flat' });
    await db.campsite.update({ where: { id: site.id }, data: { address: 'Win a tent at camp-deals.com' } });
    await plan(mia, { location_id: site.id, invitees: [ann] });
    expect((await fileMailedTo(ann)).events[0]?.LOCATION).toBe('Riverside flat, 27.4600° S, 153.0500° E');
  });
});

describe('the link', () => {
  const dayLater = () => minutesPass(24 * 60);

  test('an invitation keeps the same link through reminders and changes', async () => {
    const { mia, email, trip, token } = await invited();
    for (const days of [30, 40]) {
      await db.invite.updateMany({ where: { tripId: trip.id }, data: { remindedAt: null } });
      await remind(mia.viewer, trip.id, {});
      expect(await invitedToken(email)).toBe(token);
      await changeTrip(mia.viewer, trip.id, { start_date: inDays(days), end_date: inDays(days + 1) });
      await dayLater();
      expect(await invitedToken(email)).toBe(token);
    }
    expect((await invitationOf(trip, email)).links).toHaveLength(1);
    expect((await read(token)).status).toBe(200);
  });

  test('an older, randomly generated link keeps working beside the derived one', async () => {
    const { mia, email, trip } = await invited();
    const { id } = await invitationOf(trip, email);
    const earlier = newToken();
    await db.inviteLink.updateMany({ where: { inviteId: id }, data: { tokenHash: earlier.hash } });
    await remind(mia.viewer, trip.id, {});
    for (const token of [earlier.token, await invitedToken(email)])
      expect((await read(token)).status).toBe(200);
    await removeInvitee(mia.viewer, trip.id, id);
    for (const token of [earlier.token, await invitedToken(email)])
      expect((await read(token)).status).toBe(404);
  });

  test('after a change of AUTH_SECRET earlier links keep working, and the next mail has a new link', async () => {
    const { mia, email, trip, token } = await invited();
    const { AUTH_SECRET = '' } = env();
    env().AUTH_SECRET = 'another secret for tests, long enough too';
    await remind(mia.viewer, trip.id, {});
    const next = await invitedToken(email);
    env().AUTH_SECRET = AUTH_SECRET;
    expect(next).not.toBe(token);
    for (const each of [token, next]) expect((await read(each)).status).toBe(200);
  });

  test('a person who is removed and invited again gets a new link, and the old link stops working', async () => {
    const { mia, email, trip, token } = await invited();
    await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, email)).id);
    const again = await invited(email);
    expect(await invitedToken(email)).not.toBe(token);
    expect([(await read(token)).status, (await read(again.token)).status]).toEqual([404, 200]);
  });
});

describe('the sign-up secret of the mail', () => {
  /** Returns the sign-up secrets in the mails to an address, oldest first. */
  async function secretsOf(email: string): Promise<(string | null)[]> {
    const mails = (await deliveredMail(email)).filter(({ text }) => text?.includes('/invite/'));
    return mails.map((mail) => new URL(linkIn(mail, '/invite/')).searchParams.get('signup'));
  }

  const secretOf = async (email: string) => (await secretsOf(email)).at(-1) ?? '';

  test('each invitation mail and reminder has its own secret, stored as a hash for a day', async () => {
    const { mia, email, trip } = await invited();
    await remind(mia.viewer, trip.id, {});
    const secrets = await secretsOf(email);
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    const rows = await db.inviteSignupToken.findMany({ where: { email } });
    expect(rows.map(({ tokenHash }) => tokenHash).sort()).toEqual(
      secrets.map((secret) => hashToken(secret ?? '')).sort(),
    );
    for (const { expiresAt, createdAt } of rows) {
      const hours = (expiresAt.getTime() - createdAt.getTime()) / 3_600_000;
      expect(Math.abs(hours - 24)).toBeLessThan(0.1);
    }
  });

  test('calendar files and mails about changes have no sign-up secret', async () => {
    const { mia, email, trip } = await invited();
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(30), end_date: inDays(31) });
    await minutesPass(24 * 60);
    const [secret, ...later] = await secretsOf(email);
    expect(later).toEqual([null]);
    for (const { attachments } of await deliveredMail(email)) {
      for (const { content } of attachments) {
        const file = new TextDecoder().decode(content as ArrayBuffer);
        expect(file.replace(/\r?\n /g, '')).not.toContain(secret);
        expect(file).not.toContain('signup');
      }
    }
  });

  test('no secret is stored for an address that has an account', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const trip = await plan(mia, { invitees: [tom.email] });
    await remind(mia.viewer, trip.id, {});
    expect(await db.inviteSignupToken.count({ where: { email: tom.email } })).toBe(0);
  });

  describe('a sign-up secret', () => {
    const take = (secret: string, email: string) => takeSignupToken(db, secret, email);

    test('proves the address that its mail went to, in any case, and only once among ten at once', async () => {
      const { email } = await invited();
      const secret = await secretOf(email);
      expect(await take(secret, uniqueEmail())).toBe(false);
      const taken = await Promise.all(Array.from({ length: 10 }, () => take(secret, email.toUpperCase())));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await take(secret, email)).toBe(false);
    });

    test('proves nothing after a day, or when it is made up', async () => {
      const { email } = await invited();
      const secret = await secretOf(email);
      await db.inviteSignupToken.updateMany({ where: { email }, data: { expiresAt: new Date() } });
      expect(await take(secret, email)).toBe(false);
      expect(await take(randomBytes(32).toString('base64url'), email)).toBe(false);
    });

    test('proves nothing once the invitation is withdrawn', async () => {
      const { mia, email, trip } = await invited();
      await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, email)).id);
      expect(await take(await secretOf(email), email)).toBe(false);
    });

    test('proves nothing for an address that has an account by now, and isn’t used up by the attempt', async () => {
      const { email } = await invited();
      const secret = await secretOf(email);
      const user = await db.user.create({ data: { email } });
      expect(await take(secret, email)).toBe(false);
      await db.user.delete({ where: { id: user.id } });
      expect(await take(secret, email)).toBe(true);
    });
  });

  describe('a sign-up that starts at an invitation', () => {
    test('finds the trip by the link, and the address only by the mail’s own secret', async () => {
      const { email, token } = await invited();
      const other = await invited();
      const trip = {
        trip: 'Easter at Bendeela',
        organiser: 'Mia',
        cover: coverSeed({ name: 'Bendeela Recreation Area' }),
      };
      const secret = await secretOf(email);
      expect(await getInvitedSignup(token, secret)).toEqual({ ...trip, email, proven: true });
      for (const none of [undefined, '', 'made-up', await secretOf(other.email)])
        expect(await getInvitedSignup(token, none)).toEqual({ ...trip, email: null, proven: false });
    });

    test('still fills in the address after a day, but asks to confirm it', async () => {
      const { email, token } = await invited();
      const secret = await secretOf(email);
      await db.inviteSignupToken.updateMany({ where: { email }, data: { expiresAt: new Date() } });
      expect(await getInvitedSignup(token, secret)).toMatchObject({ email, proven: false });
      await db.inviteSignupToken.updateMany({
        where: { email },
        data: { expiresAt: new Date(Date.now() + 60_000), usedAt: new Date() },
      });
      expect(await getInvitedSignup(token, secret)).toMatchObject({ email, proven: false });
    });

    test('of an address with an account finds the trip until the answer, and never the address', async () => {
      const { email, token } = await invited();
      const secret = await secretOf(email);
      await db.user.create({ data: { email } });
      const noAddress = { trip: 'Easter at Bendeela', email: null, proven: false };
      expect(await getInvitedSignup(token, secret)).toMatchObject(noAddress);
      const tom = await person('Tom');
      const known = await invited(tom.email);
      expect(await getInvitedSignup(known.token, undefined)).toMatchObject(noAddress);
      await answerTrip(tom.viewer, known.trip.id, false);
      expect(await getInvitedSignup(known.token, undefined)).toBeNull();
      expect(await getInvitedSignup('nowhere', secret)).toBeNull();
    });

    test.each([
      ['is called off', { calledOffAt: new Date() }],
      ['is over', { startDate: new Date('2020-01-01'), endDate: new Date('2020-01-02') }],
    ])('of an address with an account finds nothing once the trip %s', async (_, data) => {
      const { email, token, trip } = await invited();
      await db.user.create({ data: { email } });
      await db.trip.update({ where: { id: trip.id }, data });
      expect(await getInvitedSignup(token, undefined)).toBeNull();
    });
  });
});
