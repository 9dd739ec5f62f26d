import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import bcrypt from 'bcryptjs';
import { encode } from 'next-auth/jwt';
import { Client } from 'pg';
import { newestRelease } from '../../lib/releases';

export const password = 'Billy-tea-4-two';

/** The data of a running server that `openAccount` needs. */
export interface Server {
  databaseUrl: string;
  secret: string;
}

interface NewAccount {
  email: string;
  username: string;
  name: string;
}

const dataDir = process.env.E2E_DATA_DIR ?? '.data-e2e';

/** Returns the server that all stories use by default. Its secrets are in its DATA_DIR. */
export async function sharedServer(): Promise<Server> {
  const read = async (...path: string[]) => (await readFile(join(dataDir, ...path), 'utf8')).trim();
  const port = (await read('postgres', 'postmaster.pid')).split('\n')[3]?.trim();
  const databaseUrl = `postgres://campmates:${await read('secrets', 'database-password')}@127.0.0.1:${port}/campmates`;
  return { databaseUrl, secret: process.env.AUTH_SECRET ?? (await read('secrets', 'auth-secret')) };
}

// Uses the lowest cost that bcrypt allows, because hashing would only slow down stories about other
// things.
const passwordHash = () => bcrypt.hashSync(createHash('sha384').update(password).digest('base64'), 4);

/**
 * Creates an account with a profile, its own camper and a session. Returns the session's cookie.
 */
export async function openAccount({ databaseUrl, secret }: Server, { email, username, name }: NewAccount) {
  const [user, profile, session] = [randomUUID(), randomUUID(), randomUUID()];
  const until = Math.floor(Date.now() / 1000) + 86_400;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const values = [user, email, name, passwordHash(), profile, username, randomUUID(), session, until];
    await client.query(
      `with someone as (
         insert into users (id, email, name, password_hash, confirmed_at, news_seen_on)
         values ($1, $2, $3, $4, now(), $10)
       ), theirs as (
         insert into profiles (id, user_id, username, name, suburb, postcode, updated_at)
         values ($5, $1, $6, $3, 'Kedron', '4031', now())
       ), camper as (
         insert into crew_members (id, profile_id, is_owner, type, name, email, age)
         values ($7, $5, true, 'camper', $3, $2, 'adult')
       )
       insert into sessions (id, user_id, expires_at) values ($8, $1, to_timestamp($9))`,
      [...values, newestRelease.day],
    );
  } finally {
    await client.end();
  }
  const token = { sub: user, sid: session, profile: true, until };
  return { name: 'campmates-session', value: await encode({ token, secret, maxAge: 86_400 }) };
}
