/** The parameter of the page's URL that lists the open camping grounds by their first site's id. */
const OPEN = 'open';

export const openFolds = (query: Pick<URLSearchParams, 'getAll'>) => query.getAll(OPEN);

/** Returns `href`, the URL of a list, with everything that is open now added to it. */
export const withOpenFolds = (href: string, query: Pick<URLSearchParams, 'getAll'>) =>
  [href, ...openFolds(query).map(encodeURIComponent)].join(`&${OPEN}=`);

/** Stores in the page's URL whether a camping ground's card is open. */
export function keepFold(id: string, fold: HTMLDetailsElement): void {
  const address = new URL(window.location.href);
  if (openFolds(address.searchParams).includes(id) === fold.open) return;
  // Changing the URL would cancel a search that is loading.
  if (fold.closest('[aria-busy="true"]')) return;
  if (fold.open) address.searchParams.append(OPEN, id);
  else address.searchParams.delete(OPEN, id);
  window.history.replaceState(null, '', address);
}
