import { usePreload } from '@/components/ui/late-part';
import { mayFetchAhead } from '@/lib/offline/may-fetch-ahead';
import type { TripPage } from './page-labels';

let loaded = false;

/** Once the page is idle, loads the scripts of these pages, so that a tap waits only for what they show. */
export const useScriptsAhead = (pages: readonly TripPage[]) =>
  usePreload({ preload: () => void loadAhead(pages).catch(() => undefined) });

/** Scripts in the browser's cache stay, so once for each loaded page is enough. */
async function loadAhead(pages: readonly TripPage[]): Promise<void> {
  if (loaded || pages.length === 0 || !mayFetchAhead()) return;
  loaded = true;
  const list = await fetch('/trip-scripts.json');
  // `next dev` has none.
  if (!list.ok) return;
  const scripts = (await list.json()) as Partial<Record<TripPage, string[]>>;
  const names = new Set(pages.flatMap((page) => scripts[page] ?? []));
  await Promise.all([...names].map((name) => loadToCache(name)));
}

const loadToCache = async (name: string) =>
  (await fetch(name, { priority: 'low' } as RequestInit)).arrayBuffer();
