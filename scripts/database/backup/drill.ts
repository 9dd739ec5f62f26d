import { hasCode, Refusal, reasonOf } from '../../refusal';
import { connectTo } from '../client';
import type { EmbeddedPostgres } from '../embedded-postgres';
import { type Restored, restoreBackup } from './restore-backup';

/** The scratch database is on the same server and is owned by the user of the product's database. */
export async function drill(
  { url, adminUrl }: Pick<EmbeddedPostgres, 'url' | 'adminUrl'>,
  file: string,
): Promise<Restored> {
  const scratch = new URL(url);
  const name = `${decodeURIComponent(scratch.pathname.slice(1))}_drill`;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  const admin = await connectTo(adminUrl);
  const database = admin.escapeIdentifier(name);
  try {
    // What an earlier, killed drill has left.
    await admin.query(`drop database if exists ${database}`);
    const user = decodeURIComponent(scratch.username);
    const owner = user ? admin.escapeIdentifier(user) : 'default';
    // Somebody may have added objects to template1.
    await admin.query(`create database ${database} owner ${owner} template template0`);
  } catch (error) {
    await admin.end();
    if (hasCode(error, '42501')) {
      throw new Refusal(
        'A drill makes a database of its own, and the user in DATABASE_URL may not: allow it (alter role … createdb).',
      );
    }
    if (hasCode(error, '55006')) throw new Refusal(`Another drill is going on in the database ${name}.`);
    throw new Refusal(`The database for the drill could not be made: ${reasonOf(error)}`);
  }
  try {
    return await restoreBackup(scratch.href, file);
  } finally {
    // Postgres waits for closing connections. Only connections that stay longer are ended by force.
    await admin
      .query(`drop database ${database}`)
      .catch(() => admin.query(`drop database ${database} with (force)`))
      .catch(() => undefined);
    await admin.end();
  }
}
