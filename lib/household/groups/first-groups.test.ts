import { firstGroups } from './first-groups';
import type { Group } from './schema';

const getGroup = (people: number): Group => ({
  id: `${people}`,
  name: `${people} people`,
  members: Array.from({ length: people }, (_, index) => ({
    ...{ id: `${index}`, email: `${index}@example.com`, name: null, username: null },
  })),
});
const sizes = (groups: Group[]) => groups.map(({ members }) => members.length);

test('all groups are returned while their members fit the limit', () => {
  expect(sizes(firstGroups([3, 0, 5].map(getGroup), 300))).toEqual([3, 0, 5]);
});

test('groups are left out from the first one that exceeds the limit of addresses', () => {
  expect(sizes(firstGroups([200, 100, 1, 0].map(getGroup), 300))).toEqual([200, 100]);
});
