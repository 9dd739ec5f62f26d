import 'server-only';
import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { Block } from './schema';

export async function listBlocks({ profileId }: Account): Promise<Block[]> {
  if (!profileId) return [];
  const rows = await db.block.findMany({
    where: { profileId },
    select: { id: true, createdAt: true, blocked: { select: { name: true } } },
    orderBy: { createdAt: 'desc' },
  });
  return rows.map(({ id, createdAt, blocked }) => ({
    id,
    name: blocked.name,
    created_at: createdAt.toISOString(),
  }));
}
