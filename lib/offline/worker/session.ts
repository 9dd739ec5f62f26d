import { householdOf } from '../owner-key';
import { PATIENCE_MS } from './network';
import { belongsTo, epochNow, forgetAll, forgetOld, forgetPages } from './owner';
import { readFact, writeFact } from './store';

const DOUBT = 'doubt';

/**
 * A doubt about who is signed in, which a server response ends only after `settledAt`. Old workers
 * wrote `true`.
 */
type Doubt = { since: string; settledAt: number } | boolean | undefined;

/** Longest time for a page that begins a session, such as Google's redirect to us. */
const PASSING_MS = 10_000;

/** Number of calls without a response yet that may change who is logged in. */
let changing = 0;

/**
 * Records that another person may have logged in. No stored page is shown until the server says who
 * it is.
 */
const noteDoubt = (forMs = 0) =>
  writeFact(DOUBT, { since: crypto.randomUUID(), settledAt: Date.now() + forMs } satisfies Doubt);

/**
 * Records the doubt for a request that bypasses the worker. It lasts, because the worker sees no
 * response.
 */
export const notePassing = () => noteDoubt(PASSING_MS);

/**
 * Sends a request that may change who is logged in. If the doubt can't be stored, deletes the
 * account's data.
 */
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
    // A new doubt, because responses that came in the meantime may name either person.
    await doubt();
    changing--;
  }
}

/** The state at the time when the server was asked who is signed in. */
interface Asked {
  epoch: number;
  doubt: Doubt;
  /** True when the response may end the doubt. */
  settles: boolean;
}

export async function askOwner(): Promise<Asked> {
  const doubt = await readFact<Doubt>(DOUBT);
  const settledAt = typeof doubt === 'object' ? doubt.settledAt : 0;
  return { epoch: await epochNow(), doubt, settles: changing === 0 && Date.now() >= settledAt };
}

/**
 * Acts on the response of GET /auth/me. A 401 deletes the account's pages, or with `loggedOut` all
 * its data.
 */
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

/**
 * True when the account's stored pages may be shown. While in doubt who is logged in, asks the
 * server first.
 */
export async function isSure(): Promise<boolean> {
  if (!(await readFact<Doubt>(DOUBT))) return true;
  // The page waits for this, so a slow server counts as no server.
  await Promise.race([confirmOwner().catch(() => undefined), pause(PATIENCE_MS)]);
  return !(await readFact<Doubt>(DOUBT));
}

/**
 * Returns the stored rows that may be shown. A guest's rows may always be shown, whoever is logged
 * in.
 */
export async function shown<Row extends { owner: string }>(look: () => Promise<Row[]>): Promise<Row[]> {
  await forgetOld();
  const isGuests = ({ owner }: Row) => householdOf(owner) !== undefined;
  const rows = await look();
  if (rows.every(isGuests)) return rows;
  const sure = await isSure();
  // Read again, because the server may have named another person in the meantime.
  return (await look()).filter((row) => sure || isGuests(row));
}

/**
 * Ends the doubt after a request that bypassed the worker, so that stored pages can be shown again.
 */
export async function settleDoubt(): Promise<void> {
  const doubt = await readFact<Doubt>(DOUBT);
  if (!doubt) return;
  if (typeof doubt === 'object') await pause(doubt.settledAt - Date.now());
  await confirmOwner();
}
