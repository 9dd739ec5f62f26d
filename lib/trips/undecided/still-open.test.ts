import { stillOpenText } from './still-open';

const told = (dates: number, site: number, open = true) => stillOpenText({ open, options: { dates, site } });

test('the kinds that are voted on are still open', () => {
  expect(told(3, 1)).toBe('Dates still open');
  expect(told(1, 2)).toBe('Campsite still open');
  expect(told(2, 2)).toBe('Dates and campsite still open');
});

test('in a vote without other options the dates are still open', () => {
  expect(told(1, 1)).toBe('Dates still open');
});

test('nothing is open without a vote, or once the vote is decided', () => {
  expect([stillOpenText(null), told(3, 2, false)]).toEqual([null, null]);
});
