import { db } from '@/lib/db';
import { countQueries } from '@/tests/count-queries';
import { person } from '@/tests/factories';
import { belongingsOf } from './queries';

test('how far the set-up is: what there is of each beside oneself, in one query', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const nothing = { crew: 0, rides: 0, gear: 0, groups: 0 };
  expect(await belongingsOf(mia.viewer)).toEqual(nothing);
  const { profileId } = mia.viewer;
  await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Sailboat' } });
  await db.gearItem.createMany({ data: ['Esky', 'Swag'].map((name) => ({ profileId, name })) });
  await db.group.create({ data: { profileId, name: 'Family', members: { create: { email: tom.email } } } });
  const { result, queries } = await countQueries(() => belongingsOf(mia.viewer));
  expect(result).toEqual({ crew: 1, rides: 1, gear: 2, groups: 1 });
  expect(queries).toHaveLength(1);
  // Being in somebody's group is nothing of one's own.
  expect(await belongingsOf(tom.viewer)).toEqual(nothing);
});
