import { render, screen } from '@testing-library/react';
import type { FoundCampsite } from '@/lib/campsites/schema';
import { SearchResults, type SearchResultsProps } from './search-results';

const values = { postcode: '4031', radius: '100', q: '', sources: ['user', 'private'], all: false } as const;

const sites = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      ({
        id: `${i}`,
        name: `Site ${i}`,
        distance: i,
        features: [],
        source: 'open',
      }) as unknown as FoundCampsite,
  );

const show = (more: Partial<SearchResultsProps>) =>
  render(<SearchResults values={values} sites={[]} total={0} failed={[]} {...more} />);

test.each([
  [3, 3, '3 places within 100 km, nearest first'],
  [1, 1, '1 place within 100 km'],
  [2, 314, 'Nearest 2 of 314 places within 100 km'],
])('%d sites of %d are announced as "%s"', (count, total, words) => {
  show({ sites: sites(count), total });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('the text that was searched for is named', () => {
  show({ sites: sites(2), total: 2, values: { ...values, q: ' river ' } });
  expect(screen.getByRole('status')).toHaveTextContent('2 places within 100 km for “river”, nearest first');
});

test('a source that failed says so and the others stay', () => {
  show({ sites: sites(2), total: 2, failed: ['user'] });
  expect(screen.getByText('Shared sites couldn’t load right now.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Site/ })).toHaveLength(2);
});

test('when every source failed nothing claims that there are no campsites', () => {
  show({ failed: ['user', 'private'] });
  expect(screen.getByText('Private sites couldn’t load right now.')).toBeInTheDocument();
  expect(screen.queryByText('No campsites here')).not.toBeInTheDocument();
  expect(screen.queryByText(/places/)).not.toBeInTheDocument();
});

test.each([
  ['a wider radius', values, 'Search within 200 km', /radius=200/],
  ['to clear the text', { ...values, radius: '200', q: 'zebra' }, 'Clear the filter', /radius=200&sources/],
  ['the other source', { ...values, radius: '200', sources: ['private'] }, 'Show user results too', /=user/],
  ['every source', { ...values, sources: [] }, 'Show all results', /=user&sources=private/],
] as const)('an empty search offers %s as the next step', (_, asked, label, href) => {
  show({ values: asked });
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', expect.stringMatching(href));
});

test('when nothing is left to widen it says to try another postcode', () => {
  show({ values: { ...values, radius: '200' } });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/Try another one/)).toBeInTheDocument();
});

test('a long list begins with its nearest 60 and goes on when asked', () => {
  const { rerender } = show({ sites: sites(200), total: 314 });
  expect(screen.getAllByRole('link', { name: /^Site/ })).toHaveLength(60);
  expect(screen.getByRole('link', { name: 'Show 140 more' })).toHaveAttribute(
    'href',
    '/createtrip?postcode=4031&radius=100&sources=user&sources=private&all=1',
  );
  rerender(<SearchResults values={{ ...values, all: true }} sites={sites(200)} total={314} failed={[]} />);
  expect(screen.getAllByRole('link', { name: /^Site/ })).toHaveLength(200);
  expect(screen.queryByRole('link', { name: /more/ })).not.toBeInTheDocument();
});
