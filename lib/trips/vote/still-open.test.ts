import { stillOpenText } from './still-open';

const told = (dates: number, site: number, open = true) => stillOpenText({ open, options: { dates, site } });

test('what is voted on is still open', () => {
  expect(told(3, 1)).toBe('Dates still open');
  expect(told(1, 2)).toBe('Campsite still open');
  expect(told(2, 2)).toBe('Dates and campsite still open');
});

test('dates that aren’t sure are still open before others are offered', () => {
  expect(told(1, 1)).toBe('Dates still open');
});

test('nothing is open without a vote, nor once it is decided', () => {
  expect([stillOpenText(null), told(3, 2, false)]).toEqual([null, null]);
});
