import 'server-only';
import { env } from '@/lib/server/env';

/**
 * True when an AI can be asked: OpenAI by its key, or another server by its
 * address, perhaps without a key.
 */
export function aiConfigured(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_DAILY_LIMIT } = env();
  return Boolean(OPENAI_API_KEY || OPENAI_BASE_URL) && AI_DAILY_LIMIT > 0;
}
