import { render, screen, within } from '@testing-library/react';
import type { PartLink } from './parts';
import { PartsBar } from './parts-bar';

const waiting = { number: 4, text: '4 waiting' };
const seats = { number: 2, text: '2 to sort out', tone: 'problem' as const };
const people = { page: 'people' as const, label: 'Who’s coming', href: '/trip/1/people', count: waiting };
const cars = { page: 'cars' as const, label: 'Cars', href: '/trip/1/cars', count: seats };
const overview = { page: 'overview' as const, label: 'Overview', href: '/trip/1' };
const parts: PartLink[] = [
  { label: 'Overview', href: '/trip/1', pages: [overview] },
  {
    label: 'People',
    href: '/trip/1/cars',
    pages: [people, cars],
    count: { number: 6, text: '4 waiting and 2 to sort out', tone: 'problem' },
  },
];

test('the bar links to every part, marks the current one and says what its numbers count', () => {
  render(<PartsBar parts={parts} current="people" />);
  const bar = within(screen.getByRole('navigation', { name: 'Parts of the trip' }));
  expect(bar.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  const current = bar.getByRole('link', { name: /^People ?, 4 waiting and 2 to sort out$/ });
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(current).toHaveAttribute('href', '/trip/1/cars');
});

test('under the bar, the pages of a part link to one another', () => {
  const { rerender } = render(<PartsBar parts={parts} current="people" />);
  const pages = within(screen.getByRole('navigation', { name: 'People' }));
  expect(pages.getByRole('link', { name: /^Who’s coming ?, 4 waiting$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(pages.getByRole('link', { name: /^Cars ?, 2 to sort out$/ })).toHaveAttribute(
    'href',
    '/trip/1/cars',
  );
  rerender(<PartsBar parts={parts} current="overview" />);
  expect(screen.queryByRole('navigation', { name: 'People' })).toBeNull();
  rerender(<PartsBar parts={parts} current="vote" />);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('the current part is scrolled to the middle of a narrow bar', () => {
  const sizes: [keyof HTMLElement, number][] = [
    ['clientWidth', 200],
    ['offsetWidth', 80],
    ['offsetLeft', 300],
  ];
  for (const [name, get] of sizes)
    jest.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(get);
  render(<PartsBar parts={parts} current="overview" />);
  expect(screen.getByRole('list').scrollLeft).toBe(240);
  jest.restoreAllMocks();
});
