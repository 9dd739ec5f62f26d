import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { results, searchResponse, sites } from '@/tests/fixtures/search-results';
import { values } from '@/tests/fixtures/search-values';
import { ResultsMap } from '../map/results-map';
import { ListStop } from './list-stop';
import type { SearchResultsProps } from './search-results';

// A map needs a layout, which jsdom lacks, so the tests check the map's props.
jest.mock('../map/results-map', () => ({ ResultsMap: jest.fn(() => null) }));

let address = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(address),
}));
beforeEach(() => {
  address = '';
});

const show = (more: Partial<SearchResultsProps>) => render(results(more));
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test.each([
  [3, 3, '3 campsites', 'within 100 km, nearest first'],
  [1, 1, '1 campsite', 'within 100 km'],
  [60, 314, '314 campsites', 'the nearest 200, within 100 km'],
])('of %d sites the heading gives the number, and a line below where', (count, total, title, line) => {
  show({ results: { user: searchResponse(sites(count), total) } });
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  expect(screen.getByText(line).closest('[role=status]')).toBeInTheDocument();
});

test('pictures in the first view load at once, the others when they come near', () => {
  show({ results: { user: searchResponse(sites(6)) } });
  const pictures = screen.getAllByRole('presentation').map((picture) => picture.getAttribute('loading'));
  expect(pictures).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
});

test('the results name the searched text', () => {
  show({ results: { user: searchResponse(sites(2)) }, values: { ...values, q: ' river ' } });
  expect(screen.getByText('within 100 km for “river”, nearest first')).toBeInTheDocument();
});

test('who has neither a car nor a pet is told once what would be compared', () => {
  const found = { user: searchResponse(sites(2)) };
  show({ own: { car: null, pets: [] }, results: found });
  expect(screen.getByRole('link', { name: 'Add your crew' })).toHaveAttribute('href', '/your-crew');
  cleanup();
  show({ own: { car: null, pets: ['Rusty'] }, results: found });
  expect(screen.queryByRole('link', { name: 'Add your crew' })).not.toBeInTheDocument();
});

const nothing = { user: searchResponse([]), private: searchResponse([]) };

test.each([
  ['a wider radius', {}, 'Search 200 km', /radius=200/],
  ['to clear the text', { radius: '200', q: 'zebra' }, 'Clear the text', /radius=200&sources/],
  ['to do without the needs', { radius: '200', wants: ['pets'] }, 'Clear what you need', /=private$/],
  ['the other source', { radius: '200', sources: ['private'] }, 'Show user results too', /=user/],
  ['every source', { sources: [] }, 'Show all results', /=ai&sources=user&sources=private/],
] as const)('an empty search offers %s as the next step', (_, asked, label, href) => {
  show({ values: { ...values, ...asked }, results: nothing });
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', expect.stringMatching(href));
});

test('when nothing is left to widen, the page suggests another postcode', () => {
  show({ values: { ...values, radius: '200' }, results: nothing });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/Try another one/)).toBeInTheDocument();
});

test('an empty search around a position names the position, not a postcode', () => {
  const at = { latitude: -34.7413, longitude: 150.4695 };
  const { rerender } = show({ values: { ...values, at, radius: '200' }, results: nothing });
  expect(screen.getByText(/Try another place/)).toBeInTheDocument();
  rerender(results({ values: { ...values, at, q: 'zebra' }, results: nothing }));
  expect(screen.getByText('Nothing near here matches your search.')).toBeInTheDocument();
});

test('a list shows the nearest twelve first, and twelve more on request', () => {
  const found = { user: searchResponse(sites(36), 200) };
  const { rerender } = show({ results: found });
  expect(names()).toHaveLength(12);
  expect(screen.getByText('12 of 200').closest('[role=status]')).toBeInTheDocument();
  const more = screen.getByRole('link', { name: 'Show 12 more' });
  expect(more).toHaveAttribute('href', expect.stringMatching(/&shown=24$/));
  more.focus();
  rerender(results({ results: found, values: { ...values, shown: 24 } }));
  expect(names()).toHaveLength(24);
  expect(screen.getByRole('link', { name: 'Plan a trip at Site 12' })).toHaveFocus();
});

test('once the nearest 200 are shown, the list’s end says that there are more', () => {
  const end = /^These are the nearest 200 of 316\./;
  const { rerender } = show({ results: { user: searchResponse(sites(60), 316) } });
  expect(screen.queryByText(end)).not.toBeInTheDocument();
  const all = { user: searchResponse(sites(200), 316) };
  rerender(results({ results: all, values: { ...values, shown: 204 } }));
  expect(screen.getByText(end)).toBeInTheDocument();
  rerender(results({ results: { user: searchResponse(sites(200)) }, values: { ...values, shown: 204 } }));
  expect(screen.queryByText(/^These are the nearest/)).not.toBeInTheDocument();
});

const map = () => jest.mocked(ResultsMap).mock.lastCall?.[0];

test('hovering a card marks its campsite on the map', async () => {
  show({ results: { user: searchResponse(sites(5)) } });
  expect(map()).toMatchObject({ radius: 100, activeId: null });
  await userEvent.hover(screen.getByRole('link', { name: 'Plan a trip at Site 3' }));
  expect(map()?.activeId).toBe('Site 3');
  expect(map()?.pins[3]?.href).toBe('/campsite/Site%203');
});

test('hovering a pin marks its card', async () => {
  show({ results: { user: searchResponse(sites(3)) } });
  act(() => map()?.onActivate('Site 1'));
  expect(screen.getByText('Site 1').closest('li')).toHaveClass('border-eucalypt');
  expect(screen.getByText('Site 2').closest('li')).not.toHaveClass('border-eucalypt');
});

test('a search of the map’s area keeps the rest of the search', () => {
  show({ values: { ...values, q: 'river', wants: ['pets'], shown: 24, trip: 't' } });
  const area = { centre: { latitude: -34.74134, longitude: 150.4695 }, radius: 50 };
  expect(map()?.searchOf(area)).toMatch(
    /\?latitude=-34.7413&longitude=150.4695&near=Map\+area&radius=50&q=river&sources=user&sources=private&wants=pets&trip=t$/,
  );
});

test('on a phone the card of a tapped pin comes first, and a tap beside the pins shows the map', () => {
  const turn = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(
    <ListStop value={{ stop: 'half', turn }}>
      {results({ results: { user: searchResponse(sites(3)) } })}
    </ListStop>,
  );
  act(() => expect(map()?.onChoose?.('Site 2')).toBe(true));
  expect(names()).toEqual(['Site 2', 'Site 0', 'Site 1']);
  expect(screen.getByText('Site 2').closest('li')).toHaveClass('border-eucalypt');
  expect(screen.getByRole('link', { name: 'Plan a trip at Site 2' })).toHaveFocus();
  expect(turn).toHaveBeenCalledWith('half');
  act(() => map()?.onTap?.());
  expect(names()).toEqual(['Site 0', 'Site 1', 'Site 2']);
  expect(turn).toHaveBeenLastCalledWith('peek');
  jest.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
  expect(map()?.onChoose?.('Site 2')).toBe(false);
});
