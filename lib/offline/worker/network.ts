declare const self: ServiceWorkerGlobalScope;

export const PATIENCE_MS = 3500;

const AWAY_MS = 15_000;

let awayUntil = 0;
let backUntil = 0;

/** A recent response counts more than `navigator.onLine`. */
export const isAway = (now = Date.now()) =>
  now < awayUntil || (now >= backUntil && self.navigator.onLine === false);

export const noteAway = () => note(Date.now() + AWAY_MS, 'away');

export const noteBack = () => note(0, 'back');

async function note(until: number, network: 'away' | 'back'): Promise<void> {
  const changed = awayUntil > Date.now() !== until > 0;
  awayUntil = until;
  backUntil = network === 'back' && !self.navigator.onLine ? Date.now() + AWAY_MS : 0;
  if (!changed) return;
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ network });
}

/** Any response shows that the network is back. */
export async function tryNetwork(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    await noteBack();
    return true;
  } catch {
    await noteAway();
    return false;
  }
}

export interface Came {
  response: Response | undefined;
  /** The response, even if it arrives after the time limit; undefined when the request fails. */
  late: Promise<Response | undefined>;
}

/** With `elseShown` the caller has something else to show, so the wait ends after PATIENCE_MS. */
export async function comeInTime(coming: Promise<Response>, elseShown: boolean): Promise<Came> {
  const late = coming.catch(() => undefined);
  if (!elseShown) return { response: await late, late };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  const response = await Promise.race([late, limit]).finally(() => clearTimeout(timer));
  return { response, late };
}
