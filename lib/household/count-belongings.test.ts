import { db } from '@/lib/server/db/client';
import { companionsOf } from '@/lib/trips/policy';
import { countQueries } from '@/tests/count-queries';
import { person } from '@/tests/factories/people';
import { countBelongings } from './count-belongings';
import { listCrew } from './crew/list-crew';
import { listGear } from './gear/list-gear';
import { listGroups } from './groups/list-groups';
import { listRides } from './rides/list-rides';

test('the hub counts the items on its pages in one query, with the viewer in the crew', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const nothing = { crew: 1, rides: 0, gear: 0, groups: 0 };
  expect(await countBelongings(mia.viewer)).toEqual(nothing);
  const { profileId } = mia.viewer;
  await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Sailboat' } });
  await db.gearItem.createMany({ data: ['Esky', 'Swag'].map((name) => ({ profileId, name })) });
  await db.group.create({ data: { profileId, name: 'Family', members: { create: { email: tom.email } } } });
  const { result, queries } = await countQueries(() => countBelongings(mia.viewer));
  expect(result).toEqual({ crew: 2, rides: 1, gear: 2, groups: 1 });
  expect(queries).toHaveLength(1);
  expect([result.crew, result.rides, result.gear, result.groups]).toEqual([
    (await listCrew(mia.viewer)).length,
    (await listRides(mia.viewer)).length,
    (await listGear(mia.viewer)).length,
    (await listGroups(mia.viewer, companionsOf)).length,
  ]);
  // Tom is a member of Mia's group, but this group doesn't count as Tom's.
  expect(await countBelongings(tom.viewer)).toEqual(nothing);
});
