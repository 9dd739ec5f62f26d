import { addDays } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { inDays, party } from '@/tests/factories/trips';
import { openedVote, otherDates } from '@/tests/factories/votes';
import { getVoteNews } from './schedule-vote-news';

test('the reminder is due the morning before the last day and the end at its midnight, in the site’s time zone', async () => {
  const { mia, trip } = await party();
  const last = inDays(10);
  await openedVote(mia, trip, { ...otherDates(), closes_on: last });
  expect(await getVoteNews(db, trip.id, 'Australia/Perth')).toMatchObject({
    closesOn: last,
    remindAt: new Date(`${addDays(last, -1)}T01:00:00Z`),
    endAt: new Date(`${last}T16:00:00Z`),
  });
});
