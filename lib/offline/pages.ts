/** The account's own pages that a device stores, besides the pages of trips. */
export const OWN_PAGES = ['/', '/your-crew', '/your-rides', '/your-gear'] as const;

/** The page that is shown without network in place of a page that isn't stored. */
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

/** Returns the paths of the pages of a trip that are stored before anybody opens them. */
export const pagesOfTrip = (id: string) => PARTS.map((each) => `/trip/${id}${each}`);

const ofTrip = /^\/(?:api\/trips|trip)\/([\da-f-]{36})(?:[/?]|$)/;

/**
 * Returns the id of the trip to which the path of a page or of an API request belongs; undefined for
 * other paths.
 */
export const tripOfPage = (path: string): string | undefined => ofTrip.exec(path)?.[1];

/**
 * True for the path of a campsite's page. The page is stored only while the device stores a trip to
 * the campsite.
 */
export const isSitePage = (path: string) => site.test(path);

/**
 * Returns the path under which a page is stored; undefined for a page that is never stored. The
 * `show` parameter (the length of a list) is left out, so one copy serves all lengths.
 */
export function keptPath({ pathname, searchParams }: URL): string | undefined {
  const own = (OWN_PAGES as readonly string[]).includes(pathname);
  if (!own && !part.test(pathname) && !isSitePage(pathname)) return undefined;
  // With the parameter `trip` a campsite's page offers to move that trip to the campsite, so the page
  // isn't stored.
  if (isSitePage(pathname) && searchParams.has('trip')) return undefined;
  // With the parameter `first` the page has choices ticked for a first RSVP. They would be wrong on a
  // later visit, so the page isn't stored.
  if (searchParams.has('first')) return undefined;
  return searchParams.get('list') === 'packing' && pathname.endsWith('/gear')
    ? `${pathname}?list=packing`
    : pathname;
}

/**
 * Returns the paths of the API responses that are stored for a trip: the trip's pages request them
 * after loading. No other API responses are stored.
 */
export const callsOfTrip = (id: string) => [`/api/trips/${id}/before-you-go`, `/api/trips/${id}/expenses`];

export const isKeptCall = (path: string) =>
  /^\/api\/trips\/[\da-f-]{36}\/(?:before-you-go|expenses)$/.test(path);

/**
 * Returns the pages whose stored copies are out of date after a successful change through this API
 * path. With `trip`, all pages of the trip are out of date too.
 */
export function staleAfter(path: string): { pages: string[]; trip?: string } {
  const trip = /^\/api\/trips\/([\da-f-]{36})/.exec(path)?.[1];
  if (trip) return { trip, pages: ['/'] };
  if (path.startsWith('/api/trips') || path.startsWith('/api/join/')) return { pages: ['/'] };
  if (/^(?:\/api)?\/crew\b/.test(path)) return { pages: ['/your-crew'] };
  if (/^(?:\/api)?\/rides\b/.test(path)) return { pages: ['/your-rides'] };
  return { pages: path.startsWith('/api/gear') ? ['/your-gear'] : [] };
}
