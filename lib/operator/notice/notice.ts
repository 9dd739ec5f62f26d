import 'server-only';
import { badInput } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { singleton } from '@/lib/server/singleton';
import type { Operator } from '../desk';
import { recordAction } from '../log';
import type { Notice, NoticeChange } from './schema';

/** Every page asks, so each server reads the notice at most twice a minute. */
const FRESH_MS = 30_000;
const LONGEST_DAYS = 90;
const ONLY = { id: 1 };

interface Read {
  notice: Notice | null;
  at: number;
  /** Changes by this server. A read that began before one is out of date. */
  changes: number;
  reading?: Promise<void>;
}

const known = singleton<Read>('notice', () => ({ notice: null, at: Number.NEGATIVE_INFINITY, changes: 0 }));

/** Up to half a minute old. Keeps the last one while the database is away. */
export async function currentNotice(): Promise<Notice | null> {
  if (performance.now() - known.at > FRESH_MS) {
    known.reading ??= readNotice().finally(() => {
      delete known.reading;
    });
    await known.reading;
  }
  return known.notice && Date.parse(known.notice.until) > Date.now() ? known.notice : null;
}

async function readNotice(): Promise<void> {
  const { changes } = known;
  try {
    const row = await db.systemNotice.findUnique({ where: ONLY });
    if (known.changes === changes) known.notice = row && { text: row.text, until: row.until.toISOString() };
  } catch (error) {
    log.warn({ err: error }, 'the notice could not be read');
  }
  known.at = performance.now();
}

/** A null text ends the notice. Throws 400 for an end that is missing, past or too far away. */
export async function changeNotice(
  operator: Operator,
  { text, until }: NoticeChange,
): Promise<Notice | null> {
  const end = new Date(until ?? Number.NaN);
  const days = (end.getTime() - Date.now()) / 86_400_000;
  if (text !== null && !(days > 0 && days <= LONGEST_DAYS)) {
    const words = `Please choose a time within the next ${LONGEST_DAYS} days.`;
    throw badInput(words, { until: words });
  }
  await db.$transaction(async (tx) => {
    const entry = { kind: 'notice' as const, subjectId: 'notice' };
    if (text !== null) {
      const data = { text, until: end };
      await tx.systemNotice.upsert({ where: ONLY, create: { ...ONLY, ...data }, update: data });
      const reason = `Until ${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      await recordAction(tx, operator, { ...entry, action: 'announced', about: text, reason });
      return;
    }
    const [ended] = await tx.$queryRaw<{ text: string }[]>`delete from system_notices returning text`;
    const reason = 'Taken down by an operator';
    if (ended) await recordAction(tx, operator, { ...entry, action: 'took down', about: ended.text, reason });
  });
  const notice = text === null ? null : { text, until: end.toISOString() };
  Object.assign(known, { notice, at: performance.now(), changes: known.changes + 1 });
  return notice;
}
