import { inOneRow, type ShownCondition } from './shown-conditions';

const row = (title: string, text: string, state: ShownCondition['state'] = 'not checked') => {
  const looks = state === 'not checked' ? [{ name: title, url: `https://example.com/${title.at(0)}` }] : [];
  return { key: title, state, title, text, looks } as ShownCondition;
};

test('what isn’t checked for the same reason is one row with every place to look', () => {
  const rows = inOneRow(
    [
      row('No park alert on the list', '', 'none found'),
      row('Fires nearby: not checked', 'No answer.'),
      row('Warnings: not checked', 'No list.'),
      row('Road closures: not checked', 'No list.'),
    ],
    [],
  );
  expect(rows.map(({ title, looks }) => [title, looks.length])).toEqual([
    ['No park alert on the list', 0],
    ['Fires nearby: not checked', 1],
    ['Warnings and road closures: not checked', 2],
  ]);
});

test('what is found on two lists stays two rows, and a row doesn’t repeat the headline', () => {
  const found = [row('A track is closed', '', 'found'), row('A hut is closed', '', 'found')];
  expect(inOneRow(found, [])).toHaveLength(2);
  const [early] = inOneRow([row('Warnings: not checked', 'We start on Friday.')], ['We start on Friday.']);
  expect(early?.text).toBe('');
});
