import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { ZipFile } from 'yazl';
import { newestRelease } from '../../../lib/releases';
import { isFault, Refusal, reasonOf } from '../../refusal';
import { carefully, writeWhole } from './backup-file';
import { nameOf } from './keep';
import { entryOf, FORMAT, type Manifest, type Table } from './manifest';
import { checkBackup } from './read-backup';
import { RowSum } from './row-sum';
import { copyOut, describe, openSnapshot } from './snapshot';

// A higher level makes the file a tenth smaller for three times the processor time, which the pages need too.
const compressionLevel = 1;

export interface Written {
  path: string;
  manifest: Manifest;
}

/** Reads the backup back and compares. The product may run meanwhile. */
export async function writeBackup(databaseUrl: string, folder: string): Promise<Written> {
  const client = await openSnapshot(databaseUrl);
  try {
    const madeAt = new Date();
    const path = join(folder, nameOf(madeAt));
    const head = { format: FORMAT, made_at: madeAt.toISOString(), release: newestRelease.day } as const;
    const manifest = await writeWhole(
      path,
      (draft) => writeZip(draft, client, head),
      (draft, written) => checkBackup(draft, written),
    );
    return { path, manifest };
  } catch (error) {
    if (!isFault(error)) throw error;
    throw new Refusal(`The backup broke off, and nothing of it was kept: ${reasonOf(error)}`);
  } finally {
    await client.end();
  }
}

type Head = Pick<Manifest, 'format' | 'made_at' | 'release'>;

async function writeZip(draft: string, client: Client, head: Head): Promise<Manifest> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const written = pipeline(out, createWriteStream(draft, carefully));
  const fill = async () => {
    const described = await describe(client);
    const tables: Manifest['tables'] = [];
    for (const table of described.tables) tables.push(await addTable(zip, client, table));
    const manifest = { ...head, ...described, tables };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), 'manifest.json');
    zip.end();
    await written;
    return manifest;
  };
  try {
    // A full disk ends the file's stream, and `fill` would then wait for ever.
    return await Promise.race([fill(), written.then(() => new Promise<never>(() => undefined))]);
  } catch (error) {
    out.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

async function addTable(zip: ZipFile, client: Client, table: Table): Promise<Manifest['tables'][number]> {
  const sum = new RowSum();
  async function* summed() {
    for await (const chunk of copyOut(client, table)) {
      sum.add(chunk);
      yield chunk;
    }
  }
  const rows = Readable.from(summed(), { objectMode: false });
  zip.addReadStream(rows, entryOf(table), { compressionLevel });
  await finished(rows);
  return { ...table, rows: sum.rows, sum: sum.sum };
}
