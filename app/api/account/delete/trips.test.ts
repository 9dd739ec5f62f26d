import { db, type Tx } from '@/lib/db';
import { inviteMore } from '@/lib/invitees/mutations';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/campsite-factory';
import { type Person, person, uniqueEmail } from '@/tests/factories';
import { answer as answerLink } from '@/tests/guest-factory';
import { somebodyWaits } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';
import { invitedToken, party, plan, toldSince } from '@/tests/trip-factory';
import { POST } from './route';

const deleteAccount = (as: Person) => call(POST, 'POST', { as, body: {} });

/** Deletes an account while a transaction holds what `first` locks, which then needs what `then` locks too. */
async function deletedBetween(
  who: Person,
  first: (tx: Tx) => Promise<unknown>,
  then: (tx: Tx) => Promise<unknown>,
) {
  const { deleting } = await db.$transaction(async (tx) => {
    await first(tx);
    const deleting = deleteAccount(who);
    await somebodyWaits();
    await then(tx);
    return { deleting };
  });
  return (await deleting).status;
}

test('deletion waits for an answer of the person that is being saved', async () => {
  const { tom, trip } = await party();
  const { profileId } = tom.viewer;
  const status = await deletedBetween(
    tom,
    (tx) =>
      tx.$queryRaw`select id::text from invites where trip_id = ${trip.id}::uuid and profile_id = ${profileId}::uuid for update`,
    (tx) =>
      tx.$queryRaw`select id::text from crew_members where profile_id = ${profileId}::uuid for key share`,
  );
  expect(status).toBe(200);
});

test('deletion waits for a profile that is being made for somebody on several of its trips', async () => {
  const mia = await person('Mia');
  const ids = [(await plan(mia)).id, (await plan(mia)).id];
  // So that the table and its index have the older one last.
  const campsiteId = (await siteOf(mia)).id;
  await db.trip.update({ where: { id: ids[0] ?? '' }, data: { campsiteId } });
  const hold = (id: string | undefined) => (tx: Tx) =>
    tx.$queryRaw`select id::text from trips where id = ${id}::uuid for key share`;
  expect(await deletedBetween(mia, hold(ids[0]), hold(ids[1]))).toBe(200);
});

test('those going or yet to answer are told, each at their account’s address where they have one', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  const forwarded = uniqueEmail('forwarded');
  await inviteMore(mia.viewer, trip.id, { invitees: [forwarded] });
  const sam = await person('Sam');
  await answerLink(await invitedToken(forwarded), { attending: true }, sam);
  expect((await deleteAccount(mia)).status).toBe(200);
  for (const email of [tom.email, ann.email, sam.email, address]) {
    expect(await toldSince(email)).toEqual(['Easter at Bendeela is off']);
  }
  for (const email of [zoe.email, forwarded]) expect(await toldSince(email)).toEqual([]);
  expect((await deliveredMail(address)).at(-1)?.text).toContain('Mia has left Campmates');
});
