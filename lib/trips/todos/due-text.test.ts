import { dueText } from './due-text';

test.each([
  ['2026-10-01', 'Was due yesterday', true],
  ['2026-09-25', 'Was due Fri 25 Sep', true],
  ['2026-10-02', 'Due today', false],
  ['2026-10-03', 'Due tomorrow', false],
  ['2026-10-06', 'By Tuesday', false],
  ['2026-10-09', 'By Fri 9 Oct', false],
])('%s reads %s on Fri 2 Oct', (due, text, late) => {
  expect(dueText(due, '2026-10-02')).toEqual({ text, late });
});
