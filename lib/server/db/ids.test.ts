import { isId } from '@/lib/fields';
import { newIds } from './ids';

test('ids are UUIDs of version 7, all different, and sort as they stand', () => {
  const ids = [...newIds(300), ...newIds(2, Date.now() + 1)];
  expect(new Set(ids).size).toBe(302);
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids) {
    expect(isId(id)).toBe(true);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});
