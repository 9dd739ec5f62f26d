import { OFFLINE_PAGE } from '../pages';
import { type Files, filesOf, namesIn } from './names';
import { store } from './store';

const ASSETS = 'campmates-assets';
const SHELL = 'campmates-shell';

/** True for the URL of a script, style, font, icon, cover or map tile. */
export const isAsset = (url: URL) =>
  /^\/(?:_next\/static\/|cover\/|map\/|icons?\.svg$|favicon\.ico$|apple-touch-icon\.png$)/.test(url.pathname);

/**
 * True for the path of a cover or a map. Covers and maps reveal where a person goes, so they are
 * deleted together with the stored pages.
 */
export const isOfPlace = (name: string) => /^\/(?:map|cover)\//.test(name);

const isText = (name: string) => /\.(?:js|css)$/.test(name);

/**
 * Stores these files, the files that are named in them, and so on. Returns the names of all stored
 * files. Throws when a file in `needed` cannot be fetched.
 */
export async function keepAssets({ needed, named = [] }: Files): Promise<string[]> {
  const cache = await caches.open(ASSETS);
  const whole = new Set([...needed, ...named]);
  // The loop adds names to the set while it runs, and also visits these names.
  for (const name of whole) {
    let asset = await cache.match(name);
    if (!asset) {
      const fresh = await fetch(name, { priority: 'low' } as RequestInit);
      // Skip a missing file that isn't needed: part of a script or of a text that a person entered
      // may only look like the name of a file.
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

/** Returns the stored file. Fetches the file when it isn't stored. */
export async function takeAsset(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const look = async () => (await caches.open(ASSETS)).match(pathname + search);
  return (await look().catch(() => undefined)) ?? fetch(request);
}

/** Stores the offline page with its files. The page has no personal data. */
export async function keepShell(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { credentials: 'omit' });
  if (!page.ok) throw new Error(`${OFFLINE_PAGE}: ${page.status}`);
  const assets = await keepAssets(filesOf(await page.clone().text()));
  const shell = await caches.open(SHELL);
  await shell.put('/assets', Response.json(assets));
  await shell.put(OFFLINE_PAGE, page);
}

/** Returns the stored offline page. */
export const takeShell = async () => (await caches.open(SHELL)).match(OFFLINE_PAGE);

async function shellAssets(): Promise<string[]> {
  const list = await (await caches.open(SHELL)).match('/assets');
  return list ? ((await list.json()) as string[]) : [];
}

const pageAssets = async () => (await (await store()).getAll('pages')).flatMap(({ assets }) => assets);

/** Deletes the files that neither the offline page nor a stored page needs. */
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

/**
 * Unused files are kept for this long, because an open page of an earlier release may still load
 * chunks of that release.
 */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes covers and maps that no stored page needs, and other files that no page has needed for a
 * day. Callers pass `needed` when the storage is full: then all unused files are deleted at once,
 * except the files in `needed`.
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

/** Returns the total size of these files in bytes. */
export async function bytesOf(names: readonly string[]): Promise<number> {
  const cache = await caches.open(ASSETS);
  const sizes = names.map(async (name) => (await (await cache.match(name))?.blob())?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
