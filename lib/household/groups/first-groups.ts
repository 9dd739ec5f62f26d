import type { Group } from './schema';

/** A form loads the other groups on demand. */
export function firstGroups(groups: Group[], addresses: number): Group[] {
  let left = addresses;
  return groups.filter(({ members }) => {
    left -= members.length;
    return left >= 0;
  });
}
