/** The parameter of the page's address that names each ground, by its first site, and each group that is open. */
const OPEN = 'open';

export const openFolds = (query: Pick<URLSearchParams, 'getAll'>) => query.getAll(OPEN);

/** An address of the same list, in which all stays open that is open now, and more if asked. */
export const withOpenFolds = (href: string, query: Pick<URLSearchParams, 'getAll'>, ...more: string[]) =>
  [href, ...openFolds(query).map(encodeURIComponent), ...more].join(`&${OPEN}=`);

/** Has the address say whether a ground is open by now. */
export function keepFold(id: string, fold: HTMLDetailsElement): void {
  if (openFolds(new URLSearchParams(window.location.search)).includes(id) !== fold.open)
    setOpen(id, fold.open, fold);
}

/** Has the address say whether something at that place of the page is open. */
export function setOpen(id: string, open: boolean, at: Element): void {
  // While a search is on its way a mere change of the address would call it off.
  if (at.closest('[aria-busy="true"]')) return;
  const address = new URL(window.location.href);
  if (open) address.searchParams.append(OPEN, id);
  else address.searchParams.delete(OPEN, id);
  window.history.replaceState(null, '', address);
}
