import { PATIENCE_MS } from './network';
import { belongsTo, epochNow, forgetAll, forgetPages } from './owner';
import { readFact, writeFact } from './store';

const DOUBT = 'doubt';

/** Somebody may have logged in: nothing is shown until it is known who. */
export const noteDoubt = () => writeFact(DOUBT, true);

/** Asks the server who is signed in. Where nobody is any more, the pages go; `loggedOut`, and all goes. */
export async function confirmOwner({ loggedOut = false } = {}): Promise<void> {
  const asked = await epochNow();
  const response = await fetch('/auth/me', { headers: { accept: 'application/json' }, cache: 'no-store' });
  if (response.status === 401) await (loggedOut ? forgetAll() : forgetPages());
  if (!response.ok) return;
  const { user } = (await response.json()) as { user: { id: string } };
  if ((await belongsTo(user.id, asked)) !== undefined) await writeFact(DOUBT, false);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether what is kept may be shown: not while it is in doubt whose it is. */
export async function isSure(): Promise<boolean> {
  if (!(await readFact<boolean>(DOUBT))) return true;
  // A server that takes long is as good as none: the page waits for this.
  await Promise.race([confirmOwner().catch(() => undefined), pause(PATIENCE_MS)]);
  return !(await readFact<boolean>(DOUBT));
}
