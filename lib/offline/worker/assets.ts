import { OFFLINE_PAGE } from '../pages';
import { type Files, filesOf, namesIn } from './names';
import { store } from './store';

const ASSETS = 'campmates-assets';
const SHELL = 'campmates-shell';

/** Whether a request is for such a file. */
export const isAsset = (url: URL) =>
  /^\/(?:_next\/static\/|cover\/|map\/|icons?\.svg$|favicon\.ico$|apple-touch-icon\.png$)/.test(url.pathname);

/** Covers and maps tell where somebody goes. */
export const isOfPlace = (name: string) => /^\/(?:map|cover)\//.test(name);

const isText = (name: string) => /\.(?:js|css)$/.test(name);

/**
 * Sees to it that all of these are kept, with whatever they name in turn. Fails where one of those that are needed can't
 * be had.
 */
export async function keepAssets({ needed, named = [] }: Files): Promise<string[]> {
  const cache = await caches.open(ASSETS);
  const whole = new Set([...needed, ...named]);
  // A set gives what is added to it in its turn too.
  for (const name of whole) {
    let asset = await cache.match(name);
    if (!asset) {
      const fresh = await fetch(name, { priority: 'low' } as RequestInit);
      // A script, or what somebody wrote, can hold the name of a file that no release has.
      if (fresh.status === 404 && !needed.includes(name)) {
        whole.delete(name);
        continue;
      }
      if (!fresh.ok) throw new Error(`${name}: ${fresh.status}`);
      await cache.put(name, fresh.clone());
      asset = fresh;
    }
    if (isText(name)) for (const each of namesIn(await asset.text(), name)) whole.add(each);
  }
  return [...whole];
}

/** A kept file, or else the network's. */
export async function takeAsset(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const look = async () => (await caches.open(ASSETS)).match(pathname + search);
  return (await look().catch(() => undefined)) ?? fetch(request);
}

/** Keeps the offline page with its files; it holds nothing of anybody. */
export async function keepShell(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { credentials: 'omit' });
  if (!page.ok) throw new Error(`${OFFLINE_PAGE}: ${page.status}`);
  const assets = await keepAssets(filesOf(await page.clone().text()));
  const shell = await caches.open(SHELL);
  await shell.put('/assets', Response.json(assets));
  await shell.put(OFFLINE_PAGE, page);
}

/** The offline page as it is kept. */
export const takeShell = async () => (await caches.open(SHELL)).match(OFFLINE_PAGE);

async function shellAssets(): Promise<string[]> {
  const list = await (await caches.open(SHELL)).match('/assets');
  return list ? ((await list.json()) as string[]) : [];
}

const pageAssets = async () => (await (await store()).getAll('pages')).flatMap(({ assets }) => assets);

/** Forgets the files that neither the offline page nor a kept page needs. */
export async function forgetAssets(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const staying = new Set([...(await shellAssets()), ...(await pageAssets())]);
  await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!staying.has(pathname + search)) await cache.delete(request);
    }),
  );
}

/** A page that stands open may still load a late part of the release that it came with. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Drops the covers and maps that no kept page names, and the files that none has named for a day; at once all but those
 * that are `needed`, where there is no room.
 */
export async function sweepAssets(needed?: readonly string[], now = Date.now()): Promise<void> {
  const cache = await caches.open(ASSETS);
  const db = await store();
  const named = new Set([...(await shellAssets()), ...(await pageAssets()), ...(needed ?? [])]);
  const before = ((await db.get('facts', 'unused')) ?? {}) as Record<string, number>;
  const unused: Record<string, number> = {};
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const name = pathname + search;
    if (named.has(name)) continue;
    const since = before[name] ?? now;
    if (needed || isOfPlace(name) || now - since >= UNUSED_MS) await cache.delete(request);
    else unused[name] = since;
  }
  await db.put('facts', unused, 'unused');
}

/** How much room these files take. */
export async function bytesOf(names: readonly string[]): Promise<number> {
  const cache = await caches.open(ASSETS);
  const sizes = names.map(async (name) => (await (await cache.match(name))?.blob())?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
