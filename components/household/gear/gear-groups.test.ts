import type { GearItem } from '@/lib/household/gear/schema';
import { gearGroups } from './gear-groups';

const item = (name: string, category: GearItem['category'], shared = false): GearItem => ({
  id: name,
  name,
  category,
  shared,
});

test('shared gear comes first, then each kind, then gear of no known kind', () => {
  const gear = [
    item('Grandpa’s billy', null),
    item('Plates', 'cooking'),
    item('Gazebo', 'shelter', true),
    item('Tent', 'shelter'),
    item('Esky', 'cooking', true),
  ];
  expect(gearGroups(gear).map(({ title, items }) => [title, items.map(({ name }) => name)])).toEqual([
    ['Shared with the group', ['Gazebo', 'Esky']],
    ['Shelter', ['Tent']],
    ['Cooking', ['Plates']],
    ['Everything else', ['Grandpa’s billy']],
  ]);
});
