import { connectTo } from '../client';

/** After a restore a plan may raise a false alarm: the household may have reported back since the backup. */
export async function missedAlarms(databaseUrl: string, madeAt: Date, now = new Date()): Promise<number> {
  const client = await connectTo(databaseUrl);
  try {
    const { rows } = await client.query<{ plans: number }>(
      `select count(*)::int as plans from home_contacts
       where worry_at > $1 and worry_at <= $2 and back_said_at is null and alarmed_at is null and shut_at is null
         and refused_by is distinct from 'person'`,
      [madeAt, now],
    );
    return rows[0]?.plans ?? 0;
  } finally {
    await client.end();
  }
}
