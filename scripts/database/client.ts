import { Client } from 'pg';
import { Refusal, reasonOf } from '../refusal';

/**
 * Connects a script to the database. Throws a Refusal if the database is unreachable or too old.
 */
export async function connectTo(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // Don't print the whole URL, because it contains the password.
    const { hostname, port, pathname } = new URL(databaseUrl);
    const where = `${hostname}:${port || 5432}${pathname}`;
    throw new Refusal(`The database at ${where} cannot be reached (${reasonOf(error)}): check DATABASE_URL.`);
  }
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version`);
  if (rows[0].version >= 140_000) return client;
  await client.end();
  throw new Refusal(
    `Campmates needs PostgreSQL 14 or later, and DATABASE_URL has ${(rows[0].version / 10_000) | 0}.`,
  );
}
