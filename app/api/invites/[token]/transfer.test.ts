import { POST as saveProfile } from '@/app/api/profile/route';
import { toRide } from '@/lib/household/rides/to-ride';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { answer, family, invited, prado, read } from '@/tests/factories/guests';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { othersOn } from '@/tests/factories/trip-households';
import { broughtBy, invitedToken, plan } from '@/tests/factories/trips';

/** Creates an account with this confirmed address, and a profile with this name. */
async function signUp(email: string, name: string): Promise<string> {
  const account = await newcomer(email);
  const body = { username: email.slice(0, 30), name, suburb: 'Kedron', postcode: '4031' };
  expect((await call(saveProfile, 'POST', { as: account, body })).status).toBe(200);
  return (await db.profile.findFirstOrThrow({ where: { user: { email } } })).id;
}

const crewOf = async (profileId: string) =>
  (await db.crewMember.findMany({ where: { profileId } })).map(({ name }) => name).sort();

async function chosenOf(profileId: string, tripId: string) {
  const { crew, rides } = await broughtBy(tripId, profileId);
  const members = await db.crewMember.findMany({ where: { id: { in: crew } } });
  const own = await db.ride.findMany({ where: { id: { in: rides } } });
  return [members.map(({ name }) => name).sort(), own.map(({ make }) => make)];
}

const all = ['Bo', 'Kim', 'Priya', 'Rex'];

test('the account that confirms the invited address takes over the guest’s answer', async () => {
  const { email, token, trip } = await invited();
  await answer(token, family);
  const profileId = await signUp(email, 'PRIYA');
  expect(await crewOf(profileId)).toEqual(['Bo', 'Kim', 'PRIYA', 'Rex']);
  expect(
    await db.crewMember.findMany({ where: { profileId, isOwner: false }, orderBy: { name: 'asc' } }),
  ).toMatchObject([
    { name: 'Bo', type: 'camper', age: 'baby' },
    { name: 'Kim', type: 'camper', age: 'child' },
    { name: 'Rex', type: 'pet', petType: 'Dog' },
  ]);
  expect(await db.ride.findMany({ where: { profileId } })).toMatchObject([prado]);
  expect(await chosenOf(profileId, trip.id)).toEqual([['Bo', 'Kim', 'PRIYA', 'Rex'], ['Toyota']]);
  expect((await othersOn(trip))[0]).toMatchObject({ profileId, attending: true, name: null });
  expect((await read(token)).status).toBe(410);
});

test('a car with few details is added to the account’s rides, to be completed there', async () => {
  const { email, token, trip } = await invited();
  await answer(token, {
    ...family,
    vehicles: [{ type: 'car', make: 'Dad’s van', seats: 8, drivetrain: '' }],
  });
  const profileId = await signUp(email, 'Priya');
  const rides = await db.ride.findMany({ where: { profileId } });
  expect(rides.map(toRide)).toMatchObject([
    { make: 'Dad’s van', seats: 8, model: null, colour: null, drivetrain: null },
  ]);
  expect((await chosenOf(profileId, trip.id))[1]).toEqual(['Dad’s van']);
});

test('an answer claimed by the link, with any address, becomes the account’s too', async () => {
  const { token, trip } = await invited();
  await answer(token, family);
  const priya = await person('Priya');
  const taken = await answer(token, { attending: true }, priya);
  expect(taken).toMatchObject({ status: 200, body: { attending: true, guest: null } });
  expect(await chosenOf(priya.viewer.profileId, trip.id)).toEqual([all, ['Toyota']]);
});

test('a different answer during the claim replaces the guest’s, and the crew is kept for the next trip', async () => {
  const { token, trip } = await invited();
  await answer(token, family);
  const priya = await person('Priya');
  expect((await answer(token, { attending: false }, priya)).body.attending).toBe(false);
  expect(await chosenOf(priya.viewer.profileId, trip.id)).toEqual([[], []]);
  expect(await crewOf(priya.viewer.profileId)).toEqual(all);
});

test('a guest with another name than the profile’s is still one person', async () => {
  const { email, token, trip } = await invited();
  await answer(token, family);
  const profileId = await signUp(email, 'Priya Nair');
  expect(await crewOf(profileId)).toEqual(['Bo', 'Kim', 'Priya Nair', 'Rex']);
  expect((await chosenOf(profileId, trip.id))[0]).toEqual(['Bo', 'Kim', 'Priya Nair', 'Rex']);
});

test('a guest who stays at home and sends the children is not added by signing up', async () => {
  const { email, token, trip } = await invited();
  await answer(token, { ...family, crew: family.crew.slice(1) });
  const profileId = await signUp(email, 'Priya');
  expect((await chosenOf(profileId, trip.id))[0]).toEqual(['Bo', 'Kim', 'Rex']);
});

test('people who are in the crew already, in any case, and an equal car are not added again', async () => {
  const { token, trip } = await invited();
  await answer(token, family);
  const priya = await person('Priya');
  const { profileId } = priya.viewer;
  await db.crewMember.createMany({
    data: [
      { profileId, type: 'camper', name: 'KIM', age: 'toddler' },
      { profileId, type: 'pet', name: 'rex', petType: 'Dog' },
      { profileId, type: 'pet', name: 'Bo', petType: 'Cat' },
    ],
  });
  const car = await db.ride.create({ data: { profileId, ...prado, make: 'TOYOTA', registration: null } });
  await answer(token, { attending: true }, priya);
  expect(await crewOf(profileId)).toEqual(['Bo', 'Bo', 'KIM', 'Priya', 'rex']);
  expect(await db.ride.findMany({ where: { profileId } })).toEqual([car]);
  expect(await chosenOf(profileId, trip.id)).toEqual([['Bo', 'KIM', 'Priya', 'rex'], ['TOYOTA']]);
});

test('several invitations of one guest add their crew once, and two people of the same name stay two', async () => {
  const email = uniqueEmail('priya');
  const trips: [string, string][] = [];
  for (const organiser of ['Mia', 'Tom']) {
    const trip = await plan(await person(organiser), { invitees: [email] });
    trips.push([trip.id, await invitedToken(email)]);
  }
  const twins = [...family.crew, { name: 'kim', age: 'child' }];
  const [[first, firstToken], [second, secondToken]] = trips as [[string, string], [string, string]];
  await answer(firstToken, family);
  await answer(secondToken, { ...family, crew: twins });
  const profileId = await signUp(email, 'Priya');
  expect(await crewOf(profileId)).toEqual(['Bo', 'Kim', 'Priya', 'Rex', 'kim']);
  expect((await chosenOf(profileId, first))[0]).toEqual(all);
  expect((await chosenOf(profileId, second))[0]).toEqual([...all, 'kim']);
  expect(await db.ride.count({ where: { profileId } })).toBe(1);
});

test('a guest who declined adds nothing', async () => {
  const { email, token, trip } = await invited();
  await answer(token, { attending: false, name: 'Priya' });
  const profileId = await signUp(email, 'Priya');
  expect([await crewOf(profileId), await chosenOf(profileId, trip.id)]).toEqual([['Priya'], [[], []]]);
  expect((await othersOn(trip))[0]).toMatchObject({ profileId, attending: false, name: null });
});

test('nobody else takes over any of it', async () => {
  const { token } = await invited();
  await answer(token, family);
  const tom: Person = await person('Tom');
  await answer(token, { attending: true }, tom);
  const eve = await person('Eve');
  expect((await answer(token, { attending: true }, eve)).status).toBe(410);
  expect(await crewOf(eve.viewer.profileId)).toEqual(['Eve']);
});
