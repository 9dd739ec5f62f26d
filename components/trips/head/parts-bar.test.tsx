import { render, screen, within } from '@testing-library/react';
import { PartsBar } from './parts-bar';

const parts = [
  { part: 'overview' as const, label: 'Overview', href: '/trip/1' },
  {
    part: 'people' as const,
    label: 'People',
    href: '/trip/1/people',
    count: { number: 4, of: 'waiting' },
  },
];

test('the bar leads to every part, marks the one that is shown and says what its numbers count', () => {
  render(<PartsBar parts={parts} current="people" />);
  const bar = within(screen.getByRole('navigation', { name: 'Parts of the trip' }));
  expect(bar.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  const current = bar.getByRole('link', { name: /^People ?, 4 waiting$/ });
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current).toHaveAttribute('href', '/trip/1/people');
});

test('the part that is shown is brought to the middle of a narrow bar', () => {
  const sizes: [keyof HTMLElement, number][] = [
    ['clientWidth', 200],
    ['offsetWidth', 80],
    ['offsetLeft', 300],
  ];
  for (const [name, get] of sizes)
    jest.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(get);
  render(<PartsBar parts={parts} current="people" />);
  expect(screen.getByRole('list').scrollLeft).toBe(240);
  jest.restoreAllMocks();
});
