import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { addJobAt } from '@/lib/server/jobs/queue';

/** Answers within this time get one receipt, of the last answer. */
const TOGETHER_MS = 3 * 60 * 1000;

export interface ReceiptJob {
  inviteId: string;
}

export const scheduleReceipt = (tx: Tx, inviteId: string, inMs = TOGETHER_MS) =>
  addJobAt(tx, 'answer-receipt', { inviteId } satisfies ReceiptJob, {
    key: `answer-receipt ${inviteId}`,
    at: new Date(Date.now() + inMs),
  });
