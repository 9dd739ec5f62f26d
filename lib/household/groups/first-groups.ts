import type { Group } from './schema';

/** The first groups that hold so many addresses together; a form gets the others when it asks for them. */
export function firstGroups(groups: Group[], addresses: number): Group[] {
  let left = addresses;
  return groups.filter(({ members }) => {
    left -= members.length;
    return left >= 0;
  });
}
