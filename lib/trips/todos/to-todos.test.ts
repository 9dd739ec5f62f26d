import type { Todo } from './schema';
import { toTodos } from './to-todos';

const todo = (text: string, changes: Partial<Todo> = {}): Todo => ({
  id: text,
  text,
  household_id: 'mia',
  due_on: null,
  done: false,
  done_by: null,
  by: 'mia',
  from: 'added',
  ...changes,
});
const going = [{ household_id: 'mia' }];

test('to-dos without an owner come first, then by date with undated ones last, and done ones at the end', () => {
  const all = [
    todo('done', { done: true, done_by: 'mia', household_id: null }),
    todo('undated'),
    todo('late', { due_on: '2026-10-09' }),
    todo('soon', { due_on: '2026-10-02' }),
    todo('nobody’s', { household_id: null, due_on: '2026-12-01' }),
    todo('left behind', { household_id: 'tom' }),
  ];
  const shown = toTodos(all, going);
  expect(shown.map(({ text }) => text)).toEqual([
    'nobody’s',
    'left behind',
    'soon',
    'late',
    'undated',
    'done',
  ]);
  expect(shown[1]?.household_id).toBeNull();
});

test('on a trip that was called off, to-dos about the booking come first', () => {
  const rows = [
    todo('Ice', { household_id: null }),
    todo('Cancel the booking', { due_on: '2027-03-01', from: 'booking' }),
  ];
  const texts = (calledOff: boolean) => toTodos(rows, going, calledOff).map(({ text }) => text);
  expect(texts(false)).toEqual(['Ice', 'Cancel the booking']);
  expect(texts(true)).toEqual(['Cancel the booking', 'Ice']);
});
