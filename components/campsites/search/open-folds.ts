/**
 * The parameter of the page's address that lists what is open: a ground by the id of its first
 * site, and a group.
 */
const OPEN = 'open';

export const openFolds = (query: Pick<URLSearchParams, 'getAll'>) => query.getAll(OPEN);

/** Returns an address of the same list that keeps everything open, and opens `more` as well. */
export const withOpenFolds = (href: string, query: Pick<URLSearchParams, 'getAll'>, ...more: string[]) =>
  [href, ...openFolds(query).map(encodeURIComponent), ...more].join(`&${OPEN}=`);

/** Records in the page's address whether a ground is open. */
export function keepFold(id: string, fold: HTMLDetailsElement): void {
  if (openFolds(new URLSearchParams(window.location.search)).includes(id) !== fold.open)
    setOpen(id, fold.open, fold);
}

/** Records in the page's address whether the ground or group is open. */
export function setOpen(id: string, open: boolean, at: Element): void {
  // Changing the address would cancel a search that is loading.
  if (at.closest('[aria-busy="true"]')) return;
  const address = new URL(window.location.href);
  if (open) address.searchParams.append(OPEN, id);
  else address.searchParams.delete(OPEN, id);
  window.history.replaceState(null, '', address);
}
