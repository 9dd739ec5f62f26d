import { resolve } from 'node:path';
import { readEnv } from '../../lib/server/env';
import { command, isCommand } from '../command';
import { loadDotenv } from '../dotenv';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { connectTo } from './client';
import { startEmbeddedPostgres } from './embedded-postgres';

/** Shows a reported campsite in searches again; its reports so far count no more. False where there is no such site. */
export async function showSite(databaseUrl: string, siteId: string): Promise<boolean> {
  const client = await connectTo(databaseUrl);
  try {
    const { rowCount } = await client.query(
      'update campsites set hidden_at = null, reviewed_at = now() where id::text = $1',
      [siteId.toLowerCase()],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

if (isCommand(import.meta.url)) {
  await command(async () => {
    const [siteId] = process.argv.slice(2);
    if (!siteId) throw new Refusal('Name the campsite by its id, as the mail about it does.');
    loadDotenv();
    const { DATABASE_URL, DATA_DIR } = readEnv({
      DATABASE_URL: process.env.DATABASE_URL,
      DATA_DIR: process.env.DATA_DIR,
    });
    const embedded = DATABASE_URL ? undefined : await startEmbeddedPostgres(resolve(root, DATA_DIR));
    try {
      const shown = await showSite(embedded?.url ?? DATABASE_URL ?? '', siteId);
      print(shown ? 'Searches show it again.' : 'There is no campsite with this id.');
    } finally {
      await embedded?.stop();
    }
  });
}
