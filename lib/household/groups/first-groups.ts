import type { Group } from './schema';

/**
 * Returns the first groups, with at most `addresses` addresses together. A form loads the others on
 * demand.
 */
export function firstGroups(groups: Group[], addresses: number): Group[] {
  let left = addresses;
  return groups.filter(({ members }) => {
    left -= members.length;
    return left >= 0;
  });
}
