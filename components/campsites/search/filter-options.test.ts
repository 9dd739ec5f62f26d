import { values } from '@/tests/fixtures/search-values';
import { appliedFilters } from './filter-options';

const all = { ...values, sources: ['ai', 'user', 'private'] } as const;
const labels = (more: object, offered = { hasCar: true, aiOn: true }) =>
  appliedFilters({ ...all, ...more }, offered).map(({ label }) => label);

test('a search that leaves nothing out has no filter', () => {
  expect(labels({})).toEqual([]);
  expect(labels({ q: '  ' })).toEqual([]);
});

test('every filter that leaves something out is one, the text without its spaces', () => {
  expect(labels({ q: ' river ', sources: [], wants: ['free', 'car'] })).toEqual([
    '“river”',
    'No AI results',
    'No user results',
    'No private results',
    'My car can reach it',
    'Free',
  ]);
});

test('what this person cannot filter by is none', () => {
  expect(labels({ sources: ['user', 'private'] }, { hasCar: true, aiOn: false })).toEqual([]);
  expect(labels({ wants: ['car'] }, { hasCar: false, aiOn: true })).toEqual([]);
});

test('each is taken off alone, and the list begins at its start', () => {
  const asked = { ...all, q: 'river', sources: ['private'], wants: ['car', 'pets'], all: true } as const;
  const left = appliedFilters(asked, { hasCar: true, aiOn: true }).map(({ without }) => without(asked));
  const rest = { ...asked, all: false };
  expect(left).toEqual([
    { ...rest, q: '' },
    { ...rest, sources: ['ai', 'private'] },
    { ...rest, sources: ['user', 'private'] },
    { ...rest, wants: ['pets'] },
    { ...rest, wants: ['car'] },
  ]);
});
