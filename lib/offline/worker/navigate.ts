import { keptPath, tripOfPage } from '../pages';
import { takeShell } from './assets';
import { confirmHouseholdOf } from './households';
import { copiesOf, forgetGone, keepPage, refreshPage, unzip } from './keep-page';
import { comeInTime, isAway, noteAway, noteBack, tryNetwork } from './network';
import { epochNow, noteContact } from './owner';
import { confirmOwner, shown } from './session';
import { type KeptPage, store } from './store';
import { comingTrips, dayOf } from './trip-order';
import { noteOpened } from './trips';

export interface Asked {
  request: Request;
  url: URL;
  /** Keeps the worker alive until this work has ended, which may be after the response was returned. */
  later: (work: Promise<unknown>) => void;
}

/** Undefined also when the device's database fails. */
export async function keptCopy(path: string | undefined): Promise<KeptPage | undefined> {
  if (path === undefined) return undefined;
  const copies = shown(() => copiesOf(path)).catch(() => []);
  return (await copies)[0];
}

async function show({ at, headers, body }: KeptPage): Promise<Response> {
  const html = await unzip(body);
  const time = new Date(at).toISOString();
  return new Response(html.replace('<html ', `<html data-kept="${time}" `), { headers });
}

async function showOffline({ pathname }: URL): Promise<Response> {
  const next = pathname === '/next-trip' ? await nextKept().catch(() => undefined) : undefined;
  const shell = () => takeShell().catch(() => undefined);
  return next ? Response.redirect(next) : ((await shell()) ?? Response.error());
}

/** A proxy can't reach the app, or the app can't reach its database. */
const isFault = ({ status }: Response) => status === 502 || status === 503 || status === 504;

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
  later(
    late.then(async (slow) => {
      if (slow && !isFault(slow)) await Promise.all([noteBack(), afterNavigation(path, slow, asked)]);
    }),
  );
  // Another person may have logged in during the request, and then the copy may not be shown.
  const still = copy && (await keptCopy(path));
  return still ? show(still) : showOffline(url);
}

function afterNavigation(path: string | undefined, response: Response, asked: number): Promise<unknown> {
  // The server redirects to the log-in when the session has ended or the guest's household no longer exists.
  if (response.type === 'opaqueredirect')
    return Promise.all([confirmOwner(), path && confirmHouseholdOf(path)]);
  if (path === undefined) return Promise.resolve();
  if (response.status === 404) return forgetGone(path);
  if (!response.ok) return Promise.resolve();
  return Promise.all([noteContact(), keepPage(path, response.clone(), asked)]);
}

/** If this request fails, Next loads the whole page, for which the worker can return a stored copy. */
export async function answerRouter({ request, url, later }: Asked): Promise<Response> {
  const path = keptPath(url);
  const trip = path && tripOfPage(path);
  if (trip) later(noteOpened(trip));
  if (isAway()) {
    later(tryNetwork());
    return Response.error();
  }
  const coming = fetch(request);
  const isKept = path !== undefined && (await copiesOf(path).catch(() => [])).length > 0;
  const { response } = await comeInTime(coming, isKept);
  if (!response) {
    if (!request.signal.aborted) later(noteAway());
    return Response.error();
  }
  later(noteBack());
  if (response.redirected) later(Promise.all([confirmOwner(), path && confirmHouseholdOf(path)]));
  else if (response.ok && path !== undefined) later(refreshPage(path));
  return response;
}

async function nextKept(): Promise<string | undefined> {
  const trips = await shown(async () => (await store()).getAll('trips'));
  const [next] = comingTrips(trips, dayOf());
  return next && `/trip/${next.id}`;
}
