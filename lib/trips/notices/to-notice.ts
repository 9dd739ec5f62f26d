import { GUEST } from '../households/household-name';
import type { NoticeRow } from './notice-columns';
import type { Notice } from './schema';
import type { Named } from './text-parts';

/** Every author is on the trip, because notices are deleted together with their author. */
export const toNotice = (
  row: NoticeRow,
  names: ReadonlyMap<string, string>,
  ownId: string | undefined,
): Notice => ({
  id: row.id,
  household_id: row.household,
  author: names.get(row.household) ?? GUEST,
  text: row.text,
  announcement: row.announcement,
  created_at: new Date(row.createdAt).toISOString(),
  edited: row.editedAt !== null,
  own: row.household === ownId,
});

export const toNamed = (writers: readonly { id: string; name: string | null }[]): Named[] =>
  writers.flatMap(({ id, name }) => (name ? [{ id, name }] : []));

export const namesById = (people: readonly Named[]) => new Map(people.map(({ id, name }) => [id, name]));
