export interface Kept {
  /** The paths of the pages that this browser keeps. */
  pages: string[];
  owner: string | undefined;
  /** The maps and covers that this browser keeps. */
  personal: string[];
}

/** Runs in the page. */
export async function readKept(): Promise<Kept> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const name = 'campmates-offline';
  if (!(await indexedDB.databases()).some((each) => each.name === name))
    return { pages: [], owner: undefined, personal: [] };
  const db = await done(indexedDB.open(name));
  const [pages, owner] = await Promise.all([
    done(db.transaction('pages').objectStore('pages').getAllKeys()),
    done(db.transaction('facts').objectStore('facts').get('owner')),
  ]);
  db.close();
  const files = (await (await caches.open('campmates-assets')).keys()).map(
    ({ url }) => new URL(url).pathname,
  );
  return {
    pages: (pages as [owner: string, path: string][]).map(([, path]) => path),
    owner,
    personal: files.filter((file) => /^\/(map|cover)\//.test(file)),
  };
}
