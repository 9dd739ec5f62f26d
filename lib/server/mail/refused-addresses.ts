import 'server-only';
import type { RefusalKind } from '@/prisma/generated/client';
import { db } from '../db/client';
import { failureWords } from './failure-words';

const COMPLAINED = 'Marked an email as spam';

/** A complaint counts for more than a bounce, and a bounce for more than a refusal at the hand-over. */
export const noteRefusal = (address: string, kind: RefusalKind, said: string) => db.$executeRaw`
  insert into refused_addresses (address, kind, error)
  values (${address}::citext, ${kind}::refusal_kind, ${kind === 'complained' ? COMPLAINED : failureWords(said)})
  on conflict (address) do update
    set kind = greatest(excluded.kind, refused_addresses.kind),
        error = case when excluded.kind >= refused_addresses.kind then excluded.error else refused_addresses.error end,
        times = refused_addresses.times + 1, last_at = now()`;

/** A hand-over says nothing of a mail that bounces later, and neither says anything of a complaint. */
export const clearRefusal = (address: string, kind: Exclude<RefusalKind, 'complained'>) =>
  db.refusedAddress.deleteMany({ where: { address, kind } });
