import { OFFLINE_PAGE } from '../pages';
import { type Files, filesOf, namesIn } from './names';
import { store } from './store';

const ASSETS = 'campmates-assets';
const SHELL = 'campmates-shell';

export const isAsset = (url: URL) =>
  /^\/(?:_next\/static\/|cover\/|map\/|icons?\.svg$|favicon\.ico$|apple-touch-icon\.png$)/.test(url.pathname);

/** Covers and maps reveal where a person goes, so they are deleted together with the stored pages. */
export const isOfPlace = (name: string) => /^\/(?:map|cover)\//.test(name);

const isText = (name: string) => /\.(?:js|css)$/.test(name);

/** Also stores the files named in these, and so on. Throws when a `needed` file cannot be fetched. */
export async function keepAssets({ needed, named = [] }: Files): Promise<string[]> {
  const cache = await caches.open(ASSETS);
  const whole = new Set([...needed, ...named]);
  // The loop adds names to the set while it runs, and visits them too.
  for (const name of whole) {
    let asset = await cache.match(name);
    if (!asset) {
      const fresh = await fetch(name, { priority: 'low' } as RequestInit);
      // Part of a script or of a person's text may only look like the name of a file.
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

export async function takeAsset(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const look = async () => (await caches.open(ASSETS)).match(pathname + search);
  return (await look().catch(() => undefined)) ?? fetch(request);
}

export async function keepShell(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { credentials: 'omit' });
  if (!page.ok) throw new Error(`${OFFLINE_PAGE}: ${page.status}`);
  const assets = await keepAssets(filesOf(await page.clone().text()));
  const shell = await caches.open(SHELL);
  await shell.put('/assets', Response.json(assets));
  await shell.put(OFFLINE_PAGE, page);
}

export const takeShell = async () => (await caches.open(SHELL)).match(OFFLINE_PAGE);

async function shellAssets(): Promise<string[]> {
  const list = await (await caches.open(SHELL)).match('/assets');
  return list ? ((await list.json()) as string[]) : [];
}

const pageAssets = async () => (await (await store()).getAll('pages')).flatMap(({ assets }) => assets);

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

/** An open page of an earlier release may still load chunks of that release. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/** With `needed` (full storage) all other unused files go at once, else those unused for a day. */
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

export async function bytesOf(names: readonly string[]): Promise<number> {
  const cache = await caches.open(ASSETS);
  const sizes = names.map(async (name) => (await (await cache.match(name))?.blob())?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
