import { Client } from 'pg';
import { Refusal, reasonOf } from '../refusal';

/** Throws a Refusal if the database is unreachable or too old. */
export async function connectTo(databaseUrl: string): Promise<Client> {
  let client: Client;
  try {
    // The constructor already reads the files that the URL names, such as sslrootcert.
    client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
  } catch (error) {
    // The whole URL contains the password.
    const { hostname, port, pathname } = new URL(databaseUrl);
    const where = `${hostname}:${port || 5432}${pathname}`;
    throw new Refusal(`The database at ${where} cannot be reached (${reasonOf(error)}): ${remedyFor(error)}`);
  }
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version`);
  if (rows[0].version >= 140_000) return client;
  await client.end();
  throw new Refusal(
    `Campmates needs PostgreSQL 14 or later, and DATABASE_URL has ${(rows[0].version / 10_000) | 0}.`,
  );
}

const remedies: [RegExp, string][] = [
  [
    /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|CERT_UNTRUSTED|self.signed certificate|unable to (?:verify|get)/i,
    'its certificate is signed by a private CA. Add sslmode=verify-full&sslrootcert=/path/ca.pem to DATABASE_URL.',
  ],
  [
    /ALTNAME|does not match certificate/i,
    'its certificate is for another name. Use that name in DATABASE_URL, or uselibpqcompat=true&sslmode=verify-ca beside sslrootcert.',
  ],
  [/CERT_HAS_EXPIRED|certificate has expired/i, 'its certificate has expired. Renew it at the database.'],
  [
    /does not support SSL/i,
    'it has no TLS. Take sslmode out of DATABASE_URL, or switch TLS on at the database.',
  ],
  [
    /no encryption|SSL off|SSL connection is required/i,
    'it asks for TLS. Add sslmode=verify-full to DATABASE_URL.',
  ],
  [
    /no such file or directory, open/i,
    'a file that sslrootcert, sslcert or sslkey names is not there. Correct its path in DATABASE_URL.',
  ],
  [
    /startup parameter/i,
    'a pooler stands before it. Set DATABASE_DIRECT_URL to the database itself, and leave DATABASE_URL for the pooler.',
  ],
];

export function remedyFor(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const said = `${code} ${reasonOf(error)}`;
  return remedies.find(([words]) => words.test(said))?.[1] ?? 'check DATABASE_URL.';
}
