import { render, screen, within } from '@testing-library/react';
import type { PartLink } from './parts';
import { PartsBar } from './parts-bar';

const people = {
  page: 'people' as const,
  label: 'Who’s coming',
  href: '/trip/1/people',
  count: { number: 3, text: '3 things for you' },
};
const cars = { page: 'cars' as const, label: 'Cars', href: '/trip/1/cars' };
const overview = { page: 'overview' as const, label: 'Overview', href: '/trip/1' };
const notices = { page: 'notices' as const, label: 'Notices', href: '/trip/1/notices' };
const parts: PartLink[] = [
  { label: 'Overview', href: '/trip/1', pages: [overview] },
  {
    label: 'People',
    href: '/trip/1/people',
    pages: [people, cars],
    count: { number: 3, text: '3 things for you' },
  },
  { label: 'Notices', href: '/trip/1/notices', pages: [notices], count: { dot: 'news' } },
];

test('the bar links to every part, marks the current one and says what waits there', () => {
  render(<PartsBar parts={parts} current="people" />);
  const bar = within(screen.getByRole('navigation', { name: 'Parts of the trip' }));
  expect(bar.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  const current = bar.getByRole('link', { name: /^People ?, 3 things for you$/ });
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(current).toHaveTextContent('3');
  expect(bar.getByRole('link', { name: /^Notices ?, news$/ })).toHaveTextContent(/^Notices, news$/);
});

test('under the bar, the pages of a part link to one another, with a dot and no number', () => {
  const { rerender } = render(<PartsBar parts={parts} current="people" />);
  const pages = within(screen.getByRole('navigation', { name: 'People' }));
  const current = pages.getByRole('link', { name: /^Who’s coming ?, 3 things for you$/ });
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current).toHaveTextContent(/^Who’s coming, 3 things for you$/);
  expect(pages.getByRole('link', { name: 'Cars' })).toHaveAttribute('href', '/trip/1/cars');
  rerender(<PartsBar parts={parts} current="overview" />);
  expect(screen.queryByRole('navigation', { name: 'People' })).toBeNull();
});

test.each([
  ['attendance', 'People'],
  ['vote', 'Overview'],
] as const)('the page %s, without a link of its own, belongs to %s', (page, part) => {
  render(<PartsBar parts={parts} current={page} />);
  expect(document.querySelector('[aria-current]')).toHaveTextContent(part);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
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
