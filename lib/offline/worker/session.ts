import { householdOf } from '../owner-key';
import { PATIENCE_MS } from './network';
import { belongsTo, epochNow, forgetAll, forgetOld, forgetPages } from './owner';
import { readFact, writeFact } from './store';

const DOUBT = 'doubt';

/**
 * A doubt about who is signed in. A server response can end it only after `settledAt`. Workers of
 * earlier releases stored `true`.
 */
type Doubt = { since: string; settledAt: number } | boolean | undefined;

/** Longest time that a page takes to begin a session, for example Google's redirect to our site. */
const PASSING_MS = 10_000;

/** Number of running calls that may change who is logged in. */
let changing = 0;

/**
 * Records a doubt: another person may have logged in. The account's stored pages aren't shown until
 * the server says who is signed in.
 */
const noteDoubt = (forMs = 0) =>
  writeFact(DOUBT, { since: crypto.randomUUID(), settledAt: Date.now() + forMs } satisfies Doubt);

/**
 * Records a doubt for a request that bypasses the worker. The doubt lasts for a while, because the
 * worker doesn't see the response.
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
    // Record a new doubt, because responses that came during the call may name either person.
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
 * Acts on the response of GET /auth/me. On a 401, deletes the account's pages, or all its data with
 * `loggedOut`.
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
  // A page waits for the result, so a slow server counts like one that can't be reached.
  await Promise.race([confirmOwner().catch(() => undefined), pause(PATIENCE_MS)]);
  return !(await readFact<Doubt>(DOUBT));
}

/**
 * Returns the stored rows of `look` that may be shown. A guest's rows may be shown whoever is
 * logged in.
 */
export async function shown<Row extends { owner: string }>(look: () => Promise<Row[]>): Promise<Row[]> {
  await forgetOld();
  const isGuests = ({ owner }: Row) => householdOf(owner) !== undefined;
  const rows = await look();
  if (rows.every(isGuests)) return rows;
  const sure = await isSure();
  // Look the rows up again, because the server may have named another person in the meantime.
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
