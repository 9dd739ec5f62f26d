/**
 * The parameter of the page's URL that lists what is open. An open ground is listed by the id of
 * its first site, and an open group by its name.
 */
const OPEN = 'open';

export const openFolds = (query: Pick<URLSearchParams, 'getAll'>) => query.getAll(OPEN);

/** Returns the URL of the same list in which everything open stays open and `more` is open too. */
export const withOpenFolds = (href: string, query: Pick<URLSearchParams, 'getAll'>, ...more: string[]) =>
  [href, ...openFolds(query).map(encodeURIComponent), ...more].join(`&${OPEN}=`);

/** Stores in the page's URL whether a ground is open. */
export function keepFold(id: string, fold: HTMLDetailsElement): void {
  if (openFolds(new URLSearchParams(window.location.search)).includes(id) !== fold.open)
    setOpen(id, fold.open, fold);
}

/** Stores in the page's URL whether a ground or group is open. */
export function setOpen(id: string, open: boolean, at: Element): void {
  // Changing the URL would cancel a search that is loading.
  if (at.closest('[aria-busy="true"]')) return;
  const address = new URL(window.location.href);
  if (open) address.searchParams.append(OPEN, id);
  else address.searchParams.delete(OPEN, id);
  window.history.replaceState(null, '', address);
}
