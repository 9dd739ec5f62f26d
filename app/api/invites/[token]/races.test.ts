import { POST as saveProfile } from '@/app/api/profile/route';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { answer, family, invited, prado, read } from '@/tests/factories/guests';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { othersOn, takeOff } from '@/tests/factories/trip-households';
import { invitedToken, plan } from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';

// Each race runs several times, because its two requests rarely overlap the first time.
const rounds = Array.from({ length: 4 }, (_, index) => index + 1);

const choicesOn = async (tripId: string) => [
  await db.tripPerson.count({ where: { tripId, crewMember: { isOwner: false } } }),
  await db.tripVehicle.count({ where: { tripId } }),
];

/** Returns the invitee's household. */
const invitedOn = async (trip: { id: string }) => (await othersOn(trip))[0];

test('of many answers by one link at once, the last one stays whole', async () => {
  const { token } = await invited();
  const lone = { ...family, crew: family.crew.slice(0, 1), vehicles: [] };
  const sent = [family, lone, { attending: false }, family, { attending: false }, lone];
  const responses = await Promise.all(sent.map((body) => answer(token, body)));
  expect(responses.map(({ status }) => status)).toEqual(sent.map(() => 200));
  const kept = (await read(token)).body;
  if (kept.attending) expect([4, 1]).toContain(kept.guest?.crew.length);
  else expect([null, 0]).toContain(kept.guest?.crew.length);
  expect(kept.guest?.vehicles.length ?? 0).toBe(kept.guest?.crew.length === 4 ? 1 : 0);
});

test.each(rounds)('an invitee who is removed while answering is off the trip (%i)', async () => {
  const { email, token, trip } = await invited();
  const [{ status }] = await Promise.all([answer(token, family), takeOff(trip, email)]);
  expect([200, 404]).toContain(status);
  expect((await read(token)).status).toBe(404);
  expect((await answer(token, family)).status).toBe(404);
});

test.each(rounds)(
  'a trip called off while answering: the answer came first, or is refused (%i)',
  async () => {
    const { token, trip } = await invited();
    const [{ status }] = await Promise.all([
      answer(token, family),
      db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } }),
    ]);
    expect([200, 409]).toContain(status);
    expect((await read(token)).body.attending).toBe(status === 200 ? true : null);
  },
);

test.each(rounds)(
  'a trip deleted while a guest answers and an account claims the invitation is gone (%i)',
  async () => {
    const { trip, token } = await invited();
    const tom = await person('Tom');
    const [guest, taken] = await Promise.all([
      answer(token, family),
      answer(token, { attending: true }, tom),
      db.trip.delete({ where: { id: trip.id } }),
    ]);
    expect([200, 404, 410]).toContain(guest.status);
    expect([200, 404]).toContain(taken.status);
    expect(await db.tripPerson.count({ where: { crewMember: { profileId: tom.viewer.profileId } } })).toBe(0);
  },
);

test.each(rounds)(
  'an invitation claimed while a guest answers: the account takes over the answer, or the guest is too late (%i)',
  async () => {
    const { token, trip } = await invited();
    const tom = await person('Tom');
    const [guest, taken] = await Promise.all([
      answer(token, family),
      answer(token, { attending: true }, tom),
    ]);
    expect([200, 410]).toContain(guest.status);
    expect(taken.status).toBe(200);
    expect(await choicesOn(trip.id)).toEqual(guest.status === 200 ? [3, 1] : [0, 0]);
    expect(await invitedOn(trip)).toMatchObject({
      profileId: tom.viewer.profileId,
      attending: true,
      name: null,
    });
  },
);

test.each(rounds)('a profile created while its owner answers agrees with the answer (%i)', async () => {
  const email = uniqueEmail('sam');
  const { token, trip } = await invited(email);
  await answer(token, { attending: false, name: 'Sam' });
  const sam = await newcomer(email);
  const details = { username: email.slice(0, 30), name: 'Sam', suburb: 'Kedron', postcode: '4031' };
  const [made, answered] = await Promise.all([
    call(saveProfile, 'POST', { as: sam, body: details }),
    answer(token, { ...family, name: 'Sam' }, sam),
  ]);
  // The two requests race. The answer gets 410 when it starts before the profile exists and the new
  // profile claims the household before the answer is saved; otherwise the answer gets 200.
  expect([made.status, [200, 410].includes(answered.status)]).toEqual([200, true]);
  const profile = await db.profile.findFirstOrThrow({ where: { user: { email } }, include: { crew: true } });
  expect(await invitedOn(trip)).toMatchObject({
    profileId: profile.id,
    attending: answered.status === 200,
    name: null,
  });
  expect([1, 5]).toContain(profile.crew.length);
  expect(await choicesOn(trip.id)).toEqual(profile.crew.length === 5 ? [4, 1] : [0, 0]);
});

test('a profile created while its owner’s answer is being saved has the whole answer', async () => {
  const email = uniqueEmail('sam');
  const { token, trip } = await invited(email);
  const sam = await newcomer(email);
  const details = { username: email.slice(0, 30), name: 'Sam', suburb: 'Kedron', postcode: '4031' };
  const [answered, made] = await meanwhile(
    ['insert', 'trip_people'],
    () => answer(token, { ...family, name: 'Sam' }, sam),
    () => call(saveProfile, 'POST', { as: sam, body: details }),
  );
  expect([answered.status, made.status]).toEqual([200, 200]);
  expect(await choicesOn(trip.id)).toEqual([4, 1]);
});

test('two invitations claimed at once by one person add their family to the crew once', async () => {
  const emails = [uniqueEmail(), uniqueEmail()];
  const mia = await person('Mia');
  const tokens: string[] = [];
  for (const email of emails) {
    await plan(mia, { invitees: [email] });
    tokens.push(await invitedToken(email));
  }
  for (const token of tokens) await answer(token, family);
  const priya = await person('Priya');
  const taken = await Promise.all(tokens.map((token) => answer(token, { attending: true }, priya)));
  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  const { profileId } = priya.viewer;
  expect(await db.crewMember.count({ where: { profileId } })).toBe(4);
  expect(await db.ride.findMany({ where: { profileId } })).toMatchObject([{ make: prado.make }]);
  expect(await db.tripPerson.count({ where: { crewMember: { profileId } } })).toBe(8);
});
