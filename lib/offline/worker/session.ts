import { PATIENCE_MS } from './network';
import { belongsTo, epochNow, forgetAll, forgetPages } from './owner';
import { readFact, writeFact } from './store';

const DOUBT = 'doubt';

/** A time: what the server says before it settles nothing. A worker of an earlier release wrote `true`. */
type Doubt = { since: string; settledAt: number } | boolean | undefined;

/** How long a page that begins a session may take, as Google's way back does. */
const PASSING_MS = 10_000;

/** How many calls are on their way that may change who is logged in. */
let changing = 0;

/** Somebody may have logged in: nothing is shown until it is known who. */
const noteDoubt = (forMs = 0) =>
  writeFact(DOUBT, { since: crypto.randomUUID(), settledAt: Date.now() + forMs } satisfies Doubt);

/** The same for what passes the worker by, which so doesn't see when it is done. */
export const notePassing = () => noteDoubt(PASSING_MS);

/** Sends what may change who is logged in. Where the doubt can't be written down, nothing stays. */
export async function whileInDoubt(send: () => Promise<Response>): Promise<Response> {
  const doubt = () =>
    noteDoubt()
      .catch(forgetAll)
      .catch(() => undefined);
  changing++;
  await doubt();
  try {
    return await send();
  } finally {
    // What the server said meanwhile may be of either person.
    await doubt();
    changing--;
  }
}

/** What was known when the server was asked who is signed in. */
interface Asked {
  epoch: number;
  doubt: Doubt;
  /** Whether its answer ends the doubt. */
  settles: boolean;
}

export async function askOwner(): Promise<Asked> {
  const doubt = await readFact<Doubt>(DOUBT);
  const settledAt = typeof doubt === 'object' ? doubt.settledAt : 0;
  return { epoch: await epochNow(), doubt, settles: changing === 0 && Date.now() >= settledAt };
}

/** Takes GET /auth/me at its word. Where nobody is signed in any more, the pages go; `loggedOut`, and all goes. */
export async function heedOwner(
  response: Response,
  { epoch, doubt, settles }: Asked,
  loggedOut = false,
): Promise<void> {
  if (response.status === 401) await (loggedOut ? forgetAll() : forgetPages());
  if (!response.ok) return;
  const { user } = (await response.json()) as { user: { id: string } };
  if ((await belongsTo(user.id, epoch)) === undefined || !settles) return;
  const now = await readFact<Doubt>(DOUBT);
  if (sinceOf(now) === sinceOf(doubt)) await writeFact(DOUBT, false);
}

const sinceOf = (doubt: Doubt) => (typeof doubt === 'object' ? doubt.since : undefined);

/** Asks the server who is signed in. */
export async function confirmOwner({ loggedOut = false } = {}): Promise<void> {
  const asked = await askOwner();
  const response = await fetch('/auth/me', { headers: { accept: 'application/json' }, cache: 'no-store' });
  await heedOwner(response, asked, loggedOut);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether what is kept may be shown: not while it is in doubt whose it is. */
export async function isSure(): Promise<boolean> {
  if (!(await readFact<Doubt>(DOUBT))) return true;
  // A server that takes long is as good as none: the page waits for this.
  await Promise.race([confirmOwner().catch(() => undefined), pause(PATIENCE_MS)]);
  return !(await readFact<Doubt>(DOUBT));
}

/** Ends a doubt that is left by what passed the worker by, so that what is kept can be shown without network. */
export async function settleDoubt(): Promise<void> {
  const doubt = await readFact<Doubt>(DOUBT);
  if (!doubt) return;
  if (typeof doubt === 'object') await pause(doubt.settledAt - Date.now());
  await confirmOwner();
}
