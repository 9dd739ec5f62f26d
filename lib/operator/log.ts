import 'server-only';
import { toCsv } from '@/lib/csv';
import { db, type Tx } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';
import type { Operator } from './desk';
import type { Entry } from './schema';

/** The largest number of entries that the desk lists. The CSV has all entries. */
const SHOWN = 200;

export interface Action {
  /**
   * What the operator did, in the past tense, because the log shows it after the operator's name:
   * "hid", "suspended".
   */
  action: string;
  kind: 'campsite' | 'person' | 'mail';
  subjectId: string;
  /** The campsite's name or the person's address at the time of the action. */
  about: string;
  reason: string;
  /** The state before the action, which an undo restores. */
  before?: Prisma.InputJsonObject;
  /** Id of the log entry that this action undoes. */
  undoes?: string;
}

/**
 * Writes an action into the log, in the same transaction as the action, so that both are saved or
 * neither. Returns the entry's id.
 */
export async function recordAction(tx: Tx, operator: Operator, action: Action): Promise<string> {
  const about = action.about.slice(0, 300);
  const { id } = await tx.operatorEntry.create({
    data: { ...action, about, by: operator.address },
    select: { id: true },
  });
  return id;
}

/** Lists the newest entries of the log, newest first. */
export async function listEntries(most = SHOWN): Promise<Entry[]> {
  const rows = await db.operatorEntry.findMany({
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true, at: true, by: true, action: true, about: true, reason: true },
  });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Returns the whole log as CSV, oldest entry first. */
export async function logCsv(): Promise<string> {
  const rows = await db.operatorEntry.findMany({
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { at: true, by: true, action: true, kind: true, about: true, reason: true },
  });
  return toCsv([
    ['At', 'By', 'Action', 'Kind', 'About', 'Reason'],
    ...rows.map(({ at, by, action, kind, about, reason }) => [
      at.toISOString(),
      by,
      action,
      kind,
      about,
      reason,
    ]),
  ]);
}
