import { keptPath, tripOfPage } from '../pages';
import { takeShell } from './assets';
import { confirmHouseholdOf } from './households';
import { copiesOf, forgetGone, keepPage, refreshPage } from './keep-page';
import { comeInTime, isAway, noteAway, noteBack, tryNetwork } from './network';
import { epochNow, noteContact } from './owner';
import { confirmOwner, shown } from './session';
import { type KeptPage, store } from './store';
import { comingTrips, dayOf } from './trip-order';
import { noteOpened } from './trips';
import { unzip } from './zipped';

export interface Asked {
  request: Request;
  url: URL;
  /** Keeps the worker alive until this work has ended, which may be after the response. */
  later: (work: Promise<unknown>) => void;
}

/**
 * Returns a page's stored copy if it may be shown, otherwise undefined. When the database fails,
 * there is no copy.
 */
export async function keptCopy(path: string | undefined): Promise<KeptPage | undefined> {
  if (path === undefined) return undefined;
  const copies = shown(() => copiesOf(path)).catch(() => []);
  return (await copies)[0];
}

/** Returns the stored page, marked with the time when it was stored. */
async function show({ at, headers, body }: KeptPage): Promise<Response> {
  const html = await unzip(body);
  const time = new Date(at).toISOString();
  return new Response(html.replace('<html ', `<html data-kept="${time}" `), { headers });
}

/**
 * Returns the offline page. For /next-trip, returns a redirect to the next stored trip when there
 * is one.
 */
async function showOffline({ pathname }: URL): Promise<Response> {
  const next = pathname === '/next-trip' ? await nextKept().catch(() => undefined) : undefined;
  const shell = () => takeShell().catch(() => undefined);
  return next ? Response.redirect(next) : ((await shell()) ?? Response.error());
}

/** True when a proxy can't reach the app, or the app can't reach its database. */
const isFault = ({ status }: Response) => status === 502 || status === 503 || status === 504;

/**
 * Returns the server's page if it comes in time. Otherwise returns the stored copy or, without one,
 * the offline page.
 */
export async function answerNavigation({ request, url, later }: Asked): Promise<Response> {
  const path = keptPath(url);
  const trip = path && tripOfPage(path);
  if (trip) later(noteOpened(trip));
  const away = isAway();
  if (away) {
    later(tryNetwork());
    const copy = await keptCopy(path);
    if (copy) return show(copy);
  }
  const asked = await epochNow().catch(() => undefined);
  // When the database fails, there are no stored copies, so only the server can answer.
  if (asked === undefined) return fetch(request).catch(() => showOffline(url));
  const coming = fetch(request);
  const copy = await keptCopy(path);
  const { response, late } = await comeInTime(coming, away || copy !== undefined);
  if (response && !(copy && isFault(response))) {
    later(noteBack());
    later(afterNavigation(path, response, asked));
    return response;
  }
  // An aborted request says nothing about the network, because the person has left the page.
  if (!response && !request.signal.aborted) later(noteAway());
  // The server's response may arrive after the stored copy was shown.
  later(
    late.then(async (slow) => {
      if (slow && !isFault(slow)) await Promise.all([noteBack(), afterNavigation(path, slow, asked)]);
    }),
  );
  // Look the copy up again, because another person may have logged in while the request was
  // running.
  const still = copy && (await keptCopy(path));
  return still ? show(still) : showOffline(url);
}

function afterNavigation(path: string | undefined, response: Response, asked: number): Promise<unknown> {
  // The redirect may lead to the log-in, so ask the server whether the session and the household
  // still exist.
  if (response.type === 'opaqueredirect')
    return Promise.all([confirmOwner(), path && confirmHouseholdOf(path)]);
  if (path === undefined) return Promise.resolve();
  if (response.status === 404) return forgetGone(path);
  if (!response.ok) return Promise.resolve();
  return Promise.all([noteContact(), keepPage(path, response.clone(), asked)]);
}

/**
 * Answers the request that Next's router sends after a tap on a link. When it fails, Next loads the
 * whole page, which may be stored.
 */
export async function answerRouter({ request, url, later }: Asked): Promise<Response> {
  const path = keptPath(url);
  const trip = path && tripOfPage(path);
  if (trip) later(noteOpened(trip));
  if (isAway()) {
    later(tryNetwork());
    return Response.error();
  }
  const isKept = path !== undefined && (await copiesOf(path).catch(() => [])).length > 0;
  const { response } = await comeInTime(fetch(request), isKept);
  if (!response) {
    if (!request.signal.aborted) later(noteAway());
    return Response.error();
  }
  later(noteBack());
  if (response.redirected) later(Promise.all([confirmOwner(), path && confirmHouseholdOf(path)]));
  else if (response.ok && path !== undefined) later(refreshPage(path));
  return response;
}

/** Returns the path that /next-trip leads to without network; undefined when no trip is stored. */
async function nextKept(): Promise<string | undefined> {
  const trips = await shown(async () => (await store()).getAll('trips'));
  const [next] = comingTrips(trips, dayOf());
  return next && `/trip/${next.id}`;
}
