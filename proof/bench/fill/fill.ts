import type { Client } from 'pg';
import { connectTo } from '../../../scripts/database/client';
import { accountRows, numberPlaces, siteRows } from './people-rows';
import { tripRows } from './trip-rows';
import type { Size } from './words';

/**
 * Fills a database that already has the open data with accounts, campsites and trips. `adminUrl` is
 * the superuser's URL, because only a superuser can switch off foreign keys and triggers meanwhile.
 * proof/bench/fill/fill.test.ts checks that the rows fit each other.
 */
export async function fill(adminUrl: string, size: Size): Promise<void> {
  const client = await connectTo(adminUrl);
  try {
    await client.query(`
      set session_replication_role = replica;
      set synchronous_commit = off;
      set maintenance_work_mem = '1GB';
      set work_mem = '256MB'`);
    const indexes = await secondaryIndexes(client);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of [numberPlaces, ...accountRows(size), ...siteRows(size), ...tripRows(size)]) {
      await client.query(statement);
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/**
 * Returns the indexes that neither a primary key nor a unique key needs. `fill` drops these indexes
 * and builds them again at the end, which takes less time and space than updating them row by row.
 */
async function secondaryIndexes(client: Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and not indisprimary
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  return rows;
}

/** Converts the superuser's URL of a database server to the URL of the product's database there. */
export const productDatabase = (adminUrl: string) =>
  Object.assign(new URL(adminUrl), { pathname: '/campmates' }).href;
