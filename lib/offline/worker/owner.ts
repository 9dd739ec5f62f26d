import type { IDBPTransaction } from 'idb';
import { householdOf } from '../owner-key';
import { forgetAssets } from './assets';
import { type KeptHousehold, type OfflineSchema, readFact, store } from './store';

const OWNER = 'owner';
const EPOCH = 'epoch';
const CONTACT = 'contact';

/** When the server hasn't responded to an owner for this long, stored pages are deleted instead of shown. */
export const LONGEST_ALONE_MS = 14 * 24 * 60 * 60 * 1000;

const NOTED_MS = 10 * 60 * 1000;

export const ownerNow = () => readFact<string>(OWNER);

export const householdsNow = async () => (await store()).getAll('households');

export async function ownersNow(): Promise<string[]> {
  const [account, households] = await Promise.all([ownerNow(), householdsNow()]);
  return [...(account === undefined ? [] : [account]), ...households.map(({ owner }) => owner)];
}

/** For `trip` undefined: of pages outside trips. The account comes first. */
export async function readersOf(trip: string | undefined): Promise<string[]> {
  const [account, households] = await Promise.all([ownerNow(), householdsNow()]);
  const guests = households.filter((each) => each.trip === trip).map(({ owner }) => owner);
  return account === undefined ? guests : [account, ...guests];
}

/** Grows with every deletion: a response to an earlier epoch's request may belong to deleted data. */
export const epochNow = async () => (await readFact<number>(EPOCH)) ?? 0;

const STORES = ['facts', 'pages', 'trips', 'households', 'outbox', 'cards'] as const;
type Change = IDBPTransaction<OfflineSchema, typeof STORES, 'readwrite'>;

const changeAll = async (): Promise<Change> => (await store()).transaction(STORES, 'readwrite');

const isAccount = (owner: string) => householdOf(owner) === undefined;

/** Starts a new epoch and returns it. With `all`, also deletes the owners and their changes. */
async function forgetIn(change: Change, goes: (owner: string) => boolean, all: boolean): Promise<number> {
  const [facts, pages, trips, cards] = [
    change.objectStore('facts'),
    change.objectStore('pages'),
    change.objectStore('trips'),
    change.objectStore('cards'),
  ];
  for (const key of await pages.getAllKeys()) if (goes(key[0])) await pages.delete(key);
  for (const key of await trips.getAllKeys()) if (goes(key[0])) await trips.delete(key);
  for (const key of await cards.getAllKeys()) if (goes(key[0])) await cards.delete(key);
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

/** When a session ends, the account and its waiting changes stay, to be sent after the next log-in. */
export const forgetPages = () => forget(isAccount, false);

export const forgetAll = () => forget(isAccount, true);

export const forgetHouseholds = (gone: readonly KeptHousehold[]) =>
  gone.length > 0 ? forget((owner) => gone.some((each) => each.owner === owner), true) : undefined;

/** Deletes another owner's data. Returns the epoch to store in; undefined after a deletion since `asked`. */
export async function belongsTo(owner: string, asked: number, trip = ''): Promise<number | undefined> {
  const change = await changeAll();
  const [facts, households] = [change.objectStore('facts'), change.objectStore('households')];
  const epoch = ((await facts.get(EPOCH)) as number | undefined) ?? 0;
  if (epoch !== asked) return undefined;
  const ofAccount = isAccount(owner);
  let now = epoch;
  if (ofAccount) {
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

export async function noteContact(now = Date.now()): Promise<void> {
  const last = await readFact<number>(CONTACT);
  if (last !== undefined && Math.abs(now - last) < NOTED_MS) return;
  if ((await ownerNow()) !== undefined) await (await store()).put('facts', now, CONTACT);
}

export async function forgetOld(now = Date.now()): Promise<void> {
  const last = await readFact<number>(CONTACT);
  if (last !== undefined && now - last > LONGEST_ALONE_MS) await forgetPages();
  for (const { owner, contact } of await householdsNow())
    if (now - contact > LONGEST_ALONE_MS) await forget((each) => each === owner, false);
}
