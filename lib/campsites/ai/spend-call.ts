import 'server-only';
import { AppError } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { giveBack, secondsToWait, waitFor } from '@/lib/server/http/rate-limiter';

/**
 * Counts a call to the provider against the person's limit and against the limit for everybody. The
 * person's limit is checked first, so that a person who has used it up doesn't use up everybody's.
 * Throws 429 beyond the person's limit and 503 beyond everybody's.
 */
export async function spendCall({ userId }: Viewer): Promise<void> {
  const seconds = await secondsToWait('aiByPerson', userId);
  if (seconds > 0) {
    const words = `You have used up your AI searches for today. Please try again in ${waitFor(seconds)}.`;
    throw new AppError(429, words, { retryAfterSeconds: seconds });
  }
  await spendRetry().catch(async (error: unknown) => {
    await giveBack('aiByPerson', userId);
    throw error;
  });
}

/**
 * Counts a call only against the limit for everybody, so that a second attempt doesn't count for
 * the person again. Throws 503 beyond the limit.
 */
export async function spendRetry(): Promise<void> {
  const seconds = await secondsToWait('aiForAll', 'everyone');
  if (seconds === 0) return;
  const words = `Everyone’s AI searches are used up for today. Please try again in ${waitFor(seconds)}.`;
  throw new AppError(503, words, { retryAfterSeconds: seconds });
}
