import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiError, api } from '@/lib/api-client';
import type { SearchResponse } from '@/lib/campsites/schema';
import { results, search, searchResponse, site, sites, suggestion } from '@/tests/fixtures/search-results';
import { values } from '@/tests/fixtures/search-values';
import { ResultsMap } from '../map/results-map';
import type { SearchResultsProps } from './search-results';

jest.mock('../map/results-map', () => ({ ResultsMap: jest.fn(() => null) }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }));

const post = jest.spyOn(api, 'post');
beforeEach(() => post.mockReset());

const show = (more: Partial<SearchResultsProps>) => render(results(more));
const map = () => jest.mocked(ResultsMap).mock.lastCall?.[0];
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('one list holds the results of all sources, nearest first and unknown distances last', async () => {
  post.mockResolvedValue({ campsites: [suggestion('Somewhere', 'unknown'), suggestion('AI', '2 km')] });
  show({
    values: { ...values, sources: ['ai', 'user', 'private'] },
    results: {
      user: searchResponse([site('near', 1), site('far', 9)]),
      private: searchResponse([site('own', 3)]),
    },
  });
  expect(names()).toEqual(['near', 'own', 'far']);
  expect(screen.getByText('Asking the AI for suggestions…').closest('[role=status]')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['near', 'AI', 'own', 'far', 'Somewhere']));
  expect(screen.getByText('2 AI suggestions in the list').closest('[role=status]')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '3 campsites' })).toBeInTheDocument();
  const card = screen.getByRole('heading', { name: 'Plan a trip at AI' }).closest('li');
  expect(card).toHaveTextContent('Check before you goAI');
  expect(post).toHaveBeenCalledTimes(1);
  expect(post).toHaveBeenCalledWith('/api/chatgpt/campsites', search, expect.anything());
  expect(screen.queryByText('Asking the AI for suggestions…')).not.toBeInTheDocument();
});

test('the first cards, and the cards shown on request, include the suggestions', async () => {
  post.mockResolvedValue({ campsites: [suggestion('Somewhere', 'unknown'), suggestion('AI', '5 km')] });
  const many = {
    values: { ...values, sources: ['ai', 'user'] as const },
    results: { user: searchResponse(sites(13)) },
  };
  const { rerender } = show(many);
  expect(await screen.findByRole('link', { name: 'Show 3 more' })).toBeInTheDocument();
  expect(names()).toHaveLength(12);
  expect(names()[6]).toBe('AI');
  rerender(results({ ...many, values: { ...many.values, shown: 24 } }));
  expect(names()).toHaveLength(15);
  expect(names().at(-1)).toBe('Somewhere');
});

test('the map marks only the campsites and says why the AI’s suggestions are not on it', async () => {
  post.mockResolvedValue({ campsites: [suggestion('AI', '2 km')] });
  show({
    values: { ...values, sources: ['ai', 'user'] },
    results: { user: searchResponse([site('near', 1), site('far', 9)]) },
  });
  await waitFor(() => expect(names()).toEqual(['near', 'AI', 'far']));
  expect(map()?.pins.map(({ name }) => name)).toEqual(['near', 'far']);
  expect(screen.getByText(/^AI suggestions aren’t on the map/)).toBeInTheDocument();
});

test('a source that failed says so, the others stay, and it can be tried again', async () => {
  post.mockResolvedValue(searchResponse([site('late', 5)]));
  show({ results: { user: 'failed', private: searchResponse([site('own', 3)]) } });
  expect(screen.getByText('Shared sites couldn’t load right now.')).toBeInTheDocument();
  expect(names()).toEqual(['own']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['own', 'late']));
  expect(post).toHaveBeenCalledWith('/api/locations/public', search, expect.anything());
  expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument();
});

test('a refused search says why once, in the server’s words, and can be tried again', async () => {
  const refused = { refused: 'Please wait 30 seconds.' };
  post.mockImplementation(async (path) =>
    searchResponse([path.endsWith('my') ? site('own', 3) : site('near', 1)]),
  );
  show({ results: { user: refused, private: refused } });
  expect(screen.getByText('Please wait 30 seconds.')).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing within/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['near', 'own']));
});

test('the browser asks a source that the page did not wait for', async () => {
  post.mockResolvedValue(searchResponse([site('late', 5)]));
  show({ results: { user: searchResponse([site('near', 1)]), private: 'late' } });
  expect(screen.getByText('Loading private sites…')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['near', 'late']));
});

const firstOfMany = { results: { user: searchResponse(sites(12), 200), private: searchResponse([]) } };

test('once in view, the map gets every campsite, not only those of the shown cards', async () => {
  post.mockResolvedValue(searchResponse(sites(200)));
  show(firstOfMany);
  expect(map()?.pins).toHaveLength(12);
  expect(post).not.toHaveBeenCalled();
  act(() => map()?.onLoad?.());
  await waitFor(() => expect(map()?.pins).toHaveLength(200));
  expect(post.mock.calls).toEqual([['/api/locations/public', search, expect.anything()]]);
  expect(names()).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Show 12 more' })).toBeInTheDocument();
});

test('when the page sent all campsites, the map requests none', () => {
  show({ results: { user: searchResponse(sites(60)), private: 'failed' } });
  act(() => map()?.onLoad?.());
  show({ results: { user: searchResponse(sites(200), 314) }, values: { ...values, shown: 204 } });
  act(() => map()?.onLoad?.());
  expect(post).not.toHaveBeenCalled();
});

test('the first cards stay while the others load, and when the others fail, which can be tried again', async () => {
  let fail = () => {};
  post.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    }),
  );
  show(firstOfMany);
  act(() => map()?.onLoad?.());
  expect(post).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Loading shared sites…')).not.toBeInTheDocument();
  expect(names()).toHaveLength(12);
  await act(async () => fail());
  expect(screen.getByText(/^The map shows the nearest campsites only/)).toBeInTheDocument();
  expect(names()).toHaveLength(12);
  post.mockResolvedValue(searchResponse(sites(200)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(map()?.pins).toHaveLength(200));
  expect(screen.queryByText(/^The map shows the nearest/)).not.toBeInTheDocument();
});

test('a failure of the AI is shown in the server’s words', async () => {
  post.mockRejectedValue(new ApiError(429, 'You’ve tried that too many times.'));
  show({
    values: { ...values, sources: ['ai', 'user'] },
    results: { user: searchResponse([site('near', 1)]) },
  });
  expect(await screen.findByText('You’ve tried that too many times.')).toBeInTheDocument();
  expect(names()).toEqual(['near']);
});

test('a new search asks again and forgets the old suggestions', async () => {
  const asked = { values: { ...values, sources: ['ai'] } } as const;
  post.mockResolvedValueOnce({ campsites: [suggestion('Old', '2 km')] });
  const { rerender } = show(asked);
  await waitFor(() => expect(names()).toEqual(['Old']));
  post.mockResolvedValueOnce({ campsites: [suggestion('New', '2 km')] });
  rerender(results({ ...asked, search: { ...search, postcode: '2000' } }));
  expect(screen.queryByText('Old')).not.toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['New']));
});

test('turning a source off removes its results, and turning it on restores them', async () => {
  post.mockResolvedValue({ campsites: [suggestion('AI', '2 km')] });
  const stored = { user: searchResponse([site('near', 1)]) };
  const withAi = { values: { ...values, sources: ['ai', 'user'] as const }, results: stored };
  const { rerender } = show(withAi);
  await waitFor(() => expect(names()).toEqual(['near', 'AI']));
  rerender(results({ ...withAi, values: { ...values, sources: ['user'] } }));
  expect(names()).toEqual(['near']);
  rerender(results(withAi));
  await waitFor(() => expect(names()).toEqual(['near', 'AI']));
});

test('a repeated request to a source continues when another source is turned off', async () => {
  let finish: (found: SearchResponse) => void = () => {};
  post.mockImplementation((path) =>
    path.endsWith('public')
      ? new Promise((resolve) => {
          finish = resolve as typeof finish;
        })
      : Promise.resolve({ campsites: [] }),
  );
  const failing = {
    values: { ...values, sources: ['ai', 'user'] as const },
    results: { user: 'failed' as const },
  };
  const { rerender } = show(failing);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(results({ ...failing, values: { ...values, sources: ['user'] } }));
  expect(post.mock.calls.find(([path]) => path.endsWith('public'))?.[2]?.aborted).toBe(false);
  await act(async () => finish(searchResponse([site('late', 5)])));
  expect(names()).toEqual(['late']);
});

test('when every source failed, the page does not say that there are no campsites', () => {
  show({ results: { user: 'failed', private: 'failed' } });
  expect(screen.getByText('Private sites couldn’t load right now.')).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing within/)).not.toBeInTheDocument();
  expect(screen.queryByText(/campsites within/)).not.toBeInTheDocument();
});

test('around a position the browser asks the AI by postcode, and every other source by the position', async () => {
  post.mockResolvedValue({ ...searchResponse([]), campsites: [] });
  const at = { latitude: -34.7413, longitude: 150.4695 };
  show({
    values: { ...values, at, sources: ['ai', 'user'] },
    search: { ...at, radius: 50 },
    aiPostcode: '2577',
    results: { user: 'late' },
  });
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  const bodies = post.mock.calls.map(([path, body]) => [path, JSON.parse(JSON.stringify(body))]);
  expect(bodies).toEqual([
    ['/api/chatgpt/campsites', { postcode: '2577', radius: 50 }],
    ['/api/locations/public', { ...at, radius: 50 }],
  ]);
});

test('far from every postcode the AI is not asked, and the page says so', () => {
  show({ values: { ...values, sources: ['ai'] }, aiPostcode: null });
  expect(screen.getByText('AI suggestions aren’t available here.')).toBeInTheDocument();
  expect(post).not.toHaveBeenCalled();
});

test('the line about the AI is shown from the start, and stays when the AI suggests nothing', async () => {
  post.mockResolvedValue({ campsites: [] });
  const page = results({
    values: { ...values, sources: ['ai', 'user'] },
    results: { user: searchResponse([site('near', 1)]) },
  });
  expect(renderToString(page)).toContain('Asking the AI for suggestions…');
  render(page);
  expect(await screen.findByText('No AI suggestions here')).toBeInTheDocument();
  expect(screen.queryByText('Asking the AI for suggestions…')).not.toBeInTheDocument();
});

test('a campsite that the AI suggests too has one card, which says so', async () => {
  post.mockResolvedValue({
    campsites: [{ ...suggestion('Near, as the AI says', '1 km'), location_id: 'near' }],
  });
  show({
    values: { ...values, sources: ['ai', 'user'] },
    results: { user: searchResponse([site('near', 1)]) },
  });
  expect(await screen.findByText('AI suggests it too')).toBeInTheDocument();
  expect(names()).toEqual(['near']);
  expect(screen.getByText('1 AI suggestion in the list')).toBeInTheDocument();
  expect(screen.queryByText(/aren’t on the map/)).not.toBeInTheDocument();
});

test('when user results are off, a known campsite that the AI suggests has the AI’s card', async () => {
  post.mockResolvedValue({ campsites: [{ ...suggestion('Near', '1 km'), location_id: 'near' }] });
  show({ values: { ...values, sources: ['ai'] } });
  expect(await screen.findByText('AI')).toBeInTheDocument();
  expect(names()).toEqual(['Near']);
});
