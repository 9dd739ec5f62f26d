import { staleAfter } from '../pages';
import { fetchAndKeep, wantRound } from './keep-page';
import { ownerNow } from './owner';
import { store } from './store';

/** Often several changes follow each other quickly. */
const SETTLE_MS = 1500;
const waiting = new Set<string>();
let settled = 0;

export async function refreshAfter(path: string): Promise<void> {
  const { pages, trip } = staleAfter(path);
  if (path === '/api/trips' || path.endsWith('/copy') || path.startsWith('/api/join/')) await wantRound();
  const kept = (await (await store()).getAll('pages')).filter(
    (page) => page.trip === trip && trip !== undefined,
  );
  const ofAccount = (await ownerNow()) === undefined ? [] : pages;
  for (const page of [...ofAccount, ...kept.map((each) => each.path)]) waiting.add(page);
  const turn = ++settled;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  if (turn !== settled) return;
  const now = [...waiting];
  waiting.clear();
  for (const page of now) await fetchAndKeep(page);
}
