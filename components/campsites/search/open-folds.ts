/** The parameter of the page's address that names each open fold by its nearest site, for who comes back. */
const OPEN = 'open';

export const openFolds = (query: Pick<URLSearchParams, 'getAll'>) => query.getAll(OPEN);

/** An address of the same list, in which the folds stay open that are open now. */
export const withOpenFolds = (href: string, query: Pick<URLSearchParams, 'getAll'>) =>
  [href, ...openFolds(query).map(encodeURIComponent)].join(`&${OPEN}=`);

/** Has the address say whether a fold is open by now. */
export function keepFold(id: string, fold: HTMLDetailsElement): void {
  const address = new URL(window.location.href);
  if (openFolds(address.searchParams).includes(id) === fold.open) return;
  // While a search is on its way a mere change of the address would call it off.
  if (fold.closest('[aria-busy="true"]')) return;
  if (fold.open) address.searchParams.append(OPEN, id);
  else address.searchParams.delete(OPEN, id);
  window.history.replaceState(null, '', address);
}
