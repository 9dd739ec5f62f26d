declare const self: ServiceWorkerGlobalScope;

/** Somebody with a phone in the hand waits no longer for a page that is kept as well. */
export const PATIENCE_MS = 3500;

/** So long nothing is tried again, and the next tap is responded to at once. */
const AWAY_MS = 15_000;

interface Connection {
  type?: string;
  saveData?: boolean;
}

/** What was not asked for is fetched on Wi-Fi, or where nobody saves data. */
export const mayFetchAhead = (
  { type, saveData }: Connection = (self.navigator as { connection?: Connection }).connection ?? {},
) => type === 'wifi' || type === 'ethernet' || !saveData;

let awayUntil = 0;
let backUntil = 0;

/** Whether there was no network a moment ago. What the browser says of it counts less than a response that came. */
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

/** Asks the server for the smallest thing it has; where it responds, the network is back. */
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
  /** What comes after all once the time is over. */
  late: Promise<Response | undefined>;
}

/** Waits for a response, not longer than somebody would where there is something else to show. */
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
