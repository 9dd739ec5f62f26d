import { countQueries } from '@/tests/count-queries';
import { person } from '@/tests/factories/people';
import { party } from '@/tests/factories/trips';
import { getTripPage } from './trip-page';

test('all of a trip’s page is read in one query, which nobody else’s session gets anything of', async () => {
  const { mia, tom, eve, trip } = await party();
  const { result, queries } = await countQueries(() => getTripPage(mia.viewer, trip.id));
  expect(queries).toHaveLength(1);
  expect(result).toMatchObject({ trip: { id: trip.id }, role: 'organiser', hidden: false });
  expect(Object.keys(result?.trip ?? {})).not.toContain('invites');
  expect((await getTripPage(tom.viewer, trip.id))?.role).toBeNull();
  expect(await getTripPage(eve.viewer, trip.id)).toBeNull();
  expect(await getTripPage((await person('Ann')).viewer, 'nonsense')).toBeNull();
});
