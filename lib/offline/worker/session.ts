import { householdOf } from '../owner-key';
import { PATIENCE_MS } from './network';
import { belongsTo, epochNow, forgetAll, forgetOld, forgetPages } from './owner';
import { readFact, writeFact } from './store';

const DOUBT = 'doubt';

/**
 * A stored doubt about who is signed in. It begins with a request that may change who is signed in. A
 * response that names the person ends it, but only after `settledAt`. Workers of earlier releases
 * stored `true`.
 */
type Doubt = { since: string; settledAt: number } | boolean | undefined;

/** Longest time that a page takes to begin a session, for example Google's redirect to our site. */
const PASSING_MS = 10_000;

/** Number of running requests that may change who is logged in. */
let changing = 0;

/**
 * Records a doubt: another person may have logged in. The account's stored pages aren't shown until
 * the server says who is signed in.
 */
const noteDoubt = (forMs = 0) =>
  writeFact(DOUBT, { since: crypto.randomUUID(), settledAt: Date.now() + forMs } satisfies Doubt);

/**
 * Records a doubt for a request that bypasses the worker. The doubt lasts at least PASSING_MS,
 * because the worker doesn't see the end of the request.
 */
export const notePassing = () => noteDoubt(PASSING_MS);

/**
 * Sends a request that may change who is logged in, and records a doubt before and after it. If the
 * doubt can't be stored, deletes the account's data.
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
    // Record a new doubt, because a response that arrived during the request may name the previous
    // person.
    await doubt();
    changing--;
  }
}

/** The epoch and the doubt at the time when the worker asked the server who is signed in. */
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
 * Updates the stored data according to a response of GET /auth/me. On a 401, deletes the account's
 * pages, or with `loggedOut` all of the account's data.
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

/** Asks the server who is signed in, and updates the stored data accordingly. */
export async function confirmOwner({ loggedOut = false } = {}): Promise<void> {
  const asked = await askOwner();
  const response = await fetch('/auth/me', { headers: { accept: 'application/json' }, cache: 'no-store' });
  await heedOwner(response, asked, loggedOut);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * True when the account's stored pages may be shown. When there is a doubt about who is signed in,
 * asks the server first.
 */
export async function isSure(): Promise<boolean> {
  if (!(await readFact<Doubt>(DOUBT))) return true;
  // A page is waiting for the result, so don't wait longer than PATIENCE_MS for a slow server.
  await Promise.race([confirmOwner().catch(() => undefined), pause(PATIENCE_MS)]);
  return !(await readFact<Doubt>(DOUBT));
}

/**
 * Returns the stored rows that `look` reads, without the rows that may not be shown now. The rows of
 * guests' households may always be shown, no matter which account is logged in.
 */
export async function shown<Row extends { owner: string }>(look: () => Promise<Row[]>): Promise<Row[]> {
  await forgetOld();
  const isGuests = ({ owner }: Row) => householdOf(owner) !== undefined;
  const rows = await look();
  if (rows.every(isGuests)) return rows;
  const sure = await isSure();
  // Look the rows up again, because they were deleted if the server has just named another person.
  return (await look()).filter((row) => sure || isGuests(row));
}

/**
 * Ends the doubt by asking the server who is signed in, as soon as a response may end it. Then stored
 * pages can be shown again.
 */
export async function settleDoubt(): Promise<void> {
  const doubt = await readFact<Doubt>(DOUBT);
  if (!doubt) return;
  if (typeof doubt === 'object') await pause(doubt.settledAt - Date.now());
  await confirmOwner();
}
