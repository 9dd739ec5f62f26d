import 'server-only';
import { env } from '@/lib/server/env';

/**
 * True when an AI is configured: OpenAI by a key, or another server by its address, with or without
 * a key. False when AI_DAILY_LIMIT is 0.
 */
export function aiConfigured(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_DAILY_LIMIT } = env();
  return Boolean(OPENAI_API_KEY || OPENAI_BASE_URL) && AI_DAILY_LIMIT > 0;
}
