import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { directUrl, readEnv } from '../../../lib/server/env';
import { loadDotenv } from '../../dotenv';
import { root } from '../../paths';
import { Refusal, reasonOf } from '../../refusal';
import { type EmbeddedPostgres, joinEmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres';

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

export function parseWords<Given extends NonNullable<Options>>(options: Given) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(reasonOf(error));
  }
}

export interface Place {
  dataDir: string;
  key: string | undefined;
  database: EmbeddedPostgres;
}

/** If Campmates is running, "beside" uses its embedded database and "alone" throws a Refusal. */
export async function openPlace(use: 'beside' | 'alone', keyFile: string | undefined): Promise<Place> {
  loadDotenv();
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, BACKUP_KEY } = process.env;
  const env = readEnv({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, BACKUP_KEY });
  const dataDir = resolve(root, env.DATA_DIR);
  const key = keyFile === undefined ? env.BACKUP_KEY : await readKey(keyFile);
  const url = directUrl(env);
  if (url) {
    const database = { url, adminUrl: url, stop: async () => undefined };
    return { dataDir, key, database };
  }
  const open = use === 'alone' ? startEmbeddedPostgres : joinEmbeddedPostgres;
  return { dataDir, key, database: await open(dataDir) };
}

async function readKey(file: string): Promise<string> {
  const key = await readFile(resolve(root, file), 'utf8').catch((error) => {
    throw new Refusal(`The key file cannot be read: ${reasonOf(error)}`);
  });
  if (key.trim().length < 16) throw new Refusal(`The key in ${file} must have at least 16 characters.`);
  return key.trim();
}

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
