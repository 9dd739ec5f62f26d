import { readFact, store, writeFact } from './store';

const OWNER = 'owner';

/** Whose everything on this device is, by their account; undefined where nothing may be kept. */
export const ownerNow = () => readFact<string>(OWNER);

/** A page was rendered for this person: what is kept for another one goes. */
export async function greet(viewer: string): Promise<void> {
  if ((await ownerNow()) === viewer) return;
  await forgetAll();
  await writeFact(OWNER, viewer);
}

/** Forgets everything that this device keeps of anybody. */
export async function forgetAll(): Promise<void> {
  const db = await store();
  await Promise.all([...db.objectStoreNames].map((name) => db.clear(name)));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
