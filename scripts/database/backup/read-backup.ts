import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Refusal, reasonOf } from '../../refusal';
import { entryOf, FORMAT, type Manifest, manifestSchema } from './manifest';
import { RowSum } from './row-sum';

export interface Backup {
  path: string;
  manifest: Manifest;
  /** Throws at the end when the rows don't match the manifest. */
  rows(table: Manifest['tables'][number]): AsyncGenerator<Buffer>;
  close(): void;
}

/** Throws a Refusal for another kind of file, a truncated file or a newer format. */
export async function openBackup(path: string): Promise<Backup> {
  const damaged = (reason: string) => new Refusal(`${path} is damaged, or is no backup: ${reason}`);
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw damaged(reasonOf(error));
  }
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw damaged(`it has no ${name}`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = parse(await text(await read('manifest.json')));
    return { path, manifest, rows: (table) => checked(read, table, damaged), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof Refusal ? error : damaged(reasonOf(error));
  }
}

function parse(json: string): Manifest {
  const given = JSON.parse(json);
  if (given.format > FORMAT) {
    throw new Refusal(`The backup is of a newer release (${given.release}): restore it with that one.`);
  }
  return manifestSchema.parse(given);
}

async function* checked(
  read: (name: string) => Promise<AsyncIterable<Buffer>>,
  table: Manifest['tables'][number],
  damaged: (reason: string) => Refusal,
): AsyncGenerator<Buffer> {
  const sum = new RowSum();
  try {
    for await (const chunk of await read(entryOf(table))) {
      sum.add(chunk);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged(`${table.name}: ${reasonOf(error)}`);
  }
  if (sum.rows !== table.rows || sum.sum !== table.sum) {
    throw damaged(`${table.name} has ${sum.rows} rows that are not the ${table.rows} of its manifest`);
  }
}

/** Opens the file again, because a failed read may still use the first file descriptor. */
export async function rereadRows(path: string, table: Manifest['tables'][number]): Promise<void> {
  const backup = await openBackup(path);
  try {
    for await (const _ of backup.rows(table));
  } finally {
    backup.close();
  }
}

export async function checkBackup(path: string, written: Manifest): Promise<void> {
  const backup = await openBackup(path);
  try {
    if (!isDeepStrictEqual(backup.manifest, written)) {
      throw new Refusal(`${path} does not read as it was written.`);
    }
    for (const table of backup.manifest.tables) for await (const _ of backup.rows(table));
  } finally {
    backup.close();
  }
}
