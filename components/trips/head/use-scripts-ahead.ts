import { usePreload } from '@/components/ui/late-part';
import { mayFetchAhead } from '@/lib/offline/may-fetch-ahead';
import type { TripPage } from './page-labels';

let loaded = false;

/** Once the page is idle, loads the scripts of these pages, so that a tap waits only for what they show. */
export const useScriptsAhead = (pages: readonly TripPage[]) =>
  usePreload({ preload: () => void loadAhead(pages).catch(() => undefined) });

/** Scripts in the browser's cache stay, so once for each loaded page is enough. */
async function loadAhead(pages: readonly TripPage[]): Promise<void> {
  // `next dev` makes no such list, and may find one of an earlier build.
  if (loaded || pages.length === 0 || !mayFetchAhead() || process.env.NODE_ENV === 'development') return;
  const list = await fetch('/trip-scripts.json');
  const scripts = (await list.json()) as Partial<Record<TripPage, string[]>>;
  loaded = true;
  const names = new Set(pages.flatMap((page) => scripts[page] ?? []));
  await Promise.all([...names].map((name) => loadToCache(name)));
}

const loadToCache = async (name: string) =>
  (await fetch(name, { priority: 'low' } as RequestInit)).arrayBuffer();
