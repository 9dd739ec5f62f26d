/** Where results come from, by the name that the page's address gives it. */
export const sourceNames = ['user', 'private'] as const;

export type Source = (typeof sourceNames)[number];

/** The search as the page's form holds it: the text as it was typed. */
export interface SearchValues {
  postcode: string;
  radius: string;
  q: string;
  sources: readonly Source[];
  /** Whether the list is shown to its end; a page of 200 cards is a lot for a phone. */
  all: boolean;
}

/** The page's address for a search, the same one for the same search. */
export function searchHref({ postcode, radius, q, sources, all }: SearchValues): string {
  const query = new URLSearchParams({ postcode: postcode.trim(), radius });
  if (q.trim()) query.set('q', q.trim());
  // An empty one says that every box is cleared; none at all would mean the default.
  for (const source of sources.length ? sources : ['']) query.append('sources', source);
  if (all) query.set('all', '1');
  return `/createtrip?${query}`;
}

/** What a submitted or changed form holds. */
export function readSearchForm(form: FormData): SearchValues {
  const given = (name: string) => String(form.get(name) ?? '');
  const chosen = form.getAll('sources');
  return {
    postcode: given('postcode'),
    radius: given('radius'),
    q: given('q'),
    sources: sourceNames.filter((source) => chosen.includes(source)),
    // A new search begins at its start.
    all: false,
  };
}
