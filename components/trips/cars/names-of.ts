import { listText } from '@/lib/text';

export const namesOf = (people: readonly { name: string }[]): string =>
  listText(people.map(({ name }) => name));
