import { render, screen, within } from '@testing-library/react';
import { api } from '@/lib/api-client';
import type { FoundCampsite, SearchResponse } from '@/lib/campsites/schema';
import type { Want } from '@/lib/campsites/search-choices';
import { results, search, searchResponse, site, suggestion } from '@/tests/fixtures/search-results';
import { values } from '@/tests/fixtures/search-values';
import { pinName } from '../map/pins';
import { ResultsMap } from '../map/results-map';

jest.mock('../map/results-map', () => ({ ResultsMap: jest.fn(() => null) }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }));
const post = jest.spyOn(api, 'post');

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
  const without = [
    { need: 'pets' as const, fit: 0, denied: 11 },
    { need: 'fires' as const, fit: 0, denied: 0 },
    { need: 'toilets' as const, fit: 0, denied: 1 },
  ];
  render(needs(['pets'], { ...found, unsuited: 12, without }));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2 fit you',
    'Ask first 1',
    '12 can’t suit you',
  ]);
  expect(namesIn(/^Fits you/)).toEqual(['near', 'far']);
  expect(namesIn(/Ask first/)).toEqual(['silent']);
  expect(screen.getByText('1 to ask · 12 can’t suit · within 100 km')).toBeInTheDocument();
  expect(screen.getByText('11 don’t take dogs, 1 has no toilets')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show them' })).toHaveAttribute(
    'href',
    expect.stringMatching(/wants=pets&unsuited=1/),
  );
});

test('the map’s pins say whether their campsites fit', () => {
  render(needs(['pets'], searchResponse([site('silent', 1), welcoming('near', 2)], 2, 1)));
  const { pins } = jest.mocked(ResultsMap).mock.lastCall?.[0] ?? { pins: [] };
  expect(pins.map((pin) => pinName(pin))).toEqual(['silent, ask first', 'near, fits you']);
});

test('four that fit are shown at first; the link to the others stays in the address', () => {
  const many = Array.from({ length: 6 }, (_, km) => welcoming(`Place ${'abcdef'[km]}${km}x`, km));
  const { rerender } = render(needs(['pets'], searchResponse(many)));
  expect(namesIn(/^Fits you/)).toHaveLength(4);
  const more = screen.getByRole('link', { name: 'Show 2 more that fit' });
  expect(more).toHaveAttribute('href', expect.stringMatching(/&allfit=1$/));
  more.focus();
  rerender(needs(['pets'], searchResponse(many), { allFit: true }));
  expect(namesIn(/^Fits you/)).toHaveLength(6);
  // The focused link is gone, so the focus moves to the first card that the link added.
  expect(screen.getByRole('link', { name: /^Plan.*Place e/ })).toHaveFocus();
});

test('twelve cards are shown at first, those that fit among them, then twelve more', () => {
  const silent = Array.from({ length: 30 }, (_, km) => site(`silent ${km}`, km));
  const found = searchResponse([welcoming('near', 2), ...silent], 31, 30);
  const { rerender } = render(needs(['pets'], found));
  expect(namesIn(/Ask first/)).toHaveLength(11);
  expect(screen.getByText('12 of 31').closest('[role=status]')).toBeInTheDocument();
  const more = screen.getByRole('link', { name: 'Show 12 more' });
  expect(more).toHaveAttribute('href', expect.stringMatching(/&shown=24$/));
  more.focus();
  rerender(needs(['pets'], found, { shown: 24 }));
  expect(namesIn(/Ask first/)).toHaveLength(23);
  expect(screen.getByRole('link', { name: 'Plan a trip at silent 11' })).toHaveFocus();
});

test('when no site is confirmed the page says so, and the sites to ask about follow at once', () => {
  const found = searchResponse([site('silent', 1)], 51, 51);
  const without = [
    { need: 'pets' as const, fit: 2, denied: 0 },
    { need: 'fires' as const, fit: 4, denied: 0 },
    { need: 'boat_ramp' as const, fit: 0, denied: 0 },
  ];
  render(needs(['pets', 'fires', 'boat_ramp'], { ...found, unsuited: 0, without }));
  expect(screen.getByRole('heading', { name: 'None confirmed. 51 to ask' })).toBeInTheDocument();
  expect(screen.getByText(/all 3 hold: dogs, fires and a boat ramp/)).toBeInTheDocument();
  expect(namesIn(/Ask first/)).toEqual(['silent']);
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
  expect(await screen.findByRole('heading', { name: 'Plan a trip at Said' })).toBeInTheDocument();
  expect(namesIn(/^Fits you/)).toEqual(['near']);
  expect(namesIn(/Ask first/)).toEqual(['Said', 'silent']);
  expect(screen.getByRole('heading', { name: 'Ask first 2' })).toBeInTheDocument();
});

test('sites that can’t suit are listed at the end, on request', () => {
  const locations = [{ ...site('no', 1), pet_friendly: false }, welcoming('near', 2)];
  render(needs(['pets'], { ...searchResponse(locations, 2, 0), unsuited: 1 }, { unsuited: true }));
  expect(namesIn(/can’t suit/)).toEqual(['no']);
  expect(screen.getByRole('link', { name: 'Hide them' })).not.toHaveAttribute(
    'href',
    expect.stringContaining('unsuited'),
  );
});
