import { toCsv } from './csv';

const cell = (value: string | number) => toCsv([[value]]).slice(1, -2);

test('a file has one line per row and begins with the byte order mark that Excel needs for UTF-8', () => {
  expect(
    toCsv([
      ['Household', 'Adults'],
      ['Zoë', 2],
    ]),
  ).toBe('\ufeffHousehold,Adults\r\nZoë,2\r\n');
});

test('a cell with a separator in it is quoted', () => {
  expect(cell('Hart, Mia')).toBe('"Hart, Mia"');
  expect(cell('Mia "the car"')).toBe('"Mia ""the car"""');
  expect(cell('one\r\ntwo')).toBe('"one\r\ntwo"');
  expect(cell('a;b\tc')).toBe('"a;b\tc"');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '\t=1', ' =1', '＝1', '\u200b=1'])(
  '%j is text, not a formula',
  (value) => {
    expect(cell(value).replaceAll('"', '')).toBe(`'${value}`);
  },
);

test('a number and an ordinary name stay as they are', () => {
  expect([cell(-1), cell('Anne-Marie'), cell('O’Neil + co')]).toEqual(['-1', 'Anne-Marie', 'O’Neil + co']);
});
