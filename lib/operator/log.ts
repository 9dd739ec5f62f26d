import 'server-only';
import { toCsv } from '@/lib/csv';
import { db, type Tx } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';
import type { Operator } from './desk';
import type { Entry } from './schema';

/** The CSV has all entries. */
const SHOWN = 200;

export interface Action {
  /** In the past tense, because the log shows it after the operator's name: "hid", "suspended". */
  action: string;
  kind: 'campsite' | 'person' | 'mail' | 'notice';
  subjectId: string;
  /** The name or address at the time of the action. */
  about: string;
  reason: string;
  before?: Prisma.InputJsonObject;
  undoes?: string;
}

/** Runs in the action's transaction, so that both are saved or neither. */
export async function recordAction(tx: Tx, operator: Operator, action: Action): Promise<string> {
  const about = action.about.slice(0, 300);
  const { id } = await tx.operatorEntry.create({
    data: { ...action, about, by: operator.address },
    select: { id: true },
  });
  return id;
}

export async function listEntries(most = SHOWN): Promise<Entry[]> {
  const rows = await db.operatorEntry.findMany({
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true, at: true, by: true, action: true, about: true, reason: true },
  });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

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
