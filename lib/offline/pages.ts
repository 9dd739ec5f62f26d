export const OWN_PAGES = ['/', '/your-crew', '/your-rides', '/your-gear'] as const;

export const OFFLINE_PAGE = '/offline';

const PARTS = [
  '',
  '/people',
  '/cars',
  '/pitches',
  '/bookings',
  '/stops',
  '/backups',
  '/gear',
  '/gear?list=packing',
  '/days',
  '/meals',
  '/todos',
  '/costs',
  '/notices',
  '/attendance',
  '/home-contact',
  '/emergency',
  '/conditions',
  '/print',
];
const site = /^\/campsite\/(?:ai-)?[\da-f-]{36}$/;
const part =
  /^\/trip\/([\da-f-]{36})(?:\/(?:people|cars|pitches|bookings|stops|backups|gear|days|meals|todos|notices|vote|costs|attendance|home-contact|emergency|conditions|print))?$/;

export const pagesOfTrip = (id: string) => PARTS.map((each) => `/trip/${id}${each}`);

const ofTrip = /^\/(?:api\/trips|trip)\/([\da-f-]{36})(?:[/?]|$)/;

export const tripOfPage = (path: string): string | undefined => ofTrip.exec(path)?.[1];

/** Such a page is stored only while the device stores a trip to the campsite. */
export const isSitePage = (path: string) => site.test(path);

/**
 * Undefined for a page that is never stored, such as another household's card for an emergency, which only a
 * first-aider's device keeps, encrypted (worker/cards.ts). Without `show`, so one copy serves all lengths of a list.
 */
export function keptPath({ pathname, searchParams }: URL): string | undefined {
  const own = (OWN_PAGES as readonly string[]).includes(pathname);
  if (!own && !part.test(pathname) && !isSitePage(pathname)) return undefined;
  // With `trip` the page offers to move that trip to the campsite.
  if (isSitePage(pathname) && searchParams.has('trip')) return undefined;
  // With `first` the page has choices ticked for a first RSVP, which would be wrong on a later visit.
  if (searchParams.has('first')) return undefined;
  return searchParams.get('list') === 'packing' && pathname.endsWith('/gear')
    ? `${pathname}?list=packing`
    : pathname;
}

/** The trip's pages request these after loading. No other API responses are stored. */
export const callsOfTrip = (id: string) => [`/api/trips/${id}/before-you-go`, `/api/trips/${id}/expenses`];

export const isKeptCall = (path: string) =>
  /^\/api\/trips\/[\da-f-]{36}\/(?:before-you-go|expenses)$/.test(path);

/** With `trip` in the result, all pages of that trip are out of date too. */
export function staleAfter(path: string): { pages: string[]; trip?: string } {
  const trip = /^\/api\/trips\/([\da-f-]{36})/.exec(path)?.[1];
  if (trip) return { trip, pages: ['/'] };
  if (path.startsWith('/api/trips') || path.startsWith('/api/join/')) return { pages: ['/'] };
  if (/^(?:\/api)?\/crew\b/.test(path)) return { pages: ['/your-crew'] };
  if (/^(?:\/api)?\/rides\b/.test(path)) return { pages: ['/your-rides'] };
  return { pages: path.startsWith('/api/gear') ? ['/your-gear'] : [] };
}
