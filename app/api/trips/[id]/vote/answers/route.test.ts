import { PATCH as choose } from '@/app/api/trips/[id]/attendance/route';
import { GET as readVote } from '@/app/api/trips/[id]/vote/route';
import { deleteAccount } from '@/lib/own-data/delete-account';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import type { Vote } from '@/lib/trips/vote/schema';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { inDays, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';
import { openedVote, sayAs } from '@/tests/factories/votes';
import { PUT } from './route';

const voteOf = async (as: Person, { id }: { id: string }) =>
  (await call<{ vote: Vote }>(readVote, 'GET', { as, params: { id } })).body.vote;
const countsOf = (vote: Vote | undefined) =>
  vote?.options.map(({ yes, if_need_be, no, people }) => [yes, if_need_be, no, people]);

async function opened() {
  const story = await party();
  const vote = await openedVote(story.mia, story.trip);
  return { ...story, vote, options: vote.options };
}

test('everybody on the trip votes for their own household, and changes or deletes the vote', async () => {
  const { mia, tom, ann, zoe, trip, options } = await opened();
  const [own, first, second] = options;
  const said = await sayAs(tom, trip, [own, 'no'], [first, 'yes'], [second, 'if need be']);
  expect(said.status).toBe(200);
  expect(said.body.vote.options.slice(0, 3).map(({ own }) => own)).toEqual(['no', 'yes', 'if need be']);
  await sayAs(ann, trip, [first, 'yes']);
  await sayAs(zoe, trip, [first, 'if need be']);
  const changed = await sayAs(tom, trip, [first, 'no'], [second, null]);
  expect(countsOf(changed.body.vote)?.slice(0, 3)).toEqual([
    [0, 0, 1, 0],
    [1, 1, 1, 2],
    [0, 0, 0, 0],
  ]);
  expect((await voteOf(mia, trip)).options[0]?.own).toBeNull();
});

test('a household counts its chosen people, or without a choice all campers of its crew', async () => {
  const { mia, tom, ann, zoe, trip, options } = await opened();
  const camper = (who: Person, name: string) =>
    db.crewMember.create({
      data: { profileId: who.viewer.profileId, type: 'camper', name, age: 'child' },
      select: { id: true },
    });
  const kids = [await camper(tom, 'Kim'), await camper(tom, 'Leo')];
  await camper(tom, 'Sue');
  await camper(ann, 'Pia');
  await camper(zoe, 'Max');
  await db.crewMember.create({
    data: { profileId: ann.viewer.profileId, type: 'pet', name: 'Rex', petType: 'Dog' },
  });
  const peopleOf = (vote: Vote, name: string) => vote.households.find((each) => each.name === name)?.people;
  for (const as of [tom, ann, zoe]) await sayAs(as, trip, [options[1], 'yes']);
  const chosen = { attending: true, crew_member_ids: kids.map(({ id }) => id), ride_ids: [] };
  await call(choose, 'PATCH', { as: tom, params: { id: trip.id }, body: chosen });
  const vote = await voteOf(mia, trip);
  expect(['Tom', 'Ann', 'Zoe'].map((name) => peopleOf(vote, name))).toEqual([2, 2, 2]);
  expect(vote.options[1]?.people).toBe(6);
});

test('the organiser counts once they vote; households that aren’t going are not waited for', async () => {
  const { mia, trip, options } = await opened();
  const who = (vote: Vote) => vote.households.map(({ name, voted, organiser }) => [name, voted, organiser]);
  expect(who(await voteOf(mia, trip))).toEqual([
    ['Mia', false, true],
    ['Tom', false, false],
    ['Ann', false, false],
    [expect.stringContaining('nobody'), false, false],
  ]);
  const { body } = await sayAs(mia, trip, [options[1], 'yes']);
  expect([body.vote.households[0]?.voted, body.vote.options[1]?.yes]).toEqual([true, 1]);
});

test('a stranger can’t vote, and neither can a signed-out person', async () => {
  const { eve, trip, options } = await opened();
  expect((await sayAs(eve, trip, [options[1], 'yes'])).status).toBe(404);
  const body = { answers: [{ option_id: options[1]?.id, answer: 'yes' }] };
  expect((await call(PUT, 'PUT', { params: { id: trip.id }, body })).status).toBe(401);
});

test('an invalid answer, or one to another vote, is refused', async () => {
  const { mia, tom, trip, options } = await opened();
  const put = (body: object) => call(PUT, 'PUT', { as: tom, params: { id: trip.id }, body });
  const option_id = options[1]?.id;
  for (const answers of [[], 'yes', [{ option_id, answer: 'maybe' }], [{ option_id }], [{ answer: 'yes' }]])
    expect((await put({ answers })).status).toBe(400);
  const elsewhere = await openedVote(mia, await plan(mia));
  expect((await sayAs(tom, trip, [elsewhere.options[1], 'yes'])).status).toBe(404);
  expect((await sayAs(mia, await plan(mia), [options[1], 'yes'])).status).toBe(409);
  expect(await db.voteOptionAnswer.count({ where: { tripId: trip.id } })).toBe(0);
});

test('when an option is answered twice in a call, the last answer counts', async () => {
  const { tom, trip, options } = await opened();
  const { body } = await sayAs(tom, trip, [options[1], 'yes'], [options[1], 'no']);
  expect(body.vote.options[1]?.own).toBe('no');
});

test('nobody votes on a trip that is called off or over', async () => {
  for (const close of [
    ({ mia, trip }: Awaited<ReturnType<typeof opened>>) => callOffTrip(mia.viewer, trip.id),
    ({ trip }: Awaited<ReturnType<typeof opened>>) => moveTo(trip, -4, -2),
  ]) {
    const story = await opened();
    await close(story);
    expect((await sayAs(story.tom, story.trip, [story.options[1], 'yes'])).status).toBe(409);
  }
});

test('past dates and a deleted campsite can’t get a yes, but an answer to them can be deleted', async () => {
  const { mia, tom, trip } = await party();
  const site = await siteOf(await person('Eve'), { shared: true });
  const vote = await openedVote(mia, trip, {
    dates: [{ start_date: inDays(21), end_date: inDays(24) }],
    location_ids: [site.id],
  });
  const [, dates, , river] = vote.options;
  await sayAs(tom, trip, [dates, 'yes'], [river, 'yes']);
  const passed = { startDate: new Date(inDays(-9)), endDate: new Date(inDays(-7)) };
  await db.voteOption.update({ where: { id: dates?.id ?? '' }, data: passed });
  await db.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
  expect((await sayAs(tom, trip, [dates, 'no'])).status).toBe(409);
  const refused = await sayAs(tom, trip, [river, 'no']);
  expect([refused.status, refused.body.error]).toEqual([409, 'This campsite isn’t there any more.']);
  const { options } = await voteOf(tom, trip);
  expect(options.map(({ available }) => available)).toEqual([true, false, true, false]);
  expect(options[3]).toMatchObject({ name: 'Riverside flat', location_id: null, locality: null });
  expect((await sayAs(tom, trip, [dates, null], [river, null])).status).toBe(200);
});

test('votes of people who leave the trip or delete their account are deleted', async () => {
  const { mia, tom, ann, trip, options } = await opened();
  await Promise.all([tom, ann].map((as) => sayAs(as, trip, [options[1], 'yes'])));
  await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id);
  await deleteAccount(ann.viewer, undefined);
  expect(await db.voteOptionAnswer.count({ where: { tripId: trip.id } })).toBe(0);
});

test('households that vote at once all count, and one that votes twice at once counts once', async () => {
  const { tom, ann, zoe, mia, trip, options } = await opened();
  const both = [tom, tom, ann, zoe].map((as, index) => sayAs(as, trip, [options[1], index ? 'yes' : 'no']));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { yes = 0, no = 0 } = (await voteOf(mia, trip)).options[1] ?? {};
  expect(yes + no).toBe(3);
});
