import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, Refusal, reasonOf } from '../../refusal';

const DAY = 24 * 60 * 60 * 1000;
const partial = '.partial';

/** Only its owner can read such a file, and its data are on the disk before it closes. */
export const carefully = { flags: 'wx', flag: 'wx', mode: 0o600, flush: true };

/** The file has a draft's name until it is on the disk and `check` has accepted it. */
export async function writeWhole<Result>(
  path: string,
  write: (draft: string) => Promise<Result>,
  check?: (draft: string, result: Result) => Promise<void>,
): Promise<Result> {
  const draft = `${path}${partial}`;
  try {
    const result = await write(draft);
    await check?.(draft, result);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    // EFBIG means that the file exceeds the user's size limit (ulimit).
    if (!hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EIO')) throw error;
    throw new Refusal(`${path} cannot be written, and nothing of it was kept: ${reasonOf(error)}`);
  }
}

// So that the file's new name survives a power cut too.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** No running backup is older than a day. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('campmates-') || !name.endsWith(partial)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY) await rm(path, { force: true });
  }
}
