import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AiCampsite } from '@/lib/ai-campsites/schema';
import { ApiError, api } from '@/lib/api/client';
import type { FoundCampsite, SearchAnswer } from '@/lib/campsites/schema';
import type { SearchValues } from '@/lib/campsites/search-href';
import { ResultsMap } from '../map/results-map';
import { SearchResults, type SearchResultsProps } from './search-results';

// A map needs a layout, which jsdom lacks; what is put on it is told.
jest.mock('../map/results-map', () => ({ ResultsMap: jest.fn(() => null) }));

let address = '';
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address) }));

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  post.mockReset();
  address = '';
});

const values: SearchValues = {
  postcode: '4031',
  radius: '100',
  q: '',
  sources: ['user', 'private'],
  wants: [],
  unknown: false,
  view: 'list',
  trip: null,
  all: false,
};
const search = { postcode: '4031', radius: 100 } as const;

const site = (name: string, distance: number) =>
  ({
    id: name,
    name,
    distance,
    features: [],
    missing_features: [],
    source: 'open',
  }) as unknown as FoundCampsite;
const sites = (count: number) => Array.from({ length: count }, (_, i) => site(`Site ${i}`, i));
const answer = (locations: FoundCampsite[], total = locations.length, unknown = 0): SearchAnswer => ({
  locations,
  total,
  unknown,
});
const suggestion = (name: string, distance: string): AiCampsite => ({
  name,
  distance,
  features: [],
  access: 'Unknown',
  petFriendly: 'Yes',
  url: null,
  location_id: null,
});

const results = (more: Partial<SearchResultsProps> = {}) => (
  <SearchResults
    values={values}
    search={search}
    answers={{}}
    aiOn={false}
    centre={{ latitude: -27.4, longitude: 153 }}
    {...more}
  />
);
const show = (more: Partial<SearchResultsProps>) => render(results(more));
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test.each([
  [3, 3, '3 places within 100 km, nearest first'],
  [1, 1, '1 place within 100 km'],
  [2, 314, 'Nearest 2 of 314 places within 100 km'],
])('%d sites of %d are announced as "%s"', (count, total, words) => {
  show({ answers: { user: answer(sites(count), total) } });
  expect(screen.getByText(words).closest('[role=status]')).toBeInTheDocument();
});

test('the text that was searched for is named', () => {
  show({ answers: { user: answer(sites(2)) }, values: { ...values, q: ' river ' } });
  expect(screen.getByText('2 places within 100 km for “river”, nearest first')).toBeInTheDocument();
});

test('every source goes into one list, nearest first, as each arrives', async () => {
  post.mockResolvedValue({ campsites: [suggestion('AI', '2 km'), suggestion('Somewhere', 'unknown')] });
  show({
    values: { ...values, sources: ['ai', 'user', 'private'] },
    answers: { user: answer([site('near', 1), site('far', 9)]), private: answer([site('own', 3)]) },
    aiOn: true,
  });
  expect(names()).toEqual(['near', 'own', 'far']);
  expect(screen.getByText('Asking the AI for suggestions…')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['near', 'AI', 'own', 'far', 'Somewhere']));
  expect(post).toHaveBeenCalledTimes(1);
  expect(post).toHaveBeenCalledWith('/api/chatgpt/campsites', search, expect.anything());
  expect(screen.queryByText('Asking the AI for suggestions…')).not.toBeInTheDocument();
});

test('a source that failed says so, the others stay, and it can be tried again', async () => {
  post.mockResolvedValue(answer([site('late', 5)]));
  show({ answers: { user: 'failed', private: answer([site('own', 3)]) } });
  expect(screen.getByText('Shared sites couldn’t load right now.')).toBeInTheDocument();
  expect(names()).toEqual(['own']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['own', 'late']));
  expect(post).toHaveBeenCalledWith('/api/locations/public', search, expect.anything());
  expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument();
});

test('a source that the page could not wait for is asked by the browser', async () => {
  post.mockResolvedValue(answer([site('late', 5)]));
  show({ answers: { user: answer([site('near', 1)]), private: 'late' } });
  expect(screen.getByText('Loading private sites…')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['near', 'late']));
});

test('the AI’s failure is told in the server’s words', async () => {
  post.mockRejectedValue(new ApiError(429, 'That was too many tries.'));
  show({
    values: { ...values, sources: ['ai', 'user'] },
    answers: { user: answer([site('near', 1)]) },
    aiOn: true,
  });
  expect(await screen.findByText('That was too many tries.')).toBeInTheDocument();
  expect(names()).toEqual(['near']);
});

test('without an AI the source says that it is off and is not asked', () => {
  show({ values: { ...values, sources: ['ai', 'user'] }, answers: { user: answer(sites(1)) } });
  expect(screen.getByText('AI suggestions are off here.')).toBeInTheDocument();
  expect(post).not.toHaveBeenCalled();
});

test('where only an AI that is off was asked nothing claims that there are no campsites', () => {
  show({ values: { ...values, sources: ['ai'] } });
  expect(screen.queryByText('No campsites here')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all results' })).toBeInTheDocument();
});

test('a new search asks anew and forgets the old suggestions', async () => {
  const asked = { values: { ...values, sources: ['ai'] }, aiOn: true } as const;
  post.mockResolvedValueOnce({ campsites: [suggestion('Old', '2 km')] });
  const { rerender } = show(asked);
  await waitFor(() => expect(names()).toEqual(['Old']));
  post.mockResolvedValueOnce({ campsites: [suggestion('New', '2 km')] });
  rerender(results({ ...asked, search: { ...search, postcode: '2000' } }));
  expect(screen.queryByText('Old')).not.toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['New']));
});

test('a source that is turned off takes its results along, and comes back with them', async () => {
  post.mockResolvedValue({ campsites: [suggestion('AI', '2 km')] });
  const stored = { user: answer([site('near', 1)]) };
  const withAi = { values: { ...values, sources: ['ai', 'user'] as const }, answers: stored, aiOn: true };
  const { rerender } = show(withAi);
  await waitFor(() => expect(names()).toEqual(['near', 'AI']));
  rerender(results({ ...withAi, values: { ...values, sources: ['user'] } }));
  expect(names()).toEqual(['near']);
  rerender(results(withAi));
  await waitFor(() => expect(names()).toEqual(['near', 'AI']));
});

test('a source that is asked again goes on when another one is turned off', async () => {
  let finish: (found: SearchAnswer) => void = () => {};
  post.mockImplementation((path) =>
    path.endsWith('public')
      ? new Promise((resolve) => {
          finish = resolve as typeof finish;
        })
      : Promise.resolve({ campsites: [] }),
  );
  const failing = {
    values: { ...values, sources: ['ai', 'user'] as const },
    answers: { user: 'failed' as const },
    aiOn: true,
  };
  const { rerender } = show(failing);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(results({ ...failing, values: { ...values, sources: ['user'] } }));
  expect(post.mock.calls.find(([path]) => path.endsWith('public'))?.[2]?.aborted).toBe(false);
  await act(async () => finish(answer([site('late', 5)])));
  expect(names()).toEqual(['late']);
});

test('when every source failed nothing claims that there are no campsites', () => {
  show({ answers: { user: 'failed', private: 'failed' } });
  expect(screen.getByText('Private sites couldn’t load right now.')).toBeInTheDocument();
  expect(screen.queryByText('No campsites here')).not.toBeInTheDocument();
  expect(screen.queryByText(/places/)).not.toBeInTheDocument();
});

test('sites that may fit or not are counted, and can be had in the list', () => {
  show({ answers: { user: answer(sites(2), 2, 30) }, values: { ...values, wants: ['pets'] } });
  const line = screen.getByText('Of 30 places more it isn’t known whether they fit.');
  expect(within(line).getByRole('link', { name: 'Show them too' })).toHaveAttribute(
    'href',
    expect.stringMatching(/wants=pets&unknown=1/),
  );
});

test('what changes the search stays in the view that was turned to since', () => {
  address = 'view=map';
  show({ answers: { user: answer(sites(2), 2, 30) }, values: { ...values, wants: ['pets'], view: 'list' } });
  expect(screen.getByRole('link', { name: 'Show them too' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=map'),
  );
});

const nothing = { user: answer([]), private: answer([]) };

test.each([
  ['a wider radius', {}, 'Search within 200 km', /radius=200/],
  ['to clear the text', { radius: '200', q: 'zebra' }, 'Clear the text', /radius=200&sources/],
  ['to clear the filters', { radius: '200', wants: ['pets'] }, 'Clear the filters', /=private$/],
  ['the other source', { radius: '200', sources: ['private'] }, 'Show user results too', /=user/],
  ['every source', { sources: [] }, 'Show all results', /=ai&sources=user&sources=private/],
] as const)('an empty search offers %s as the next step', (_, asked, label, href) => {
  show({ values: { ...values, ...asked }, answers: nothing });
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', expect.stringMatching(href));
});

test('when nothing is left to widen it says to try another postcode', () => {
  show({ values: { ...values, radius: '200' }, answers: nothing });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/Try another one/)).toBeInTheDocument();
});

test('of a long list the nearest 60 come first, and the rest on demand', () => {
  const { rerender } = show({ answers: { user: answer(sites(200)) } });
  expect(names()).toHaveLength(60);
  expect(screen.getByRole('link', { name: 'Show 140 more' })).toHaveAttribute(
    'href',
    expect.stringContaining('all=1'),
  );
  rerender(results({ answers: { user: answer(sites(200)) }, values: { ...values, all: true } }));
  expect(names()).toHaveLength(200);
});

const map = () => jest.mocked(ResultsMap).mock.lastCall?.[0];

test('the map gets every campsite, not only the cards on show, and marks the card’s own', async () => {
  show({ answers: { user: answer(sites(200)) } });
  expect(map()).toMatchObject({ radius: 100, activeId: null });
  expect(map()?.pins).toHaveLength(200);
  await userEvent.hover(screen.getByRole('link', { name: 'Site 3' }));
  expect(map()?.activeId).toBe('Site 3');
  expect(map()?.pins[3]?.href).toBe('/create-trip-details?site=Site+3');
});

test('a pin that is pointed at marks its card', async () => {
  show({ answers: { user: answer(sites(3)) } });
  act(() => map()?.onActivate('Site 1'));
  expect(screen.getByText('Site 1').closest('li')).toHaveClass('border-eucalypt');
  expect(screen.getByText('Site 2').closest('li')).not.toHaveClass('border-eucalypt');
});
