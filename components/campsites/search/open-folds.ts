/**
 * The parameter of the page's URL that lists what is open: the id of the first site for a camping
 * ground's card, and the name for a group of results.
 */
const OPEN = 'open';

export const openFolds = (query: Pick<URLSearchParams, 'getAll'>) => query.getAll(OPEN);

/** Returns `href`, the URL of a list, with everything that is open now and `more` added to it. */
export const withOpenFolds = (href: string, query: Pick<URLSearchParams, 'getAll'>, ...more: string[]) =>
  [href, ...openFolds(query).map(encodeURIComponent), ...more].join(`&${OPEN}=`);

/** Stores in the page's URL whether a camping ground's card is open. */
export function keepFold(id: string, fold: HTMLDetailsElement): void {
  if (openFolds(new URLSearchParams(window.location.search)).includes(id) !== fold.open)
    setOpen(id, fold.open, fold);
}

/** Stores in the page's URL whether a camping ground's card or a group of results is open. */
export function setOpen(id: string, open: boolean, at: Element): void {
  // Changing the URL would cancel a search that is loading.
  if (at.closest('[aria-busy="true"]')) return;
  const address = new URL(window.location.href);
  if (open) address.searchParams.append(OPEN, id);
  else address.searchParams.delete(OPEN, id);
  window.history.replaceState(null, '', address);
}
