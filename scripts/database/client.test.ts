import { connectTo, remedyFor } from './client';

const failed = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

// The messages are those of Node 24, pg 8 and PgBouncer.
test.each([
  [failed('self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN'), 'sslrootcert=/path/'],
  [failed('unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'sslrootcert=/path/'],
  [
    failed("Hostname/IP does not match certificate's altnames: Host: db", 'ERR_TLS_CERT_ALTNAME_INVALID'),
    'for another name',
  ],
  [failed('certificate has expired', 'CERT_HAS_EXPIRED'), 'has expired'],
  [failed('The server does not support SSL connections'), 'Take sslmode out'],
  [
    failed('no pg_hba.conf entry for host "10.0.0.1", user "a", no encryption', '28000'),
    'sslmode=verify-full',
  ],
  [failed('unsupported startup parameter: lock_timeout', '08P01'), 'DATABASE_DIRECT_URL'],
  [failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), 'check DATABASE_URL.'],
  [failed('connect ENOENT /run/postgresql/.s.PGSQL.5432', 'ENOENT'), 'check DATABASE_URL.'],
])('%s: the refusal says what to set', (error, words) => {
  expect(remedyFor(error)).toContain(words);
});

test('a database without TLS and a missing certificate are refused in one line that names the remedy', async () => {
  const url = process.env.DATABASE_URL ?? '';
  await expect(connectTo(`${url}?sslmode=verify-full`)).rejects.toThrow('Take sslmode out of DATABASE_URL');
  const missing = connectTo(`${url}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`);
  await expect(missing).rejects.toThrow('Correct its path in DATABASE_URL');
});
