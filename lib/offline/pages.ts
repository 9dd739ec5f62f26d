/** The pages of one's own that a device keeps, beside those of trips. */
export const OWN_PAGES = ['/', '/your-crew', '/your-rides', '/your-gear'] as const;

/** The page that is shown in place of one that isn't kept. */
export const OFFLINE_PAGE = '/offline';

const PARTS = [
  '',
  '/people',
  '/cars',
  '/pitches',
  '/bookings',
  '/gear',
  '/gear?list=packing',
  '/days',
  '/meals',
  '/todos',
  '/costs',
  '/notices',
  '/attendance',
  '/home-contact',
  '/print',
];
const site = /^\/campsite\/(?:ai-)?[\da-f-]{36}$/;
const part =
  /^\/trip\/([\da-f-]{36})(?:\/(?:people|cars|pitches|bookings|gear|days|meals|todos|notices|vote|costs|attendance|home-contact|print))?$/;

/** The pages of a trip that are kept without having been opened. */
export const pagesOfTrip = (id: string) => PARTS.map((each) => `/trip/${id}${each}`);

const ofTrip = /^\/(?:api\/trips|trip)\/([\da-f-]{36})(?:[/?]|$)/;

/** The trip that a page is about, by its address. */
export const tripOfPage = (path: string): string | undefined => ofTrip.exec(path)?.[1];

/** A campsite's page is kept while a kept trip goes there. */
export const isSitePage = (path: string) => site.test(path);

/** Under which address a page is kept; undefined for one that isn't. How much of a list is shown makes no difference. */
export function keptPath({ pathname, searchParams }: URL): string | undefined {
  const own = (OWN_PAGES as readonly string[]).includes(pathname);
  if (!own && !part.test(pathname) && !isSitePage(pathname)) return undefined;
  // It looks for another campsite, for a trip that goes elsewhere.
  if (isSitePage(pathname) && searchParams.has('trip')) return undefined;
  // With the first answer's ticks, which aren't the next one's.
  if (searchParams.has('first')) return undefined;
  return searchParams.get('list') === 'packing' && pathname.endsWith('/gear')
    ? `${pathname}?list=packing`
    : pathname;
}

/** What a trip's pages ask for once they are open, the shares of its expenses too: kept with the trip, and no more of the API. */
export const callsOfTrip = (id: string) => [`/api/trips/${id}/before-you-go`, `/api/trips/${id}/expenses`];

export const isKeptCall = (path: string) =>
  /^\/api\/trips\/[\da-f-]{36}\/(?:before-you-go|expenses)$/.test(path);

/** The pages whose kept copies are out of date once such a call has been made. */
export function staleAfter(path: string): { pages: string[]; trip?: string } {
  const trip = /^\/api\/trips\/([\da-f-]{36})/.exec(path)?.[1];
  if (trip) return { trip, pages: ['/'] };
  if (path.startsWith('/api/trips') || path.startsWith('/api/join/')) return { pages: ['/'] };
  if (/^(?:\/api)?\/crew\b/.test(path)) return { pages: ['/your-crew'] };
  if (/^(?:\/api)?\/rides\b/.test(path)) return { pages: ['/your-rides'] };
  return { pages: path.startsWith('/api/gear') ? ['/your-gear'] : [] };
}
