import { forgetAssets } from './assets';
import { readFact, store } from './store';

const OWNER = 'owner';
const EPOCH = 'epoch';
const CONTACT = 'contact';

/** So long without a word from the server, and what is kept is shown to nobody. */
export const LONGEST_ALONE_MS = 14 * 24 * 60 * 60 * 1000;

/** A time is written down at most this often. */
const NOTED_MS = 10 * 60 * 1000;

/** Whose everything on this device is, by their account; undefined where nothing may be kept. */
export const ownerNow = () => readFact<string>(OWNER);

/** Changes whenever something is forgotten: what was asked for before must not be kept after. */
export const epochNow = async () => (await readFact<number>(EPOCH)) ?? 0;

/**
 * The server has made a page for this person, asked for in that epoch: what is kept for another one goes. The epoch in
 * which the page may be kept; undefined where it came too late.
 */
export async function belongsTo(viewer: string, asked: number): Promise<number | undefined> {
  const db = await store();
  const stores = [...db.objectStoreNames];
  const change = db.transaction(stores, 'readwrite');
  const facts = change.objectStore('facts');
  const owner = await facts.get(OWNER);
  const epoch = ((await facts.get(EPOCH)) as number | undefined) ?? 0;
  if (epoch !== asked) return undefined;
  if (owner === viewer) {
    await facts.put(Date.now(), CONTACT);
    return epoch;
  }
  // The first one here, or another one without a log-out between.
  await Promise.all(stores.map((name) => change.objectStore(name).clear()));
  await facts.put(epoch + 1, EPOCH);
  await facts.put(viewer, OWNER);
  await facts.put(Date.now(), CONTACT);
  await change.done;
  await forgetAssets();
  return epoch + 1;
}

/** Forgets every page, as at the end of a session. Whose the device is stays known, for changes yet to be sent. */
export async function forgetPages(): Promise<void> {
  const db = await store();
  const wiped = db.transaction(['facts', 'pages', 'trips'], 'readwrite');
  const facts = wiped.objectStore('facts');
  const [owner, epoch = 0] = await Promise.all([facts.get(OWNER), facts.get(EPOCH) as Promise<number>]);
  await Promise.all([facts.clear(), wiped.objectStore('pages').clear(), wiped.objectStore('trips').clear()]);
  await facts.put(epoch + 1, EPOCH);
  if (owner !== undefined) await facts.put(owner, OWNER);
  await wiped.done;
  await forgetAssets();
}

/** Forgets everything that this device keeps of anybody: at the log-out, and when another person logs in. */
export async function forgetAll(): Promise<void> {
  const db = await store();
  const stores = [...db.objectStoreNames];
  const wiped = db.transaction(stores, 'readwrite');
  const epoch = ((await wiped.objectStore('facts').get(EPOCH)) as number | undefined) ?? 0;
  await Promise.all(stores.map((name) => wiped.objectStore(name).clear()));
  await wiped.objectStore('facts').put(epoch + 1, EPOCH);
  await wiped.done;
  await forgetAssets();
}

/** The server has responded to the owner. */
export async function noteContact(now = Date.now()): Promise<void> {
  const last = await readFact<number>(CONTACT);
  if (last !== undefined && Math.abs(now - last) < NOTED_MS) return;
  if ((await ownerNow()) !== undefined) await (await store()).put('facts', now, CONTACT);
}

/** Forgets what has been alone for too long; asked before anything that is kept is shown. */
export async function forgetOld(now = Date.now()): Promise<void> {
  const last = await readFact<number>(CONTACT);
  if (last !== undefined && now - last > LONGEST_ALONE_MS) await forgetPages();
}
