import { householdOf } from '../owner-key';
import { PATIENCE_MS } from './network';
import { belongsTo, epochNow, forgetAll, forgetOld, forgetPages } from './owner';
import { readFact, writeFact } from './store';

const DOUBT = 'doubt';

/** A response that names the person ends a doubt, but only after `settledAt`. Old workers stored `true`. */
type Doubt = { since: string; settledAt: number } | boolean | undefined;

/** Longest time that a page takes to begin a session, for example Google's redirect to our site. */
const PASSING_MS = 10_000;

let changing = 0;

/** The account's stored pages aren't shown until the server says who is signed in. */
const noteDoubt = (forMs = 0) =>
  writeFact(DOUBT, { since: crypto.randomUUID(), settledAt: Date.now() + forMs } satisfies Doubt);

/** The worker doesn't see the end of a request that bypasses it. */
export const notePassing = () => noteDoubt(PASSING_MS);

/** If the doubt can't be stored, deletes the account's data. */
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
    // A response that arrived during the request may name the previous person.
    await doubt();
    changing--;
  }
}

interface Asked {
  epoch: number;
  doubt: Doubt;
  settles: boolean;
}

export async function askOwner(): Promise<Asked> {
  const doubt = await readFact<Doubt>(DOUBT);
  const settledAt = typeof doubt === 'object' ? doubt.settledAt : 0;
  return { epoch: await epochNow(), doubt, settles: changing === 0 && Date.now() >= settledAt };
}

/** On a 401 deletes the account's pages, or with `loggedOut` all of its data. */
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

export async function confirmOwner({ loggedOut = false } = {}): Promise<void> {
  const asked = await askOwner();
  const response = await fetch('/auth/me', { headers: { accept: 'application/json' }, cache: 'no-store' });
  await heedOwner(response, asked, loggedOut);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function isSure(): Promise<boolean> {
  if (!(await readFact<Doubt>(DOUBT))) return true;
  // A page is waiting, so a slow server gets no longer than PATIENCE_MS.
  await Promise.race([confirmOwner().catch(() => undefined), pause(PATIENCE_MS)]);
  return !(await readFact<Doubt>(DOUBT));
}

export async function shown<Row extends { owner: string }>(look: () => Promise<Row[]>): Promise<Row[]> {
  await forgetOld();
  const isGuests = ({ owner }: Row) => householdOf(owner) !== undefined;
  const rows = await look();
  if (rows.every(isGuests)) return rows;
  const sure = await isSure();
  // Look again: the rows were deleted if the server has just named another person.
  return (await look()).filter((row) => sure || isGuests(row));
}

export async function settleDoubt(): Promise<void> {
  const doubt = await readFact<Doubt>(DOUBT);
  if (!doubt) return;
  if (typeof doubt === 'object') await pause(doubt.settledAt - Date.now());
  await confirmOwner();
}
