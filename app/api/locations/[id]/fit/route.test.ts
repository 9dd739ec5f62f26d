import { db } from '@/lib/server/db/client';
import type { Finding } from '@/lib/trips/fit/finding';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { GET } from './route';

const read = (id: string, as?: Person) =>
  call<{ findings: Finding[] }>(GET, 'GET', { ...(as && { as }), params: { id } });

const add = ({ viewer: { profileId } }: Person, ride: object) =>
  db.ride.create({ data: { profileId, type: 'car', make: 'Toyota', colour: 'Red', ...ride } });

test('the site is compared with the caller’s whole household, and with nobody else’s', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await siteOf(tom, { shared: true, drivetrain: '4 Wheel Drive', petFriendly: false });
  const { profileId } = mia.viewer;
  await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  await add(mia, { model: 'Corolla', drivetrain: '2 Wheel Drive' });
  const { status, body } = await read(site.id, mia);
  expect(status).toBe(200);
  expect(body.findings).toEqual([
    {
      rule: 'access',
      level: 'problem',
      text: 'Your Corolla can’t reach the site. A 2WD, and the way in is 4WD only (the person who shared it).',
      who: ['Mia'],
      remedy: 'Choose a site that your car can reach.',
      key: 'access:2WD',
      noted: null,
    },
    expect.objectContaining({ rule: 'pets', level: 'problem', who: ['Rex'] }),
    expect.objectContaining({ rule: 'seats', level: 'fine' }),
  ]);
  expect((await read(site.id, tom)).body.findings).toEqual([]);
});

test('of several cars the one that reaches the site counts; a boat and a trailer are checked too', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, { drivetrain: '4 Wheel Drive', features: ['Lakefront'] });
  await add(mia, { model: 'Corolla', drivetrain: '2 Wheel Drive' });
  await add(mia, { model: 'Prado', drivetrain: '4 Wheel Drive', canTow: true });
  await add(mia, { type: 'trailer', make: null, colour: null, trailerType: 'Caravan' });
  await add(mia, { type: 'boat', make: null, colour: null, boatType: 'Paddleboat' });
  expect((await read(site.id, mia)).body.findings.map(({ rule, level }) => `${rule} ${level}`)).toEqual([
    'trailer_access problem',
    'access fine',
    'seats fine',
    'tow fine',
    'boat fine',
  ]);
});

test('another person’s private site and an invalid id are 404; a signed-out caller gets 401', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await siteOf(tom);
  expect((await read(site.id, tom)).status).toBe(200);
  expect((await read(site.id, mia)).status).toBe(404);
  expect((await read('nonsense', mia)).status).toBe(404);
  expect((await read(site.id)).status).toBe(401);
});
