import { dateOf, today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { getChoiceSite, getNewTripSite } from '@/lib/trips/fit/choice-site';
import { unknownSite } from '@/lib/trips/fit/finding';
import { holidaysOf } from '@/lib/trips/fit/trip-fit';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { answer, family, guestTrip } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { stopsOn } from '@/tests/factories/stops';
import { bringAlong } from '@/tests/factories/trip-households';
import { appoint, inDays, moveTo, party, plan } from '@/tests/factories/trips';
import { PUT as putAnswer } from './[key]/route';
import { GET } from './route';

describe('findings', () => {
  type Fit = {
    findings: { rule: string; level: string; text: string; who: string[]; remedy: string | null }[];
  };

  const read = (id: string, as?: Person) => call<Fit>(GET, 'GET', { ...(as && { as }), params: { id } });

  const carOf = ({ viewer: { profileId } }: Person, model: string, drivetrain: string) =>
    db.ride.create({
      data: { profileId, type: 'car', make: 'Toyota', model, colour: 'Red', drivetrain },
    });

  test('a 2WD and a dog at a 4WD-only site without pets are found, for every invitee, in one query', async () => {
    const { mia, tom, ann, zoe, trip } = await party();
    const site = await siteOf(mia, { drivetrain: '4 Wheel Drive', petFriendly: false });
    await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
    const { profileId } = tom.viewer;
    const dog = await db.crewMember.create({
      data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' },
    });
    const car = await carOf(tom, 'Corolla', '2 Wheel Drive');
    await bringAlong(trip, tom, [dog.id], [car.id]);
    const { result, queries } = await countQueries(() => read(trip.id, mia));
    expect(queries.filter((query) => query.includes('fit_notes'))).toHaveLength(1);
    const { status, body } = result;
    expect(status).toBe(200);
    expect(body.findings.slice(0, 2)).toEqual([
      {
        rule: 'access',
        level: 'problem',
        text: 'Tom’s Corolla can’t reach the site. A 2WD, and the way in is 4WD only (the person who added it).',
        who: ['Tom'],
        remedy: expect.any(String),
        key: 'access:2WD',
        stop_id: trip.id,
        noted: null,
      },
      {
        rule: 'pets',
        level: 'problem',
        text: 'Rex isn’t allowed. The site takes no pets (the person who added it).',
        who: ['Rex'],
        remedy: 'Find a sitter, or choose a site that welcomes pets.',
        key: 'pets:Dog',
        stop_id: trip.id,
        noted: null,
      },
    ]);
    for (const insider of [tom, ann, zoe]) expect((await read(trip.id, insider)).body).toEqual(body);
  });

  test('each stop has findings and answers of its own, in one query', async () => {
    const { mia, tom, trip } = await party();
    const open = await siteOf(mia, { shared: true, petFriendly: true });
    const other = await siteOf(mia, { shared: true });
    await db.trip.update({ where: { id: trip.id }, data: { campsiteId: open.id } });
    const [, second] = await stopsOn(trip.id, [
      { nights: 1 },
      { nights: 1, campsiteId: other.id },
      { nights: 1, name: 'Careys' },
    ]);
    const { profileId } = tom.viewer;
    const dog = await db.crewMember.create({
      data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' },
    });
    await bringAlong(trip, tom, [dog.id], []);
    const pets = async () => {
      const { result, queries } = await countQueries(() => read(trip.id, mia));
      expect(queries.filter((query) => query.includes('fit_notes'))).toHaveLength(1);
      const { findings } = result.body as {
        findings: (Fit['findings'][number] & { key: string; stop_id: string })[];
      };
      return findings
        .filter(({ rule }) => rule === 'pets')
        .map(({ stop_id, level, key }) => [
          stop_id === second ? 'b' : stop_id === trip.id ? 'a' : 'c',
          level,
          key.split('@')[0],
        ]);
    };
    const before = await pets();
    expect(before).toEqual([
      ['b', 'check', 'pets:Dog'],
      ['c', 'check', 'pets:Dog'],
      ['a', 'fine', 'pets:Dog'],
    ]);
    const say = (key: string, body: unknown) =>
      call<{ finding: { text: string; stop_id: string } }>(putAnswer, 'PUT', {
        as: mia,
        params: { id: trip.id, key },
        body,
      });
    const { body } = await say(`pets:Dog@${second}`, { answer: 'no' });
    expect(body.finding).toMatchObject({
      text: expect.stringMatching(`^${other.name}: Asked: no, no dogs`),
      stop_id: second,
    });
    expect(await pets()).toEqual([['b', 'problem', 'pets:Dog'], ...before.slice(1)]);
    await say(`pets:Dog@${second}`, { note: null });
    expect(await pets()).toEqual(before);
    expect((await say('seats:lift', { answer: 'yes' })).status).toBe(404);
  });

  test('a guest’s people, pets and vehicles count, and no longer do when the guest isn’t going', async () => {
    const { mia, trip, token } = await guestTrip();
    const site = await siteOf(mia, { drivetrain: '4 Wheel Drive', petFriendly: true });
    await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
    await answer(token, family);
    const { findings } = (await read(trip.id, mia)).body;
    const texts = findings.map(({ text }) => text);
    expect(texts).toContain('Priya’s Prado gets there. The way in is 4WD only (the person who added it).');
    expect(texts).toContain('Rex is welcome. The site welcomes pets (the person who added it).');
    expect(findings.find(({ rule }) => rule === 'adult')?.who).toEqual(['Kim', 'Bo']);
    await answer(token, { attending: false });
    expect((await read(trip.id, mia)).body.findings.map(({ rule }) => rule)).not.toContain('pets');
  });

  test('nothing is known of a site that is only a name', async () => {
    const mia = await person('Mia');
    const car = await carOf(mia, 'Corolla', '2 Wheel Drive');
    const trip = await plan(mia, { owner_ride_ids: [car.id], owner_crew_member_ids: [mia.camperId] });
    expect((await read(trip.id, mia)).body.findings).toMatchObject([
      { rule: 'access', level: 'check', remedy: 'Check with the site.' },
      { rule: 'seats', level: 'fine' },
    ]);
  });

  test('the majority of campers’ observations overrides the site’s own data', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(mia, { shared: true, drivetrain: '2 Wheel Drive', lacks: ['Boat ramp'] });
    const { profileId } = mia.viewer;
    const boat = await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Sailboat' } });
    const car = await carOf(mia, 'Corolla', '2 Wheel Drive');
    const trip = await plan(mia, { location_id: site.id, owner_ride_ids: [boat.id, car.id] });
    const level = async (rule: string) =>
      (await read(trip.id, mia)).body.findings.find((finding) => finding.rule === rule)?.level;
    expect([await level('access'), await level('boat')]).toEqual(['fine', 'check']);
    await db.siteObservation.create({
      data: {
        campsiteId: site.id,
        profileId: tom.viewer.profileId,
        seenOn: new Date(),
        access: '4 Wheel Drive',
        boatRamp: true,
      },
    });
    expect([await level('access'), await level('boat')]).toEqual(['problem', 'fine']);
  });

  test('the open data’s rule for dogs and the state’s holidays count at an open site', async () => {
    const mia = await person('Mia');
    const [site] = await db.$queryRaw<{ id: string }[]>`
    select c.id::text from campsites c join site_dogs d on d.source_ref = c.source_ref
    where d.says = 'no' and c.state = 'NSW' and c.pet_friendly is null limit 1`;
    const { profileId } = mia.viewer;
    const dog = await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
    const trip = await plan(mia, {
      location_id: site?.id ?? '',
      owner_crew_member_ids: [mia.camperId, dog.id],
    });
    const [holiday = ''] = holidaysOf('NSW').find(([day]) => day > today()) ?? [];
    const stay = { startDate: dateOf(holiday), endDate: dateOf(holiday) };
    await db.trip.update({ where: { id: trip.id }, data: stay });
    const { findings } = (await read(trip.id, mia)).body;
    expect(findings).toMatchObject([
      {
        rule: 'pets',
        level: 'check',
        text: expect.stringContaining('dogs usually aren’t allowed in national parks'),
      },
      { rule: 'seats', level: 'check', text: 'Nobody brings a car yet. 1 person to seat.' },
      {
        rule: 'holiday',
        level: 'check',
        text: expect.stringMatching(/: book early\. Campsites in NSW fill up then\.$/),
      },
    ]);
    await moveTo(trip, 0, 1);
    const rules = (await read(trip.id, mia)).body.findings.map(({ rule }) => rule);
    expect(rules).not.toContain('holiday');
  });

  test('a booking for too few people, a full pitch and a deadline are found for every reader of the trip', async () => {
    const { mia, ann, trip } = await party();
    const body = {
      status: 'booked',
      people: 1,
      pay_by: inDays(5),
      household_id: trip.id,
      pitches: [{ name: 'River 4', max_people: 1 }],
    };
    const { booking } = (await postBooking(trip.id, body, mia)).body;
    const on = (household: string) =>
      db.pitchHousehold.create({
        data: { tripId: trip.id, householdId: household, pitchId: booking.pitches[0]?.id ?? '' },
      });
    await on(trip.id);
    const told = async (who: Person) =>
      (await read(trip.id, who)).body.findings
        .filter(({ rule }) => ['booking', 'pitch', 'deadline'].includes(rule))
        .map(({ text }) => text);
    const both = ['You booked for 1. 2 are coming', expect.stringMatching(/^Pay for the booking by /)];
    expect(await told(mia)).toEqual(both);
    expect(await told(ann)).toEqual(both);
    const [tom] = await db.household.findMany({
      where: { tripId: trip.id, attending: true, NOT: { id: trip.id } },
    });
    await on(tom?.id ?? '');
    expect(await told(mia)).toContain('Too many on River 4. 2 people of 1.');
  });
});

describe('organisers’ answers', () => {
  interface Found {
    key: string;
    level: string;
    text: string;
    noted: { answer: string; note: string | null; by: string; at: string } | null;
  }

  const put = (id: string, key: string, body: unknown, as?: Person) =>
    call<{ finding: Found; fields?: Record<string, string> }>(putAnswer, 'PUT', {
      ...(as && { as }),
      params: { id, key },
      body,
    });
  const found = async (id: string, as: Person, key = 'pets:Dog') =>
    (await call<{ findings: Found[] }>(GET, 'GET', { as, params: { id } })).body.findings.find(
      (each) => each.key === key,
    );

  /** Creates a trip with a dog, at a site whose rules for pets are unknown. */
  async function withDog() {
    const all = await party();
    const site = await siteOf(all.mia, { shared: true });
    await db.trip.update({ where: { id: all.trip.id }, data: { campsiteId: site.id } });
    const { profileId } = all.tom.viewer;
    const dog = await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
    await bringAlong(all.trip, all.tom, [dog.id], []);
    return { ...all, site };
  }

  test('an organiser’s answer holds for everybody, with who and when, until it is deleted', async () => {
    const { mia, tom, trip } = await withDog();
    expect(await found(trip.id, tom)).toMatchObject({ level: 'check', noted: null });
    const { status, body } = await put(trip.id, 'pets:Dog', { answer: 'yes', note: ' On a lead ' }, mia);
    expect(status).toBe(200);
    expect(body.finding).toMatchObject({
      key: 'pets:Dog',
      level: 'fine',
      text: 'Asked: yes, dogs are fine. On a lead.',
      noted: { answer: 'yes', note: 'On a lead', by: 'Mia', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
    expect(await found(trip.id, tom)).toEqual(body.finding);
    expect((await put(trip.id, 'pets%3ADog', { answer: 'no' }, mia)).body.finding.level).toBe('problem');
    expect((await put(trip.id, 'pets:Dog', { note: null }, mia)).body.finding).toMatchObject({
      level: 'check',
      noted: null,
    });
    expect((await put(trip.id, 'pets:Dog', { note: 'Fine' }, mia)).body.finding.noted?.answer).toBe('yes');
    expect((await found(trip.id, tom))?.noted?.note).toBe('Fine');
  });

  test('of two organisers who answer at once the later one holds, and both are named', async () => {
    const { mia, ann, trip } = await withDog();
    await appoint(trip, ann);
    const answers = await Promise.all([
      put(trip.id, 'pets:Dog', { answer: 'yes', note: 'Said Jo' }, mia),
      put(trip.id, 'pets:Dog', { answer: 'no', note: 'Said Al' }, ann),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await db.fitNote.findMany({ where: { tripId: trip.id }, orderBy: { createdAt: 'desc' } });
    const noted = (await found(trip.id, mia))?.noted;
    expect(noted?.note).toBe(rows[0]?.note);
    expect(noted?.by).toMatch(/^(Mia and Ann|Ann and Mia)$/);
    // A PUT with `note: null` deletes the whole answer, including the other organiser's part.
    expect((await put(trip.id, 'pets:Dog', { note: null }, ann)).body.finding.noted).toBeNull();
  });

  test('an answer ends when the trip moves to another site, and when the fact behind it changes', async () => {
    const { mia, zoe, site, trip } = await withDog();
    await put(trip.id, 'pets:Dog', { answer: 'yes' }, mia);
    const other = await siteOf(mia, { shared: true });
    const goTo = (campsiteId: string) => db.trip.update({ where: { id: trip.id }, data: { campsiteId } });
    await goTo(other.id);
    expect((await found(trip.id, mia))?.noted).toBeNull();
    await goTo(site.id);
    expect((await found(trip.id, mia))?.noted).toMatchObject({ answer: 'yes' });
    const { profileId } = zoe.viewer;
    await db.siteObservation.create({
      data: { campsiteId: site.id, profileId, seenOn: new Date(), pets: false },
    });
    expect(await found(trip.id, mia)).toMatchObject({ level: 'problem', noted: null });
  });

  test('unknown findings can’t be answered, nor with bad input, nor any once the trip is over or called off', async () => {
    const { mia, trip } = await withDog();
    for (const key of ['pets:Cat', 'x', '%'])
      expect((await put(trip.id, key, { answer: 'yes' }, mia)).status).toBe(404);
    for (const [body, field] of [
      [{}, 'answer'],
      [{ answer: 'maybe' }, 'answer'],
      [{ note: '' }, 'note'],
      [{ answer: 'yes', note: 'x'.repeat(201) }, 'note'],
    ] as const) {
      const { status, body: refusal } = await put(trip.id, 'pets:Dog', body, mia);
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    }
    await moveTo(trip, -5, -3);
    expect((await put(trip.id, 'pets:Dog', { answer: 'yes' }, mia)).status).toBe(409);
    await moveTo(trip, 3, 5);
    await callOffTrip(mia.viewer, trip.id);
    expect((await put(trip.id, 'pets:Dog', { answer: 'yes' }, mia)).status).toBe(409);
  });
});

describe('what an answer is compared with', () => {
  const nobody = { phone: null, url: null };
  const noOffers = { seats: [], tows: [] };

  /** Adds a car with five seats to what a person brings on a trip. */
  async function drive(who: Person, trip: { id: string }) {
    const { profileId } = who.viewer;
    const ride = await db.ride.create({
      data: {
        profileId,
        type: 'car',
        make: 'Ford',
        model: 'Ranger',
        drivetrain: '4 Wheel Drive',
        canTow: true,
      },
    });
    await bringAlong(trip, who, [], [ride.id]);
  }

  test('people on a trip get its site and the others’ offers in one query', async () => {
    const { mia, tom, ann, eve, trip } = await party();
    const site = await siteOf(mia, { drivetrain: '4 Wheel Drive', petFriendly: false });
    await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
    await drive(tom, trip);
    const { result, queries } = await countQueries(() => getChoiceSite(ann.viewer, trip.id));
    expect(queries).toHaveLength(1);
    expect(result?.site).toMatchObject({ access: '4 Wheel Drive', pets: false });
    expect(result?.offers.seats).toEqual([{ name: 'Tom', free: 4 }]);
    expect(result?.offers.tows).toHaveLength(1);
    // Tom gets no offer of the seats in his own car.
    expect((await getChoiceSite(tom.viewer, trip.id))?.offers).toEqual(noOffers);
    expect(await getChoiceSite(eve.viewer, trip.id)).toBeNull();
    expect(await getChoiceSite(ann.viewer, 'no id')).toBeNull();
  });

  test('nothing is known about a site that is only a name', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    expect(await getChoiceSite(mia.viewer, trip.id)).toEqual({
      site: unknownSite,
      contact: nobody,
      offers: noOffers,
      holidays: [],
      notes: [],
    });
  });

  test('for a new trip, people who see a site get what is known of it and the coming public holidays', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const { id } = await siteOf(mia, { drivetrain: '4 Wheel Drive' });
    await db.campsite.update({ where: { id }, data: { state: 'NSW', phoneContact: '02 5550 0000' } });
    const known = await getNewTripSite(mia.viewer, id);
    expect(known).toMatchObject({
      site: { access: '4 Wheel Drive' },
      contact: { phone: '02 5550 0000', url: null },
    });
    expect(known.holidays.length).toBeGreaterThan(0);
    expect(known.holidays.every(([day]) => day >= today())).toBe(true);
    for (const unseen of [await getNewTripSite(eve.viewer, id), await getNewTripSite(mia.viewer, null)]) {
      expect(unseen).toEqual({
        site: unknownSite,
        contact: nobody,
        offers: noOffers,
        holidays: [],
        notes: [],
      });
    }
    expect((await getNewTripSite(mia.viewer, 'no id')).site).toEqual(unknownSite);
  });

  test('a guest with a link gets the site, and offers of seats only where names are shown', async () => {
    const { mia, trip, token } = await guestTrip();
    const { id } = await siteOf(mia, { drivetrain: '4 Wheel Drive', shared: true });
    await db.campsite.update({
      where: { id },
      data: { phoneContact: '02 5550 0000', campsiteUrl: 'https://a.example' },
    });
    await db.trip.update({ where: { id: trip.id }, data: { campsiteId: id } });
    await drive(mia, trip);
    await answer(token, family);
    const told = {
      site: {
        ...unknownSite,
        access: '4 Wheel Drive',
        by: { access: 'The person who shared it', pets: null, boat_ramp: null },
      },
      contact: nobody,
      offers: { seats: [{ name: 'Mia', free: 4 }], tows: [{ car: 'Mia’s Ranger' }] },
      holidays: [],
      notes: [],
    };
    expect((await getInvitation(null, token))?.fit).toEqual(told);
    await db.trip.update({ where: { id: trip.id }, data: { showsNames: false } });
    expect((await getInvitation(null, token))?.fit).toEqual({ ...told, offers: noOffers });
    await db.campsite.update({
      where: { id },
      data: { source: 'open', sourceRef: `test-${id}`, ownerId: null },
    });
    expect((await getInvitation(null, token))?.fit.contact).toEqual({
      phone: '02 5550 0000',
      url: 'https://a.example',
    });
  });
});
