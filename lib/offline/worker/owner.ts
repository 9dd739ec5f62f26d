import type { IDBPTransaction } from 'idb';
import { householdOf } from '../owner-key';
import { forgetAssets } from './assets';
import { type KeptHousehold, type OfflineSchema, readFact, store } from './store';

const OWNER = 'owner';
const EPOCH = 'epoch';
const CONTACT = 'contact';

/** So long without a word from the server, and what is kept is shown to nobody. */
export const LONGEST_ALONE_MS = 14 * 24 * 60 * 60 * 1000;

/** A time is written down at most this often. */
const NOTED_MS = 10 * 60 * 1000;

/** The account whose pages this device keeps; undefined where it keeps no account's. */
export const ownerNow = () => readFact<string>(OWNER);

/** The guests' households whose trips this device keeps. */
export const householdsNow = async () => (await store()).getAll('households');

/** Everybody whose pages and changes this device may keep. */
export async function ownersNow(): Promise<string[]> {
  const [account, households] = await Promise.all([ownerNow(), householdsNow()]);
  return [...(account === undefined ? [] : [account]), ...households.map(({ owner }) => owner)];
}

/** Who may have a copy of a page about this trip, or of a page about none: the account comes first, as on the server. */
export async function readersOf(trip: string | undefined): Promise<string[]> {
  const [account, households] = await Promise.all([ownerNow(), householdsNow()]);
  const guests = households.filter((each) => each.trip === trip).map(({ owner }) => owner);
  return account === undefined ? guests : [account, ...guests];
}

/** Changes whenever something is forgotten: what was asked for before must not be kept after. */
export const epochNow = async () => (await readFact<number>(EPOCH)) ?? 0;

const STORES = ['facts', 'pages', 'trips', 'households', 'outbox'] as const;
type Change = IDBPTransaction<OfflineSchema, typeof STORES, 'readwrite'>;

const changeAll = async (): Promise<Change> => (await store()).transaction(STORES, 'readwrite');

const isAccount = (owner: string) => householdOf(owner) === undefined;

/** Forgets the pages of whoever `goes`, with `all` also their changes and that they were here; begins a new epoch. */
async function forgetIn(change: Change, goes: (owner: string) => boolean, all: boolean): Promise<number> {
  const [facts, pages, trips] = [
    change.objectStore('facts'),
    change.objectStore('pages'),
    change.objectStore('trips'),
  ];
  for (const key of await pages.getAllKeys()) if (goes(key[0])) await pages.delete(key);
  for (const key of await trips.getAllKeys()) if (goes(key[0])) await trips.delete(key);
  if (all) {
    const [households, outbox] = [change.objectStore('households'), change.objectStore('outbox')];
    for (const owner of await households.getAllKeys()) if (goes(owner)) await households.delete(owner);
    for (const { id, viewer } of await outbox.getAll()) if (goes(viewer)) await outbox.delete(id);
  }
  const [account, epoch = 0] = await Promise.all([facts.get(OWNER), facts.get(EPOCH) as Promise<number>]);
  if (goes((account as string | undefined) ?? '')) {
    await facts.clear();
    if (account !== undefined && !all) await facts.put(account, OWNER);
  }
  await facts.put(epoch + 1, EPOCH);
  return epoch + 1;
}

async function forget(goes: (owner: string) => boolean, all: boolean): Promise<void> {
  const change = await changeAll();
  await forgetIn(change, goes, all);
  await change.done;
  await forgetAssets();
}

/** Forgets every page of the account, as at the end of a session. Whose they were stays known, for changes yet to be sent. */
export const forgetPages = () => forget(isAccount, false);

/** Forgets everything of the account: at the log-out, and when another person logs in. */
export const forgetAll = () => forget(isAccount, true);

/** Forgets everything of these households. */
export const forgetHouseholds = (gone: readonly KeptHousehold[]) =>
  gone.length > 0 ? forget((owner) => gone.some((each) => each.owner === owner), true) : undefined;

/**
 * The server has made something for this owner, asked for in that epoch: another account's goes, or what another household
 * kept of the same trip. The epoch in which it may be kept; undefined where it came too late.
 */
export async function belongsTo(owner: string, asked: number, trip = ''): Promise<number | undefined> {
  const change = await changeAll();
  const [facts, households] = [change.objectStore('facts'), change.objectStore('households')];
  const epoch = ((await facts.get(EPOCH)) as number | undefined) ?? 0;
  if (epoch !== asked) return undefined;
  const ofAccount = isAccount(owner);
  let now = epoch;
  if (ofAccount) {
    // The first one here, or another one without a log-out between.
    if ((await facts.get(OWNER)) !== owner) now = await forgetIn(change, isAccount, true);
    await facts.put(owner, OWNER);
    await facts.put(Date.now(), CONTACT);
  } else {
    const before = (await households.getAll()).find((each) => each.trip === trip && each.owner !== owner);
    if (before) now = await forgetIn(change, (each) => each === before.owner, true);
    await households.put({ owner, trip, contact: Date.now() });
  }
  await change.done;
  if (now !== epoch) await forgetAssets();
  return now;
}

/** The server has responded to the account. */
export async function noteContact(now = Date.now()): Promise<void> {
  const last = await readFact<number>(CONTACT);
  if (last !== undefined && Math.abs(now - last) < NOTED_MS) return;
  if ((await ownerNow()) !== undefined) await (await store()).put('facts', now, CONTACT);
}

/** Forgets the pages that have been alone for too long; asked before anything that is kept is shown. */
export async function forgetOld(now = Date.now()): Promise<void> {
  const last = await readFact<number>(CONTACT);
  if (last !== undefined && now - last > LONGEST_ALONE_MS) await forgetPages();
  for (const { owner, contact } of await householdsNow())
    if (now - contact > LONGEST_ALONE_MS) await forget((each) => each === owner, false);
}
