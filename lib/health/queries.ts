import 'server-only';
import { db } from '../db';

/** Rejects when the database does not answer. */
export async function pingDatabase(): Promise<void> {
  await db.$queryRaw`select 1`;
}
