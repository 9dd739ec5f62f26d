import 'server-only';
import { AppError } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { giveBack, secondsToWait, waitFor } from '@/lib/server/http/rate-limiter';

/**
 * Counts a call to the provider, for the person and for everyone together. The person first: whoever has used up
 * their own share must not eat into everyone's.
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

/** Counts a second try, which costs everyone but not the person again. */
export async function spendRetry(): Promise<void> {
  const seconds = await secondsToWait('aiForAll', 'everyone');
  if (seconds === 0) return;
  const words = `Everyone’s AI searches are used up for today. Please try again in ${waitFor(seconds)}.`;
  throw new AppError(503, words, { retryAfterSeconds: seconds });
}
