import { type PastedNumber, readPasted } from './pasted-list';

const read = (text: string, meaning: PastedNumber = 'count') => readPasted(text, meaning, 80);

test.each([
  ['2x tarp', [['tarp', 2]]],
  ['2 x camp chairs', [['camp chairs', 2]]],
  ['tarp x2', [['tarp', 2]]],
  ['Gas bottles: 3', [['Gas bottles', 3]]],
  ['firewood 40', [['firewood', 40]]],
  ['12 chairs', [['chairs', 12]]],
  ['3-burner stove', [['3-burner stove', null]]],
  [
    '- Axe\n• 2 lanterns\n☐ rope',
    [
      ['Axe', null],
      ['lanterns', 2],
      ['rope', null],
    ],
  ],
  [
    '1. Tarp\n2) Rope',
    [
      ['Tarp', null],
      ['Rope', null],
    ],
  ],
  [
    'tarp, 2 ropes, pegs x 30',
    [
      ['tarp', null],
      ['ropes', 2],
      ['pegs', 30],
    ],
  ],
  [
    '[12/1/26, 10:04 am] Sam Kaur: tarp, rope',
    [
      ['tarp', null],
      ['rope', null],
    ],
  ],
  ['12/01/2026, 10:04 - Sam: 2 tarps', [['tarps', 2]]],
  [
    'Tarp\t2\tSam\nRope\t',
    [
      ['Tarp', 2],
      ['Rope', null],
    ],
  ],
])('things to bring: %j', (text, rows) => {
  expect(read(text)).toEqual({ rows: rows.map(([name, number]) => ({ name, number })), rest: '' });
});

test.each([
  ['firewood 40', [['firewood', 4000]]],
  ['Camp fees: $180.50', [['Camp fees', 18_050]]],
  ['Ice = 12', [['Ice', 1200]]],
  ['Groceries\t$1,204.30', [['Groceries', 120_430]]],
  ['2 bags of ice 9', [['2 bags of ice', 900]]],
  ['Meat, bread and eggs $61', [['Meat, bread and eggs', 6100]]],
])('what was paid: %j', (text, rows) => {
  expect(read(text, 'money')).toEqual({ rows: rows.map(([name, number]) => ({ name, number })), rest: '' });
});

test('a to-do keeps its numbers and commas', () => {
  expect(read('- Ring the ranger, ask about site 40', 'none').rows).toEqual([
    { name: 'Ring the ranger, ask about site 40', number: null },
  ]);
});

test('what isn’t understood stays, line by line', () => {
  const long = 'a'.repeat(81);
  expect(read(`tarp\n???\n${long}\n\n0 ropes`)).toEqual({
    rows: [{ name: 'tarp', number: null }],
    rest: `???\n${long}\n0 ropes`,
  });
  expect(read('firewood\nice 9', 'money')).toEqual({
    rows: [{ name: 'ice', number: 900 }],
    rest: 'firewood',
  });
});
