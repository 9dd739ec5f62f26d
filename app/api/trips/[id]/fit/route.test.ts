import { dateOf, today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { holidaysOf } from '@/lib/trips/fit/public-holidays';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { answer, family, invited } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { bringAlong } from '@/tests/factories/trip-households';
import { inDays, moveTo, party, plan } from '@/tests/factories/trips';
import { GET } from './route';

type Fit = {
  findings: { rule: string; level: string; text: string; who: string[]; remedy: string | null }[];
};

const read = (id: string, as?: Person) => call<Fit>(GET, 'GET', { ...(as && { as }), params: { id } });

const carOf = ({ viewer: { profileId } }: Person, model: string, drivetrain: string) =>
  db.ride.create({
    data: { profileId, type: 'car', make: 'Toyota', model, colour: 'Red', drivetrain },
  });

test('a 2WD and a dog at a 4WD-only site without pets are found, and shown only to invitees', async () => {
  const { mia, tom, ann, zoe, eve, trip } = await party();
  const site = await siteOf(mia, { drivetrain: '4 Wheel Drive', petFriendly: false });
  await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
  const { profileId } = tom.viewer;
  const dog = await db.crewMember.create({
    data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' },
  });
  const car = await carOf(tom, 'Corolla', '2 Wheel Drive');
  await bringAlong(trip, tom, [dog.id], [car.id]);
  const { status, body } = await read(trip.id, mia);
  expect(status).toBe(200);
  expect(body.findings.slice(0, 2)).toEqual([
    {
      rule: 'access',
      level: 'problem',
      text: 'Tom’s Corolla can’t reach the site. A 2WD, and the way in is 4WD only (the person who added it).',
      who: ['Tom'],
      remedy: expect.any(String),
      key: 'access:2WD',
      noted: null,
    },
    {
      rule: 'pets',
      level: 'problem',
      text: 'Rex isn’t allowed. The site takes no pets (the person who added it).',
      who: ['Rex'],
      remedy: 'Find a sitter, or choose a site that welcomes pets.',
      key: 'pets:Dog',
      noted: null,
    },
  ]);
  for (const insider of [tom, ann, zoe]) expect((await read(trip.id, insider)).body).toEqual(body);
  expect((await read(trip.id, eve)).status).toBe(404);
  expect((await read(trip.id)).status).toBe(401);
  expect((await read('nonsense', mia)).status).toBe(404);
});

test('a guest’s people, pets and vehicles count, and no longer do when the guest isn’t going', async () => {
  const { mia, trip, token } = await invited();
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

test('the findings take one query, whatever the number of people', async () => {
  const { mia, trip } = await party();
  const { queries } = await countQueries(() => read(trip.id, mia));
  const reading = queries.filter((query) => query.includes('fit_notes'));
  expect(reading).toHaveLength(1);
});

test('a booking for too few people, a full pitch and a deadline are found for every reader of the trip', async () => {
  const { mia, ann, trip } = await party();
  const body = {
    ...{ status: 'booked', people: 1, pay_by: inDays(5), household_id: trip.id },
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
  const both = ['Booked for 1, 2 are coming', expect.stringMatching(/^Pay for the booking by /)];
  expect(await told(mia)).toEqual(both);
  expect(await told(ann)).toEqual(both);
  const [tom] = await db.household.findMany({
    where: { tripId: trip.id, attending: true, NOT: { id: trip.id } },
  });
  await on(tom?.id ?? '');
  expect(await told(mia)).toContain('Too many on River 4. 2 people of 1.');
});
