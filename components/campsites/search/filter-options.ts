import type { SearchValues, Source } from '@/lib/campsites/search/search-href';
import type { Want } from '@/lib/campsites/search-choices';

export const sourceOptions: { value: Source; label: string; without: string }[] = [
  { value: 'ai', label: 'AI results', without: 'No AI results' },
  { value: 'user', label: 'User results', without: 'No user results' },
  { value: 'private', label: 'Private results', without: 'No private results' },
];

const wantOptions: { value: Want; label: string }[] = [
  { value: 'car', label: 'My car can reach it' },
  { value: 'pets', label: 'Pets welcome' },
  { value: 'toilets', label: 'Toilets' },
  { value: 'water', label: 'Drinking water' },
  { value: 'power', label: 'Power' },
  { value: 'free', label: 'Free' },
];

/** What this person can filter by here. */
export interface Filterable {
  /** Without a car nobody is asked whether it can reach a campsite. */
  hasCar: boolean;
  /** Whether there is an AI to ask. */
  aiOn: boolean;
}

/** The choices among wants: all of them for who has a car. */
export const offeredWants = ({ hasCar }: Filterable) =>
  wantOptions.filter(({ value }) => hasCar || value !== 'car');

export interface AppliedFilter {
  key: string;
  label: string;
  /** The same search without it. */
  without: (values: SearchValues) => SearchValues;
}

/** Each filter that leaves something out of the results, in the order of the panel. */
export function appliedFilters(values: SearchValues, offered: Filterable): AppliedFilter[] {
  const text = values.q.trim();
  return [
    ...(text ? [{ key: 'q', label: `“${text}”`, without: withoutText }] : []),
    ...sourceOptions
      .filter(({ value }) => !values.sources.includes(value) && (value !== 'ai' || offered.aiOn))
      .map(({ value, without }) => ({ key: value, label: without, without: withSource(value) })),
    ...offeredWants(offered)
      .filter(({ value }) => values.wants.includes(value))
      .map(({ value, label }) => ({ key: value, label, without: withoutWant(value) })),
  ];
}

const withoutText = (values: SearchValues): SearchValues => ({ ...values, q: '', all: false });

const withSource =
  (source: Source) =>
  (values: SearchValues): SearchValues => ({
    ...values,
    sources: sourceOptions
      .map(({ value }) => value)
      .filter((value) => value === source || values.sources.includes(value)),
    all: false,
  });

const withoutWant =
  (want: Want) =>
  (values: SearchValues): SearchValues => ({
    ...values,
    wants: values.wants.filter((value) => value !== want),
    all: false,
  });
