import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { changeHousehold, takeOff } from '@/tests/factories/trip-households';
import { invitedToken, party } from '@/tests/factories/trips';
import { deliveredMail, headersOf, invitationIn, minutesPass } from '@/tests/mail';
import { PATCH } from './route';

const kim = {
  name: 'Kim',
  crew: [
    { name: 'Kim', age: 'adult' },
    { name: 'Bo', age: 'child' },
  ],
  vehicles: [],
};
const answer = (token: string, body: object) => call(PATCH, 'PATCH', { params: { token }, body });
const isReceipt = ({ subject = '' }) => /^You’re (not )?going/.test(subject);
const receiptsOf = async (email: string) => (await deliveredMail(email)).filter(isReceipt);

test('a guest gets one receipt for the latest answer, with their own link to change it', async () => {
  const { mia, address } = await party();
  const token = await invitedToken(address);
  await answer(token, { attending: false });
  await answer(token, { attending: true, ...kim });
  expect(await receiptsOf(address)).toEqual([]);
  await minutesPass(3);
  const [receipt, ...more] = await receiptsOf(address);
  expect(more).toEqual([]);
  expect(receipt?.subject).toBe('You’re going: Easter at Bendeela');
  expect(receipt?.text).toContain('With: Kim and Bo (child)');
  expect(invitationIn(receipt)).toBe(token);
  expect(receipt?.text).not.toContain('signup=');
  expect(receipt?.replyTo).toMatchObject([{ address: mia.email }]);
  expect(receipt?.attachments).toHaveLength(1);
  expect(headersOf(receipt as never)).toHaveProperty('list-unsubscribe');
});

test('the same answer again sends no receipt, and another answer does', async () => {
  const { address } = await party();
  const token = await invitedToken(address);
  for (const body of [{ attending: true, ...kim }, { attending: true }, { attending: false }]) {
    await answer(token, body);
    await minutesPass(3);
    await deliveredMail(address);
  }
  expect((await receiptsOf(address)).map(({ subject }) => subject)).toEqual([
    'You’re going: Easter at Bendeela',
    'You’re not going: Easter at Bendeela',
  ]);
});

test.each<[string, (trip: { id: string }, address: string, profileId: string) => Promise<unknown>]>([
  [
    'the trip is called off',
    ({ id }) => db.trip.update({ where: { id }, data: { calledOffAt: new Date() } }),
  ],
  ['the invitation is gone', (trip, address) => takeOff(trip, address)],
  [
    'an account has taken it up',
    (trip, address, profileId) => changeHousehold(trip, address, { profileId, name: null }),
  ],
])('no receipt is sent once %s', async (_, meanwhile) => {
  const { address, eve, trip } = await party();
  await answer(await invitedToken(address), { attending: true, ...kim });
  await meanwhile(trip, address, eve.viewer.profileId);
  await minutesPass(3);
  expect(await receiptsOf(address)).toEqual([]);
});
