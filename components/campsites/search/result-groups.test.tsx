import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/api-client';
import type { FoundCampsite, SearchResponse } from '@/lib/campsites/schema';
import type { Want } from '@/lib/campsites/search-choices';
import { results, search, searchResponse, site, suggestion } from '@/tests/fixtures/search-results';
import { values } from '@/tests/fixtures/search-values';

jest.mock('../map/results-map', () => ({ ResultsMap: jest.fn(() => null) }));
let address = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(address),
}));
const post = jest.spyOn(api, 'post');
beforeEach(() => {
  address = '';
  window.history.replaceState(null, '', '/createtrip');
});

const welcoming = (name: string, km: number): FoundCampsite => ({ ...site(name, km), pet_friendly: true });
const needs = (wants: Want[], user: SearchResponse, more: Partial<typeof values> = {}) =>
  results({
    values: { ...values, wants, ...more },
    search: { ...search, filters: { needs: wants, car: null, unknown: true } },
    results: { user },
  });
const group = (name: RegExp) => screen.getByRole('region', { name });
const namesIn = (name: RegExp) =>
  within(group(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('confirmed sites come first, then those to ask about, each nearest first with its number', () => {
  const found = searchResponse([site('silent', 1), welcoming('far', 9), welcoming('near', 2)], 3, 1);
  render(needs(['pets'], { ...found, unsuited: 12 }));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Results',
    'Fits you, confirmed 2',
    'Might suit: ask first 1',
  ]);
  expect(namesIn(/Fits you/)).toEqual(['near', 'far']);
  expect(namesIn(/Might suit/)).toEqual(['silent']);
  expect(screen.getByText(/^12 don’t suit\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show them' })).toHaveAttribute(
    'href',
    expect.stringMatching(/wants=pets&unsuited=1/),
  );
});

test('a group shows four cards at first; the link to the others stays in the address', async () => {
  const many = Array.from({ length: 6 }, (_, km) => welcoming(`Place ${'abcdef'[km]}${km}x`, km));
  const { rerender } = render(needs(['pets'], searchResponse(many)));
  expect(namesIn(/Fits you/)).toHaveLength(4);
  const more = screen.getByRole('link', { name: 'Show 2 more that fit' });
  expect(more).toHaveAttribute('href', expect.stringMatching(/&open=fits$/));
  await userEvent.click(more);
  expect(window.location.search).toBe('?open=fits');
  address = window.location.search;
  (document.activeElement as HTMLElement).blur();
  rerender(needs(['pets'], searchResponse(many)));
  expect(namesIn(/Fits you/)).toHaveLength(6);
  // The focused link is gone, so the focus moves to the first card that the link added.
  expect(screen.getByRole('link', { name: /Place e/ })).toHaveFocus();
});

test('when no site is confirmed the page says so, and the sites that might suit follow at once', () => {
  const found = searchResponse([site('silent', 1)], 51, 51);
  const without = [
    { need: 'pets' as const, fit: 2 },
    { need: 'fires' as const, fit: 4 },
    { need: 'boat_ramp' as const, fit: 0 },
  ];
  render(needs(['pets', 'fires', 'boat_ramp'], { ...found, unsuited: 0, without }));
  expect(screen.getByRole('heading', { name: 'None confirmed. 51 might suit' })).toBeInTheDocument();
  expect(screen.getByText(/all 3 hold: dogs, fires and a boat ramp/)).toBeInTheDocument();
  expect(namesIn(/Might suit/)).toEqual(['silent']);
  const drops = screen.getAllByRole('link', { name: /^Drop/ });
  expect(drops.map(({ textContent }) => textContent)).toEqual(['Drop Fires 4 fit', 'Drop Dogs OK 2 fit']);
  expect(drops[0]).toHaveAttribute('href', expect.stringMatching(/wants=pets&wants=boat_ramp$/));
});

test('the AI’s suggestions are never confirmed, and stand among the sites to ask about', async () => {
  post.mockResolvedValue({ campsites: [{ ...suggestion('Said', '1 km'), petFriendly: 'Yes' }] });
  render(
    needs(['pets'], searchResponse([welcoming('near', 2), site('silent', 3)], 2, 1), {
      sources: ['ai', 'user'],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Said' })).toBeInTheDocument();
  expect(namesIn(/Fits you/)).toEqual(['near']);
  expect(namesIn(/Might suit/)).toEqual(['Said', 'silent']);
  expect(screen.getByRole('heading', { name: 'Might suit: ask first 2' })).toBeInTheDocument();
});

test('sites that can’t suit are listed at the end, on request', () => {
  const locations = [{ ...site('no', 1), pet_friendly: false }, welcoming('near', 2)];
  render(needs(['pets'], { ...searchResponse(locations, 2, 0), unsuited: 1 }, { unsuited: true }));
  expect(namesIn(/Don’t suit/)).toEqual(['no']);
  expect(screen.getByRole('link', { name: 'Hide sites that don’t suit' })).not.toHaveAttribute(
    'href',
    expect.stringContaining('unsuited'),
  );
});
